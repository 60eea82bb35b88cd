import type { GameDefinition } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import type { Ending, Seat } from './rules.ts'

/** Who looks at a table with hidden hands. */
export interface Eye {
  /** Nothing for spectators. */
  readonly seat: Seat | undefined
  /** The game is over, by its rules or otherwise: nothing is hidden any more. */
  readonly isOver: boolean
}

/**
 * A game for two with hidden hands, as whoever deals knows it. A page never plays by these rules: it is told what its player
 * may see.
 */
export interface SealedRules<Position> {
  /** Chance is unguessable: a seed that can be tried out would tell the other hand. */
  deal(random: Random): Position
  turn(position: Position): Seat
  /** Every legal move; never empty while there is no ending. */
  moves(position: Position): readonly number[]
  /** The position says in its `film` what was seen of the move by both. */
  play(position: Position, move: number, random: Random): Position
  ending(position: Position): Ending | undefined
  /** The position from where somebody sits, seat 0 being their own; spectators sit where the first player does. */
  seenBy(position: Position, eye: Eye): Position
}

/** The games of a family that two can play with hidden hands. */
export interface SealedSet<Definition extends GameDefinition, Position> {
  readonly definitions: readonly Definition[]
  rulesOf(definition: Definition): SealedRules<Position>
}

/** A list by seats as the second player sees it, themselves first. */
export const turned = <Item>(bySeat: readonly Item[]): Item[] => bySeat.toReversed()
