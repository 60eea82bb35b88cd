import { ok, refuse } from '#kit/result/result.ts'
import { LONGEST_TEXT, MOST_TEXT_BYTES } from '../model.ts'

/** Two hundred graphemes never need more, and counting those of a megabyte is slow. */
const LONGEST_INPUT = 4000
/** A stack of accents covers the lines above and below it; none of our languages stacks more than three. */
const TOWER = /\p{M}{5}/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const countGraphemes = (text: string) => [...graphemes.segment(text)].length

/**
 * What NFKC would damage: Thai and Lao AM would be split behind the tone mark, the jamo of Korean laughter (ㅋㅋ) become half syllables,
 * and the wide punctuation of Chinese and Japanese becomes narrow.
 */
const KEPT_AS_TYPED =
  /([\u0E33\u0EB3\u3131-\u318E\u2026\u3000\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]+)/

/** Normalises what looks the same, keeping the letters that people write. */
const oneSpelling = (text: string) =>
  text
    .split(KEPT_AS_TYPED)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('')

/** Treated as spaces; all other invisible characters are removed. */
const SPACES = /[\s\p{Zl}\p{Zp}\u2800]+/gu
/** Controls, bidi marks and overrides, zero-width and other invisible characters, private use and lone surrogates. */
const HIDDEN = /[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u
const EMOJI_STYLES = '\uFE0E\uFE0F'
const JOINER = '\u200D'
const NON_JOINER = '\u200C'
/** Scripts that write some words with a joiner or non-joiner between two letters. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u
/** The last code point of an emoji before a joiner, and the first after it. */
const PICTURE_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3]/u
const PICTURE = /\p{Extended_Pictographic}/u
/** The flags of England, Scotland and Wales are a black flag with tag characters. */
const FLAG_OF_REGION = /\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu

function withoutHidden(text: string): string {
  const letters = [...text]
  const isKept = (letter: string, index: number) => {
    if (!HIDDEN.test(letter) || EMOJI_STYLES.includes(letter)) return true
    const [last = '', next = ''] = [letters[index - 1], letters[index + 1]]
    if (letter !== JOINER && letter !== NON_JOINER) return false
    if (JOINING.test(last) && JOINING.test(next) && /\p{L}/u.test(next)) return true
    return letter === JOINER && PICTURE_END.test(last) && PICTURE.test(next)
  }
  return letters.filter(isKept).join('')
}

/** Removes hidden characters except where a script or an emoji needs them. */
function withoutStrays(text: string): string {
  const flags = text.match(FLAG_OF_REGION) ?? []
  return text
    .split(FLAG_OF_REGION)
    .map((part, index) => withoutHidden(part) + (flags[index] ?? ''))
    .join('')
}

/** A text as it is stored and shown: one line, no hidden characters, 1 to 200 graphemes. */
export function readText(typed: string) {
  if (typed.length > LONGEST_INPUT) return refuse('ChatTextInvalid')
  const text = withoutStrays(oneSpelling(typed).replace(SPACES, ' ')).replace(/ {2,}/g, ' ').trim()
  if (text.length > LONGEST_INPUT || TOWER.test(text)) return refuse('ChatTextInvalid')
  // A variation selector or a mark alone shows nothing.
  if (!/[^\p{M}\p{C}\s]/u.test(text)) return refuse('ChatTextInvalid')
  if (new TextEncoder().encode(text).length > MOST_TEXT_BYTES) return refuse('ChatTextInvalid')
  if (countGraphemes(text) > LONGEST_TEXT) return refuse('ChatTextInvalid')
  return ok(text)
}

/** The comment of a report: one line, no hidden characters, possibly empty. */
export const readReport = (typed: string) => withoutStrays(oneSpelling(typed).replace(SPACES, ' ')).trim()

/** The key by which two texts count as the same: case, signs and spaces are ignored, unless there is nothing else. */
export function sayingOf(text: string): string {
  const said = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return said === '' ? text.replaceAll(' ', '') : said
}
