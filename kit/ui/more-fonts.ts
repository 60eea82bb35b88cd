import { writesMore } from '#kit/i18n/alphabets.ts'
import type { Language } from '#kit/i18n/languages.ts'
import address from './more-fonts.css?url'

/** Adds the faces of other letters to a page that came without them: names and chat are in any language. */
export function loadMoreFonts() {
  if (writesMore(document.documentElement.lang as Language)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  document.head.append(sheet)
}
