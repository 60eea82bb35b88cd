import type { Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, 2 a draw, -1 not yet. */
export type Outcome = -1 | 0 | 1 | 2

export interface PathPosition {
  /** 0 is empty, 1 and 2 belong to the seats, `ROCK` to nobody. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly outcome: Outcome
  /** Stones placed so far. */
  readonly placed: number
  /** Stones left in this turn. */
  readonly left: number
}

export const ROCK = 3
