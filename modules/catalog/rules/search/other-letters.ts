import { composed, KOREAN_KEYS } from './hangul.ts'
import { hiragana } from './romaji.ts'
import { simplified } from './simplified.ts'

/** Keys of an English keyboard in another layout: "if[vfns" is "шахматы" typed without switching. */
const KEYS = [...`qwertyuiop[]asdfghjkl;'zxcvbnm,./\``]
const layout = (letters: string) =>
  new Map(letters.split(' ').map((letter, place) => [KEYS[place]!, letter] as const))
const RUSSIAN_KEYS = layout('й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю . ё')
const ARABIC_KEYS = layout('ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ ذ')
/** Thai also needs the digit row and capitals. */
const THAI_KEYS = new Map([
  ...layout('ๆ ไ ำ พ ะ ั ี ร น ย บ ล ฟ ห ก ด เ ้ ่ า ส ว ง ผ ป แ อ ิ ื ท ม ใ ฝ _'),
  ...Object.entries({ 1: 'ๅ', 4: 'ภ', 5: 'ถ', 6: 'ุ', 7: 'ึ', 8: 'ค', 9: 'ต', 0: 'จ', '-': 'ข', '=': 'ช' }),
  ...Object.entries({
    E: 'ฎ',
    R: 'ฑ',
    T: 'ธ',
    Y: 'ํ',
    U: '๊',
    I: 'ณ',
    O: 'ฯ',
    P: 'ญ',
    '{': 'ฐ',
    A: 'ฤ',
    S: 'ฆ',
    D: 'ฏ',
  }),
  ...Object.entries({
    F: 'โ',
    G: 'ฌ',
    H: '็',
    J: '๋',
    K: 'ษ',
    L: 'ศ',
    ':': 'ซ',
    C: 'ฉ',
    V: 'ฮ',
    N: '์',
    '<': 'ฒ',
    '>': 'ฬ',
  }),
])

const onKeys = (typed: string, keys: ReadonlyMap<string, string>) =>
  [...typed].map((key) => keys.get(key) ?? keys.get(key.toLowerCase()) ?? key).join('')

/** Russian in Latin letters, longest sounds first. */
const RUSSIAN_SOUNDS: Readonly<Record<string, string>> = {
  shch: 'щ',
  sch: 'щ',
  zh: 'ж',
  kh: 'х',
  ts: 'ц',
  ch: 'ч',
  sh: 'ш',
  yo: 'ё',
  jo: 'ё',
  yu: 'ю',
  ju: 'ю',
  ya: 'я',
  ja: 'я',
  ye: 'е',
  ...Object.fromEntries(
    [...'abvgdeziklmnoprstufhcxwqj'].map((key, place) => [key, 'абвгдезиклмнопрстуфхцхвкй'[place]!]),
  ),
  "'": 'ь',
}
const SOUND = /shch|sch|zh|kh|ts|ch|sh|[yj][oua]|ye|[aeiou]y(?![oua])|y|[a-z']/g

const cyrillic = (typed: string): string =>
  typed.toLowerCase().replace(SOUND, (sound) => {
    if (sound === 'y') return 'ы'
    if (sound.length === 2 && sound.endsWith('y')) return RUSSIAN_SOUNDS[sound[0]!]! + 'й'
    return RUSSIAN_SOUNDS[sound] ?? sound
  })

const READINGS: Partial<Record<string, (typed: string) => readonly string[]>> = {
  ru: (typed) => [cyrillic(typed), onKeys(typed, RUSSIAN_KEYS)],
  ar: (typed) => [onKeys(typed, ARABIC_KEYS)],
  th: (typed) => [onKeys(typed, THAI_KEYS)],
  ko: (typed) => [composed(onKeys(typed, KOREAN_KEYS))],
  ja: (typed) => [hiragana(typed)],
}

const LATIN = /^[\x20-\x7e]+$/
/** Nobody types more by mistake. */
const LONGEST = 60

/** A search converted to the letters of the language: by sound, by the keys pressed, or by simplified characters. */
export function inOwnLetters(typed: string, language: string): readonly string[] {
  if (typed.length > LONGEST) return []
  if (language === 'zh') return [simplified(typed)].filter((one) => one !== typed)
  if (!LATIN.test(typed)) return []
  return READINGS[language]?.(typed).filter((one) => one !== typed) ?? []
}
