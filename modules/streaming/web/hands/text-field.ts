import { strokesBetween, withoutUntyped } from '../../rules/typed-text.ts'
import type { Typist } from './typist.ts'

/** Cannot be seen: so that Backspace has something to take away where nothing was typed, for a phone's keyboard tells no key. */
export const BLANK = '\u200b'
/** More of a text is not mended any more. */
const MOST_KNOWN = 120

/**
 * What the field of a phone's keyboard says, as strokes for the game. The field is what the keyboard may compose, correct and
 * predict in; the game gets the difference each time the keyboard has made up its mind.
 */
export function openTextField(typist: Typist) {
  let known = ''
  const field = {
    /** Takes over the value of the field; gives back what it shall be. */
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
    /** A key of its own; the text before it stands. */
    tap(code: string): string {
      typist.tap(code)
      known = ''
      return BLANK
    },
  }
  return field
}
