import { looksLike } from '#kit/i18n/look-alikes.ts'

/** How words of a language are compared: spellings that its readers treat as equal are normalised. */
export interface Spelling {
  /** Words are separated by spaces; otherwise a word matches anywhere in a run of letters. */
  readonly isSpaced: boolean
  /** Latin letters may be written as digits and signs. */
  readonly hasDisguises: boolean
  fold(text: string): string
}

const unaccented = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')

/** Accents are kept: "lớn" is big and "şık" is elegant, without accents they are other words. */
const accented = (text: string) => text.toLowerCase().normalize('NFC')

/** Without vowel marks and elongation, and with one form of alef, yeh and heh. */
const arabic = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640\u200C\u200D]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')

const HIRAGANA_FROM_KATAKANA = 0x60
const japanese = (text: string) =>
  accented(text).replace(/[\u30A1-\u30F6]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - HIRAGANA_FROM_KATAKANA),
  )

/** Latin letters that look like Cyrillic ones inside a Cyrillic word. */
const CYRILLIC_TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'ь',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
  3: 'з',
  0: 'о',
}
const russian = (text: string) =>
  accented(text)
    .replaceAll('ё', 'е')
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /\p{Script=Cyrillic}/u.test(word) ? replaced(word, CYRILLIC_TWINS) : word,
    )

/** Cyrillic and Greek letters that look like Latin ones inside a Latin word. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ρ: 'p',
  ι: 'i',
  ν: 'v',
  τ: 't',
  κ: 'k',
  υ: 'u',
}
const latin =
  (fold: (text: string) => string) =>
  (text: string): string =>
    fold(text).replace(/[\p{L}\p{N}\p{M}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) ? looksLike(replaced(word, LATIN_TWINS)) : word,
    )

const DISGUISES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

function replaced(text: string, twins: Readonly<Record<string, string>>): string {
  return Array.from(text, (letter) => twins[letter] ?? letter).join('')
}

const spaced = (fold: (text: string) => string, hasDisguises = true): Spelling => ({
  isSpaced: true,
  hasDisguises,
  fold,
})
const running = (fold: (text: string) => string): Spelling => ({ isSpaced: false, hasDisguises: false, fold })

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  all: spaced(latin(unaccented)),
  en: spaced(latin(unaccented)),
  id: spaced(latin(unaccented)),
  ar: spaced(arabic, false),
  ru: spaced(russian, false),
  // In Turkish, capital I is the dotless letter and İ the dotted one.
  tr: spaced((text) => latin(accented)(text.toLocaleLowerCase('tr'))),
  zh: running(accented),
  ja: running(japanese),
  ko: running(accented),
  th: running(accented),
}
const OTHER_SPELLING = spaced(latin(accented))

export const spellingOf = (language: string): Spelling => SPELLINGS[language] ?? OTHER_SPELLING

const squeezed = (word: string, length: number) =>
  word.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(length))

const withoutSigns = (word: string) => word.replace(/^[@$!|*#%]+|[@$!|*#%]+$/g, '')

const MASK = /[@*#%]/u

/** The pattern of a partly hidden word, as `f@ck` and `f**k`; undefined where no letter is hidden, or too many. */
export function shapeOf(word: string): readonly RegExp[] | undefined {
  const letters = [...word]
  const hidden = letters.filter((letter) => MASK.test(letter)).length
  if (hidden === 0 || MASK.test(letters[0]!) || letters.length - hidden < 2) return undefined
  return letters.map((letter) => (MASK.test(letter) ? /^\p{L}$/u : exactly(letter)))
}

const exactly = (letter: string) => new RegExp(`^${letter.replace(/[$!|]/, String.raw`\$&`)}$`, 'u')

/** Possible readings of a written word: digits and signs as letters, repeated letters collapsed. */
export function readingsOf(word: string, { hasDisguises }: Spelling): string[] {
  const bare = withoutSigns(word)
  const plain = hasDisguises ? [word, bare].flatMap(undisguised) : [bare]
  return [...new Set(plain.flatMap((one) => [one, squeezed(one, 2), squeezed(one, 1)]))]
}

/** The words of a text in order, each in its likeliest reading, separated by spaces. */
export function lineOf(words: readonly string[], { hasDisguises }: Spelling): string {
  const read = (word: string) => squeezed((hasDisguises ? undisguised(word)[0] : undefined) ?? word, 1)
  return ` ${words.map((word) => read(withoutSigns(word))).join(' ')} `
}

/** A number is no word in disguise. */
function undisguised(word: string): string[] {
  if (!/\p{L}/u.test(word)) return [word]
  return [replaced(word, DISGUISES), replaced(word, { ...DISGUISES, 1: 'l' })]
}
