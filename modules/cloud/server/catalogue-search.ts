import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { CloudGame } from '../model.ts'

/** Letters that Unicode takes for whole ones, and that are typed without their strokes all the same. */
const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
/** A name is also found from its middle (`tux` in SuperTux); shorter ends than this would find everything. */
const SHORTEST_END = 2
const LONGEST_WORD = 24
const MOST_WORDS = 6
/** A cursor holds it together with a key. */
const SORTED_BY = 48
/** Scripts without spaces: a sentence is one word there, so that its characters are taken one by one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

type Words = Pick<CloudGame, 'names' | 'summaries'>

/** Letters without their marks and capitals. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => STROKES[letter] ?? letter)

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A word and its ends, as far as a player may begin to type there. */
function endsOf(word: string): string[] {
  const letters = [...word]
  const shortest = UNSPACED.test(word) ? 1 : SHORTEST_END
  const count = Math.max(1, letters.length - shortest + 1)
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + LONGEST_WORD).join(''))
}

/** What a game is found by: every end of the words of its names, and the words of its summaries. */
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

/** The search as the database wants it; empty when nothing can be looked for. Letters and digits only, so that it needs no quoting. */
export function searchFor(typed: string, language: Language): string {
  const words = wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
  const languages = language === 'en' ? ['en'] : [language, 'en']
  return words.map((word) => `(${languages.map((one) => `'${one}:${word}':*`).join(' | ')})`).join(' & ')
}

/** What lists by name are sorted by, language by language. */
export const sortNames = (names: CloudGame['names']): string[] =>
  LANGUAGES.map((language) =>
    wordsOf(names[language] ?? names['en'] ?? '')
      .join(' ')
      .slice(0, SORTED_BY),
  )

/** The place of a language among the sorted names, counted from 1 as the database does. */
export const namePlace = (language: Language): number => LANGUAGES.indexOf(language) + 1
