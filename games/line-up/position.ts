import type { Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, 2 a draw, -1 not yet. */
export type Outcome = -1 | 0 | 1 | 2

export interface LineUpPosition {
  /** 0 is empty, 1 and 2 are colours or marks, or the numbers themselves. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly outcome: Outcome
  /** The cells of the figure that ended the game. */
  readonly line: readonly number[]
  /** Board of boards: outcome of each small board, and the one to play in (-1: any). */
  readonly small: readonly Outcome[]
  readonly sent: number
}

/** A move is a cell plus the board's size times a variant: a pop, a mark, a number, a twist. */
export type LineUpMove = number

export const cellOf = (size: number, move: LineUpMove) => move % size
export const variantOf = (size: number, move: LineUpMove) => Math.floor(move / size)
export const POP = 1
