/** Rows of hiragana by their consonants, for the vowels a, i, u, e, o. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  r: 'らりるれろ',
  l: 'らりるれろ',
  w: 'わゐうゑを',
}
const VOWELS = 'aiueo'
const SMALL: Readonly<Record<string, string>> = { a: 'ゃ', u: 'ゅ', o: 'ょ', e: 'ぇ', i: 'ぃ' }
/** Sounds spelled differently from their row. */
const AS_SPOKEN: Readonly<Record<string, string>> = { shi: 'si', chi: 'ti', tsu: 'tu', fu: 'hu', ji: 'zi' }
/** A consonant with y, in both spellings. */
const SOFT: Readonly<Record<string, string>> = { sh: 'し', ch: 'ち', j: 'じ', jy: 'じ', cy: 'ち' }

const SYLLABLE =
  /(n)(?![aiueoy])'?|(sh|ch|jy|cy|j)([auoe])|([kgsztdnhbpmrl])y([auo])|([yf])([aiueo])|(shi|chi|tsu|ji)|([kgsztdnhbpmrlw]?)([aiueo])|([kstpgzdbc])(?=\11|c)/g

/** Romaji to hiragana ("suudoku"); anything that is no syllable stays. */
export const hiragana = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/m(?=[bp])/g, 'n')
    .replace(SYLLABLE, (...found: readonly (string | undefined)[]) => {
      const [, n, soft, afterSoft, hard, afterHard, half, afterHalf, spoken, consonant, vowel] = found
      if (n) return 'ん'
      if (soft) return SOFT[soft]! + SMALL[afterSoft!]!
      if (hard) return ROWS[hard]![1]! + SMALL[afterHard!]!
      if (half === 'y') return { a: 'や', u: 'ゆ', o: 'よ' }[afterHalf!] ?? 'い'
      if (half === 'f')
        return `ふ${afterHalf === 'u' ? '' : { a: 'ぁ', i: 'ぃ', e: 'ぇ', o: 'ぉ' }[afterHalf!]!}`
      if (spoken) {
        const row = AS_SPOKEN[spoken]!
        return ROWS[row[0]!]![VOWELS.indexOf(row[1]!)]!
      }
      if (vowel) return ROWS[consonant ?? '']![VOWELS.indexOf(vowel)]!
      return 'っ'
    })
