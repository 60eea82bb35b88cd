import type { Judge } from '#kit/game/duel/alpha-beta.ts'
import type { DuelRules, Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, 2 a draw, -1 not yet. */
export type Outcome = -1 | 0 | 1 | 2

export interface OldPosition {
  /** 0 is empty, 1 and 2 belong to the seats, 3 is the second seat's king. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly outcome: Outcome
  /** Moves since something was taken, placed or brought forward. */
  readonly quiet: number
  /** Pieces not on the board yet. */
  readonly hands: readonly [number, number]
}

/** The spots to touch, joined by dots. */
export type Path = string

export interface OldGame {
  readonly rules: DuelRules<OldPosition, Path>
  readonly judge: Judge<OldPosition, Path>
}

export const spotsOf = (path: Path): readonly number[] => path.split('.').map(Number)
export const pathOf = (spots: readonly number[]): Path => spots.join('.')

export const endingOf = ({ outcome }: OldPosition) =>
  outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }

export function countOf(cells: readonly number[], piece: number): number {
  let count = 0
  for (const cell of cells) if (cell === piece) count++
  return count
}
