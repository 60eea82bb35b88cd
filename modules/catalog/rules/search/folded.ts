/** Letters that Unicode does not take apart, and spellings that readers take for the same. */
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

/** Letters without their marks and capitals, so that "pokład" is found by "poklad", and katakana by hiragana. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SAME_LETTERS, (letter) => SAME[letter]!)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_APART))
    .trim()

/** Languages that write no blanks between words. */
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'th'])
const IDEOGRAMS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Whether a word is of a script that writes no blanks. */
export const isUnspaced = (word: string) => IDEOGRAMS.test(word)
const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

const LETTERS = /[\p{L}\p{N}]+/gu
const lettersOf = (text: string) => folded(text).match(LETTERS) ?? []

/** The words of a text, folded. Text without blanks is cut where a dictionary of the language cuts it. */
export function wordsOf(text: string, language: string): string[] {
  const short = text.slice(0, LONGEST_TEXT)
  if (!UNSPACED.has(language) && !IDEOGRAMS.test(short)) return lettersOf(short)
  return [...segmenter(language).segment(short)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? lettersOf(segment) : [],
  )
}

/** Nobody types more, and no game says more of itself. */
const LONGEST_TEXT = 300

/** Two letters each, for scripts whose words a dictionary may cut elsewhere in a longer text. */
export function pairsOf(word: string): string[] {
  if (!isUnspaced(word)) return []
  const letters = [...word]
  return letters.slice(1).map((letter, place) => letters[place]! + letter)
}
