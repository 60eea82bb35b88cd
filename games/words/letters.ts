import type { Language } from './languages.ts'

/** Letters written with two signs that take one square of a crossword in their country. */
const PAIRS: Partial<Record<Language, RegExp>> = {
  sk: /ch/gu,
  sq: /dh|gj|ll|nj|rr|sh|th|xh|zh/gu,
}

/** One letter with all that stands above, below and right after it: Thai vowels and tones stay with their consonant. */
const LETTER = /\P{M}[\p{M}\u0e33]*/gu
const UNWRITTEN = /[\s\u2019'-]/gu

/** The tiles of a word, in reading order; blanks and hyphens have none. */
export function lettersOf(word: string, language: Language): readonly string[] {
  const plain = word.normalize('NFC').replace(UNWRITTEN, '')
  const pairs = PAIRS[language]
  if (!pairs) return plain.match(LETTER) ?? []
  const tiles: string[] = []
  let from = 0
  for (const { 0: pair, index } of plain.matchAll(pairs)) {
    tiles.push(...(plain.slice(from, index).match(LETTER) ?? []), pair)
    from = index + pair.length
  }
  return [...tiles, ...(plain.slice(from).match(LETTER) ?? [])]
}
