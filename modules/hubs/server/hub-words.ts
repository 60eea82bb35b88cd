import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#kit/i18n/languages.ts'

/** Title and lead of each hub, by its slug. */
export type HubWords = Readonly<Record<string, readonly [title: string, lead: string]>>

const FOLDER = join(import.meta.dirname, '../words')
const known = new Map<Language, HubWords>()

/** The texts of a language, read once. */
export function hubWords(language: Language): HubWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as HubWords
  known.set(language, words)
  return words
}
