import type { Seat } from '#kit/game/duel/rules.ts'
import type { DraughtsDefinition } from './definitions.ts'

export const MAN = 1
export const KING = 3

export interface DraughtsPosition {
  /** 0 is empty, 1 and 2 are men of the first and second seat, 3 and 4 their kings. */
  readonly cells: readonly number[]
  readonly turn: Seat
  /** Moves since the last capture or step of a man. */
  readonly quiet: number
}

/** The squares a piece touches, joined by dots: `40.33`, or `40.26.12` for two captures. */
export type DraughtsMove = string

export const seatOf = (piece: number): Seat => (piece % 2 === 1 ? 0 : 1)
export const isKing = (piece: number) => piece >= KING
export const pathOf = (move: DraughtsMove): number[] => move.split('.').map(Number)

const isPlayed = ({ ways, side }: DraughtsDefinition, cell: number) =>
  ways !== 'diagonal' || (Math.floor(cell / side) + (cell % side)) % 2 === 1

export function startOf(definition: DraughtsDefinition): DraughtsPosition {
  const { side, rows, behind } = definition
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const row = Math.floor(cell / side)
    if (!isPlayed(definition, cell)) return 0
    if (row >= behind && row < behind + rows) return MAN + 1
    return row < side - behind && row >= side - behind - rows ? MAN : 0
  })
  return { cells, turn: 0, quiet: 0 }
}

/** Whether a man of this seat is crowned on the row. */
export const isLastRow = ({ side }: DraughtsDefinition, seat: Seat, cell: number) =>
  Math.floor(cell / side) === (seat === 0 ? 0 : side - 1)
