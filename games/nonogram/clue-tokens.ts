import type { Clue, Puzzle } from './puzzle.ts'

/** One sign of a clue: a number, or a question mark. */
export interface Token {
  readonly text: string
  /** Colour of its block; 0 for a total. */
  readonly colour: number
  /** Cells in a ring: a number of groups. */
  readonly isRing: boolean
}

const plain = (text: string, colour: number): Token => ({ text, colour, isRing: false })

/** Signs of a clue from the far end of its strip to the board. */
export function tokensOf(clue: Clue, number: (value: number) => string): readonly Token[] {
  if (clue.kind === 'none') return []
  if (clue.kind === 'total')
    return [plain(number(clue.total), 0), { text: number(clue.groups), colour: 0, isRing: true }]
  if (clue.blocks.length === 0) return [plain(number(0), 0)]
  return clue.blocks.map(([length, colour]) => plain(length === 0 ? '?' : number(length), colour))
}

/** Room of a sign along a row, in font sizes. */
export const widthOf = ({ text, isRing }: Token, isChip: boolean) =>
  isRing ? 1.35 : text.length > 1 ? 1.42 : isChip ? 1.16 : 0.98

/** Room of a sign along a column, in font sizes. */
export const heightOf = ({ isRing }: Token, isChip: boolean) => (isRing ? 1.4 : isChip ? 1.24 : 1.14)

/** Widest row clue and tallest column clue, in font sizes. */
export function stripsOf({ clues, columns, colours }: Puzzle): {
  readonly side: number
  readonly top: number
} {
  const isChip = colours > 1
  const longest = (lines: readonly Clue[], room: (token: Token, isChip: boolean) => number) =>
    Math.max(
      1.4,
      ...lines.map((clue) => tokensOf(clue, String).reduce((sum, token) => sum + room(token, isChip), 0)),
    )
  return {
    side: longest(clues.slice(columns), widthOf) + 0.5,
    top: longest(clues.slice(0, columns), heightOf) + 0.4,
  }
}
