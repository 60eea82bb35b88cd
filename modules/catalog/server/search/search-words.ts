import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#kit/i18n/languages.ts'
import type { SearchWords } from './phrases.ts'

const FOLDER = join(import.meta.dirname, '../../search-words')
const known = new Map<Language, SearchWords>()

/** Words that people of a language use for games, read once. */
export function searchWords(language: Language): SearchWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as SearchWords
  known.set(language, words)
  return words
}
