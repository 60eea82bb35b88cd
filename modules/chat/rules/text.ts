import { ok, refuse } from '#kit/result/result.ts'
import { LONGEST_TEXT } from '../model.ts'

/** Two hundred graphemes never need more; counting those of a megabyte would take long. */
const LONGEST_INPUT = 4000
/** A tower of accents covers the lines above and below it; no language of ours stacks more than three. */
const TOWER = /\p{M}{5}/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const countGraphemes = (text: string) => [...graphemes.segment(text)].length

/**
 * What compatibility would spoil: Thai and Lao AM falls apart behind its tone mark, the jamo of Korean laughter (ㅋㅋ) turn
 * into halves of syllables, and the wide punctuation of Chinese and Japanese shrinks.
 */
const KEPT_AS_TYPED =
  /([\u0E33\u0EB3\u3131-\u318E\u2026\u3000\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]+)/

/** One spelling for what looks the same, in the letters that people write. */
const oneSpelling = (text: string) =>
  text
    .split(KEPT_AS_TYPED)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('')

/** What makes room in a line; everything else that is invisible goes. */
const SPACES = /[\s\p{Zl}\p{Zp}\u2800]+/gu
/** Controls, bidi marks and overrides, zero-width and other invisible characters, private use and broken halves. */
const HIDDEN = /[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u
const EMOJI_STYLES = '\uFE0E\uFE0F'
const JOINER = '\u200D'
const NON_JOINER = '\u200C'
/** Scripts that write some words with a joiner or its opposite between two letters. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u
/** The last sign of a picture before a joiner, and the first behind it. */
const PICTURE_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3]/u
const PICTURE = /\p{Extended_Pictographic}/u
/** The flags of England, Scotland and Wales are a black flag and hidden letters. */
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

/** Hidden characters are dropped except where a script or a picture is written with them. */
function withoutStrays(text: string): string {
  const flags = text.match(FLAG_OF_REGION) ?? []
  return text
    .split(FLAG_OF_REGION)
    .map((part, index) => withoutHidden(part) + (flags[index] ?? ''))
    .join('')
}

/** A text as it is stored and shown: one line, nothing hidden, 1 to 200 characters as a reader counts them. */
export function readText(typed: string) {
  if (typed.length > LONGEST_INPUT) return refuse('ChatTextInvalid')
  const text = withoutStrays(oneSpelling(typed).replace(SPACES, ' ')).replace(/ {2,}/g, ' ').trim()
  if (text.length > LONGEST_INPUT || TOWER.test(text)) return refuse('ChatTextInvalid')
  // A style or a mark alone shows nothing.
  if (!/[^\p{M}\p{C}\s]/u.test(text)) return refuse('ChatTextInvalid')
  if (countGraphemes(text) > LONGEST_TEXT) return refuse('ChatTextInvalid')
  return ok(text)
}

/** What a reader adds to a report: one line, nothing hidden, perhaps nothing at all. */
export const readReport = (typed: string) => withoutStrays(oneSpelling(typed).replace(SPACES, ' ')).trim()

/** What makes two texts the same saying: capitals, signs and spaces do not matter, unless there is nothing else. */
export function sayingOf(text: string): string {
  const said = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return said === '' ? text.replaceAll(' ', '') : said
}
