import type { Board } from './board.ts'
import { sanOf } from './analysis/san.ts'
import { legalMoves } from './moves.ts'
import { moveName, readPosition } from './notation.ts'

/** Moves by keyboard in standard notation: `e4`, `Nf3`, `O-O`, `e8=Q`; also `e2e4`. */
export interface Typing {
  readonly text: string
  /** Takes a key; returns the move once it is unambiguous, or at Enter. */
  press(
    key: string,
    board: Pick<Board, 'legal' | 'state'>,
  ): { readonly isUsed: boolean; readonly move?: string | undefined }
  clear(): void
}

const LETTERS = /^[a-hA-H1-8NBRQKnrqkOo0x=-]$/
const LONGEST = 7

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[x=+#-]/g, '')
    .replaceAll('0', 'o')

export function typing(): Typing {
  let text = ''
  return {
    get text() {
      return text
    },
    press(key, { legal, state }) {
      if (legal.length === 0) text = ''
      if (key === 'Backspace' && text !== '') {
        text = text.slice(0, -1)
        return { isUsed: true }
      }
      if (key === 'Enter' && text !== '') {
        const move = meant(text, legal, state.fen, true)
        text = ''
        return { isUsed: true, move }
      }
      if (legal.length === 0 || text.length >= LONGEST || !LETTERS.test(key)) return { isUsed: false }
      text += key
      const move = meant(text, legal, state.fen, false)
      if (move !== undefined) text = ''
      return { isUsed: true, move }
    },
    clear() {
      text = ''
    },
  }
}

/** The legal move of a text; unless `done`, none while the text may be the start of a longer one. */
function meant(text: string, legal: readonly string[], fen: string, isDone: boolean): string | undefined {
  const position = readPosition(fen)
  const named = legalMoves(position).map((move) => ({ name: moveName(move), san: sanOf(position, move) }))
  const wanted = plain(text)
  const known = named.filter(({ name }) => legal.includes(name))
  const exact = known.filter(({ name, san }) => name === wanted || plain(san) === wanted)
  // `Bc4` is a bishop move, `bc4` a pawn capture.
  const only = exact.length > 1 ? exact.filter(({ san }) => san.startsWith(text[0]!)) : exact
  if (only.length !== 1) return undefined
  const isBeginning = known.some(
    ({ name, san }) => name !== only[0]!.name && (name.startsWith(wanted) || plain(san).startsWith(wanted)),
  )
  return isDone || !isBeginning ? only[0]!.name : undefined
}
