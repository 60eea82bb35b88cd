/** Letters that Unicode does not decompose, and spellings that readers treat as equal. */
const SAME: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
}
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g')
const KATAKANA = /[\u30a1-\u30f6]/g
const KANA_APART = 0x60

/** Text without accents and case, so that "poklad" finds "pokład", and hiragana finds katakana. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SAME_LETTERS, (letter) => SAME[letter]!)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_APART))
    .trim()

/** Languages written without spaces between words. */
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'th'])
const IDEOGRAMS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Whether a word is in a script without spaces. */
export const isUnspaced = (word: string) => IDEOGRAMS.test(word)
const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

const LETTERS = /[\p{L}\p{N}]+/gu
const lettersOf = (text: string) => folded(text).match(LETTERS) ?? []

/** The folded words of a text. Text without spaces is segmented with the dictionary of its language. */
export function wordsOf(text: string, language: string): string[] {
  const short = text.slice(0, LONGEST_TEXT)
  if (!UNSPACED.has(language) && !IDEOGRAMS.test(short)) return lettersOf(short)
  return [...segmenter(language).segment(short)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? lettersOf(segment) : [],
  )
}

/** Nobody types more, and no game has longer texts. */
const LONGEST_TEXT = 300

/** Bigrams, for scripts that a dictionary may segment differently in longer text. */
export function pairsOf(word: string): string[] {
  if (!isUnspaced(word)) return []
  const letters = [...word]
  return letters.slice(1).map((letter, place) => letters[place]! + letter)
}
