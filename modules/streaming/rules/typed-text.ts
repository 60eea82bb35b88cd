/** Text typed on a phone's keyboard, on its way into a game. */

/** Characters of one message. */
export const LONGEST_TEXT = 16
/** Duration of a key press, and pause before the next: a game that polls once per frame sees both. */
export const KEY_DOWN_MS = 34
export const KEY_UP_MS = 21
const STROKE_MS = KEY_DOWN_MS + KEY_UP_MS
/** The host's typing rate; a page that sends more has more queued than anybody types. */
export const MOST_TYPED_PER_SECOND = Math.ceil(1000 / STROKE_MS)
export const MOST_TYPED_AT_ONCE = 160

/** Control, format and private characters, lone surrogates and line breaks: no key types them. */
const UNTYPED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

export function isTypeable(text: string): boolean {
  const { length } = Array.from(text.slice(0, 2 * LONGEST_TEXT + 1))
  return length > 0 && length <= LONGEST_TEXT && text.search(UNTYPED) === -1
}

export const withoutUntyped = (text: string): string => text.replaceAll(UNTYPED, '')

/** Splits a text into messages. */
export function piecesOf(text: string): string[] {
  const characters = [...withoutUntyped(text)]
  const count = Math.ceil(characters.length / LONGEST_TEXT)
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * LONGEST_TEXT, (at + 1) * LONGEST_TEXT).join(''),
  )
}

/** How long the host takes to type a piece. */
export const lengthOfTyping = (piece: string): number => [...piece].length * STROKE_MS

/** The edit from one text to another: a number of Backspaces, then this text. Autocorrect replaces words. */
export function strokesBetween(
  before: string,
  after: string,
): { readonly erased: number; readonly text: string } {
  const [old, next] = [[...before], [...after]]
  let same = 0
  while (same < old.length && old[same] === next[same]) same += 1
  return { erased: old.length - same, text: next.slice(same).join('') }
}
