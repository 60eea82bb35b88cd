import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileTexts } from '#kit/i18n/compile-texts.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { translator, type Texts, type Translate } from '#kit/i18n/texts.ts'

/** The product's texts in a language. */
export type TextsIn = (language: Language) => Translate

const ROOT = join(import.meta.dirname, '../..')

/**
 * Server-side texts, for shared pages and push messages. Message folders are given by namespace, as `{ market:
 * 'modules/market/web/messages' }`; each is read when its language is first used.
 */
export function textsFrom(folders: Readonly<Record<string, string>>): TextsIn {
  const spoken = new Map<Language, Translate>()
  return (language) => {
    const known = spoken.get(language)
    if (known) return known
    const texts: Texts = Object.assign(
      {},
      ...Object.entries(folders).map(([namespace, folder]) => {
        const file = join(ROOT, folder, `${language}.json`)
        return compileTexts(namespace, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      }),
    )
    const say = translator(language, texts)
    spoken.set(language, say)
    return say
  }
}
