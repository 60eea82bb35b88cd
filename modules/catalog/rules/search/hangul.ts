const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const FINALS = [
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
].concat(['ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'])
const DOUBLE_VOWELS: Readonly<Record<string, string>> = {
  ㅗㅏ: 'ㅘ',
  ㅗㅐ: 'ㅙ',
  ㅗㅣ: 'ㅚ',
  ㅜㅓ: 'ㅝ',
  ㅜㅔ: 'ㅞ',
  ㅜㅣ: 'ㅟ',
  ㅡㅣ: 'ㅢ',
}
const FIRST_SYLLABLE = 0xac00

/** Letters on the keys of a Korean keyboard; with shift some are doubled. */
export const KOREAN_KEYS: ReadonlyMap<string, string> = new Map(
  [...'qwertyuiopasdfghjklzxcvbnmQWERTOP'].map(
    (key, place) =>
      [key, 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ'[place]!] as const,
  ),
)

const FINAL = FINALS.toSorted((one, other) => other.length - one.length).join('|')
const SYLLABLE = new RegExp(`([${INITIALS}])([${VOWELS}])((?:${FINAL})(?![${VOWELS}]))?`, 'g')

/** Combines single letters into syllables: "ㅊㅔㅅㅡ" is "체스". */
export const composed = (letters: string): string =>
  letters
    .replace(/ㅗ[ㅏㅐㅣ]|ㅜ[ㅓㅔㅣ]|ㅡㅣ/g, (pair) => DOUBLE_VOWELS[pair]!)
    .replace(SYLLABLE, (_whole, initial: string, vowel: string, final?: string) =>
      String.fromCharCode(
        FIRST_SYLLABLE +
          (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * (FINALS.length + 1) +
          (final === undefined ? 0 : FINALS.indexOf(final) + 1),
      ),
    )
