import { madeOf } from '#kit/game/duel/casts.ts'
import type { Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, -1 is undecided. */
export type Outcome = -1 | 0 | 1

/** A cell of the board, or beside it before the first and after the last step. */
export type Place = number

export interface TrailPosition {
  /** Sorted places of each seat's pieces. */
  readonly men: readonly [readonly Place[], readonly Place[]]
  /** The throw, and what of it is still to play; empty for the other seat's throw. */
  readonly thrown: readonly number[]
  readonly dice: readonly number[]
  /** Whether the seat has earned another throw. */
  readonly again: boolean
  /** Which seats have captured. */
  readonly hasHit: readonly [boolean, boolean]
  /** State of the random numbers; negative when somebody else throws. */
  readonly luck: number
  readonly turn: Seat
  readonly outcome: Outcome
}

/** Places beside the board, after all cells. */
export const WAIT = [90, 91] as const
export const OFF = [92, 93] as const

export const spotsOf = (path: string): readonly number[] => madeOf(path).split('.').map(Number)
export const pathOf = (from: Place, to: Place): string => `${from}.${to}`

export const countAt = ({ men }: Pick<TrailPosition, 'men'>, seat: Seat, place: Place): number =>
  men[seat].reduce((sum, one) => sum + (one === place ? 1 : 0), 0)
