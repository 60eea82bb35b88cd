import { madeOf } from '#kit/game/duel/casts.ts'
import type { Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, 2 a draw, -1 not yet. */
export type Outcome = -1 | 0 | 1 | 2

export interface RacePosition {
  /** Pieces on each of 24 points: above zero the first seat's, below zero the second's. */
  readonly points: readonly number[]
  /** Seat + 1 of the one piece held under a rival's on a point; 0 for none. */
  readonly pinned: readonly number[]
  readonly bar: readonly [number, number]
  readonly off: readonly [number, number]
  /** The throw, and what of it is still to be played; nothing while somebody else throws. */
  readonly thrown: readonly number[]
  readonly dice: readonly number[]
  /** Pieces that have left the first point of their road in this throw. */
  readonly left: number
  /** State of the random numbers; negative when somebody else throws. */
  readonly luck: number
  readonly turn: Seat
  readonly outcome: Outcome
}

export const POINTS = 24
export const BAR = 24
export const OFF = [25, 26] as const

export type Path = string
export const spotsOf = (path: Path): readonly number[] => madeOf(path).split('.').map(Number)
export const pathOf = (spots: readonly number[]): Path => spots.join('.')

/** The first seat goes down to point 0, the second up to point 23. */
export const signOf = (seat: Seat) => (seat === 0 ? 1 : -1)

/** Whether the seats walk towards each other, or the same way round from opposite corners. */
export type Road = 'apart' | 'along'

/** Steps from a point to the seat's tray. */
export function stepsHome(seat: Seat, spot: number, road: Road): number {
  if (spot === BAR) return POINTS + 1
  if (seat === 0) return spot + 1
  if (road === 'apart') return POINTS - spot
  return spot < POINTS / 2 ? spot + 1 + POINTS / 2 : spot + 1 - POINTS / 2
}

/** The point from which a seat has so many steps to its tray. */
export function spotAt(seat: Seat, steps: number, road: Road): number {
  if (seat === 0) return steps - 1
  if (road === 'apart') return POINTS - steps
  return steps > POINTS / 2 ? steps - 1 - POINTS / 2 : steps - 1 + POINTS / 2
}
