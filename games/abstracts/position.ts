import type { Judge } from '#kit/game/duel/alpha-beta.ts'
import type { DuelRules, Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, 2 a draw, -1 not yet. */
export type Outcome = -1 | 0 | 1 | 2

export interface AbstractPosition {
  /** 0 is empty, odd numbers belong to the first seat and even ones to the second, `GONE` is burnt ground. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly outcome: Outcome
  /** Moves since something was taken, or moves at all where nothing ever is. */
  readonly quiet: number
  /** Where the piece of a turn has been that is not over. */
  readonly trail: readonly number[]
}

export const GONE = -1

/** The spots to touch, joined by dots. */
export type Path = string

export interface AbstractGame {
  readonly rules: DuelRules<AbstractPosition, Path>
  readonly judge: Judge<AbstractPosition, Path>
}

export const spotsOf = (path: Path): readonly number[] => path.split('.').map(Number)
export const pathOf = (spots: readonly number[]): Path => spots.join('.')

export const ownerOf = (piece: number): Seat | undefined => (piece <= 0 ? undefined : piece % 2 === 1 ? 0 : 1)

export const endingOf = ({ outcome }: AbstractPosition) =>
  outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }

export const opening = (cells: readonly number[]): AbstractPosition => ({
  cells,
  turn: 0,
  outcome: -1,
  quiet: 0,
  trail: [],
})

export function countOf(cells: readonly number[], seat: Seat): number {
  let count = 0
  for (const piece of cells) if (piece > 0 && piece % 2 === 1 - seat) count++
  return count
}

export const leaderOf = (first: number, second: number): Outcome =>
  first === second ? 2 : first > second ? 0 : 1

/** The most promising moves by a fast estimate, best first. */
export function likeliest(
  moves: readonly Path[],
  urgeOf: (spots: readonly number[]) => number,
  count: number,
): readonly Path[] {
  return moves
    .map((path) => ({ path, urge: urgeOf(spotsOf(path)) }))
    .sort((one, other) => other.urge - one.urge)
    .slice(0, count)
    .map(({ path }) => path)
}
