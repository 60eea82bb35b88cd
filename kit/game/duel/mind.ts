import { pickOne, type Random } from '#kit/random/random.ts'
import type { Strength } from './modes.ts'
import type { DuelRules, MoveName } from './rules.ts'

/** Chooses moves for the computer and for hints; deterministic, because it counts positions and reads no clock. */
export interface DuelMind<Position, Move extends MoveName> {
  think(position: Position, strength: Strength, random: Random): Move
}

/** Everything an answer depends on; it travels to a worker. */
export interface Question<Position> {
  /** The definition's id. */
  readonly game: string
  readonly position: Position
  readonly strength: Strength
  readonly seed: number
}

/** Some moves of a weak player are random. */
export function orSlip<Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  slips: Readonly<Record<Strength, number>>,
  mind: DuelMind<Position, Move>,
): DuelMind<Position, Move> {
  return {
    think(position, strength, random) {
      const moves = rules.moves(position)
      if (moves.length === 1 || random() < slips[strength]) return pickOne(moves, random)
      return mind.think(position, strength, random)
    },
  }
}
