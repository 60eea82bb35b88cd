import { DEEPEST_SAVE, MOST_VALUES } from './limits.ts'

const TEXT_MARK = 34
const ESCAPE = 92
const COMMA = 44
const OPENING: readonly number[] = [91, 123]
const CLOSING: readonly number[] = [93, 125]

/** The shape of a save's text, read before it is parsed: a text that packs small may unfold to a million values, or nest endlessly. */
export function shapeOf(text: string): 'fits' | 'tooWide' | 'tooDeep' {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === TEXT_MARK) at = endOfText(text, at + 1)
    else if (letter === COMMA) values++
    else if (OPENING.includes(letter)) {
      values++
      if (++depth > DEEPEST_SAVE) return 'tooDeep'
    } else if (CLOSING.includes(letter)) depth--
    if (values > MOST_VALUES) return 'tooWide'
  }
  return 'fits'
}

/** The closing mark of a text, or the end of a damaged one. */
function endOfText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === TEXT_MARK) return at
    if (letter === ESCAPE) at++
  }
  return text.length
}
