import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { CloudGame } from '../model.ts'

/** Letters that Unicode does not decompose, but that people type without their strokes. */
const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
/** A name also matches from its middle (`tux` in SuperTux); shorter suffixes would match everything. */
const SHORTEST_END = 2
const LONGEST_WORD = 24
const MOST_WORDS = 6
/** Stored in a cursor next to a key. */
const SORTED_BY = 48
/** Scripts without spaces: a sentence would be one word, so single characters are used. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

type Words = Pick<CloudGame, 'names' | 'summaries'>

/** Text without accents and case. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => STROKES[letter] ?? letter)

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A word and its suffixes, where a player may begin to type. */
function endsOf(word: string): string[] {
  const letters = [...word]
  const shortest = UNSPACED.test(word) ? 1 : SHORTEST_END
  const count = Math.max(1, letters.length - shortest + 1)
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + LONGEST_WORD).join(''))
}

/** The search text of a game: every suffix of the words of its names, and the words of its summaries. */
export function foundBy({ names, summaries }: Words): string[] {
  const found = new Set<string>()
  for (const [language, name] of Object.entries(names))
    for (const word of wordsOf(name)) for (const end of endsOf(word)) found.add(`${language}:${end}`)
  for (const [language, summary] of Object.entries(summaries))
    for (const word of wordsOf(summary))
      for (const end of UNSPACED.test(word) ? endsOf(word) : [word.slice(0, LONGEST_WORD)])
        found.add(`${language}:${end}`)
  return [...found].sort()
}

/** The search as a tsquery; empty when it has no usable terms. Letters and digits only, so it needs no quoting. */
export function searchFor(typed: string, language: Language): string {
  const words = wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
  const languages = language === 'en' ? ['en'] : [language, 'en']
  return words.map((word) => `(${languages.map((one) => `'${one}:${word}':*`).join(' | ')})`).join(' & ')
}

/** Sort keys of names, one per language. */
export const sortNames = (names: CloudGame['names']): string[] =>
  LANGUAGES.map((language) =>
    wordsOf(names[language] ?? names['en'] ?? '')
      .join(' ')
      .slice(0, SORTED_BY),
  )

/** Index of a language among the sort keys, from 1 as in SQL. */
export const namePlace = (language: Language): number => LANGUAGES.indexOf(language) + 1
