import { strokesBetween, withoutUntyped } from '../../rules/typed-text.ts'
import type { Typist } from './typist.ts'

/** Invisible filler, so that Backspace has something to delete: a phone's keyboard reports no key. */
export const BLANK = '\u200b'
/** Longer text is not corrected any more. */
const MOST_KNOWN = 120

/**
 * Turns a text field's changes into keystrokes. The keyboard may compose, correct and predict in the field; the game gets the
 * difference each time.
 */
export function openTextField(typist: Typist) {
  let known = ''
  const field = {
    /** Applies the field's value; returns what it should become. */
    take(value: string): string {
      const text = withoutUntyped(value)
      const { erased, text: added } = strokesBetween(known, text)
      const isBeforeStart = known === '' && !value.includes(BLANK) && added === ''
      for (let times = isBeforeStart ? 1 : erased; times > 0; times -= 1) typist.tap('Backspace')
      typist.type(added)
      known = [...text].length > MOST_KNOWN ? '' : text
      return BLANK + known
    },
    /** Takes the last character away. */
    erase(value: string): string {
      const before = [...withoutUntyped(value)]
      return field.take(before.length === 0 ? '' : BLANK + before.slice(0, -1).join(''))
    },
    /** A key of its own; the text before it is final. */
    tap(code: string): string {
      typist.tap(code)
      known = ''
      return BLANK
    },
  }
  return field
}
