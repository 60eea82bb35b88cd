import { writesMore } from '#kit/i18n/alphabets.ts'
import type { Language } from '#kit/i18n/languages.ts'
import address from './more-fonts.css?url'

/** Loads fonts of other scripts, which a page did not need at first: names and chat are in any language. */
export function loadMoreFonts() {
  if (writesMore(document.documentElement.lang as Language)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  document.head.append(sheet)
}
