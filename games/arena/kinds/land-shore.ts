import type { Player, Round } from '../round.ts'

/** A walker stands on a square and glides to the next. */
export interface Walker extends Player {
  column: number
  row: number
  /** 0 right, 1 down, 2 left, 3 up. */
  heading: number
  /** Requested heading, taken at the next square. */
  wish: number
  /** Squares of the open line in order. */
  line: number[]
  area: number
  /** A computer player's plan: headings still to walk. */
  plan: number[]
}

/** Owner of each square: 0 for nobody, else player + 1. */
export interface Shore extends Round {
  readonly players: readonly Walker[]
  readonly owner: number[]
  /** Open line on each square, likewise. */
  readonly trail: number[]
}

export const SIDE = 58
export const SQUARE = 30
export const COLUMN_STEP = [1, 0, -1, 0] as const
export const ROW_STEP = [0, 1, 0, -1] as const

export const isOnShore = (column: number, row: number) =>
  column >= 0 && row >= 0 && column < SIDE && row < SIDE
