import type { Judge } from '#kit/game/duel/alpha-beta.ts'
import type { DuelRules, Seat } from '#kit/game/duel/rules.ts'

/** 0 and 1 are the seats, 2 a draw, -1 not yet. */
export type Outcome = -1 | 0 | 1 | 2

export interface TerritoryPosition {
  /** 0 is empty, 1 and 2 belong to the seats; `steps.ts` defines other contents. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly outcome: Outcome
  /** Moves since the board last gained a piece; some kinds store the last move's cell here. */
  readonly quiet: number
  /** Stones each seat has taken, where they are counted. */
  readonly taken?: readonly [number, number]
}

/** A game of the family: how it is played and what the computer thinks of it. */
export interface Land {
  readonly rules: DuelRules<TerritoryPosition, number>
  readonly judge: Judge<TerritoryPosition, number>
}

export const countOf = (cells: readonly number[], from = 0): readonly [number, number] => {
  let [first, second] = [0, 0]
  for (let cell = from; cell < cells.length; cell++)
    if (cells[cell] === 1) first++
    else if (cells[cell] === 2) second++
  return [first, second]
}

export const endingOf = ({ outcome }: TerritoryPosition) =>
  outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }

export const leaderOf = ([first, second]: readonly [number, number]): Outcome =>
  first === second ? 2 : first > second ? 0 : 1

/** Cells of a square grid that a list of steps leads to. */
export function neighbours(
  side: number,
  steps: readonly (readonly [number, number])[],
): readonly (readonly number[])[] {
  return Array.from({ length: side * side }, (_, cell) =>
    steps.flatMap(([right, down]) => {
      const [column, row] = [(cell % side) + right, Math.floor(cell / side) + down]
      return column < 0 || row < 0 || column >= side || row >= side ? [] : [row * side + column]
    }),
  )
}
