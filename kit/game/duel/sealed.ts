import type { GameDefinition } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import type { Ending, Seat } from './rules.ts'

/** A viewer of a table with hidden hands. */
export interface Eye {
  /** Undefined for spectators. */
  readonly seat: Seat | undefined
  /** The game is over, by its rules or otherwise: nothing is hidden any more. */
  readonly isOver: boolean
}

/**
 * A game for two with hidden hands, as the dealer knows it. A page never evaluates these rules: it gets only what its
 * player may see.
 */
export interface SealedRules<Position> {
  /** Randomness must be unpredictable: a seed that can be guessed would reveal the other hand. */
  deal(random: Random): Position
  turn(position: Position): Seat
  /** Every legal move; never empty before the end. */
  moves(position: Position): readonly number[]
  /** `film` in the position contains the part of the move that both may see. */
  play(position: Position, move: number, random: Random): Position
  ending(position: Position): Ending | undefined
  /** The position from a viewer's seat, with seat 0 as their own; spectators see it as the first player. */
  seenBy(position: Position, eye: Eye): Position
}

/** The games of a family with hidden hands for two. */
export interface SealedSet<Definition extends GameDefinition, Position> {
  readonly definitions: readonly Definition[]
  rulesOf(definition: Definition): SealedRules<Position>
}

/** State of the random numbers if somebody else deals. */
export const NO_LUCK = 0

/** The common part of all tables with hidden hands. */
interface HiddenTable {
  readonly hands: readonly (readonly number[])[]
  readonly stock: readonly number[]
  readonly phase: string
  readonly totals: readonly number[]
}

/** The side with more points wins once the match is over. */
export const endingOf = ({ phase, totals }: Pick<HiddenTable, 'phase' | 'totals'>): Ending | undefined =>
  phase === 'over' ? { winner: totals[0]! > totals[1]! ? 0 : 1 } : undefined

const STOCK = 2

interface Hiding<State> {
  /** The table from the second player's side. */
  turned(state: State): State
  /** Placeholders for hidden cards of a pile: 0 and 1 are hands, 2 is the stock. */
  hidden(cards: readonly number[], pile: number): number[]
}

/** Both hands are visible while one is counted; the rest of the stock stays hidden until the end. */
export function seenFrom<State extends HiddenTable>(
  state: State,
  { seat, isOver }: Eye,
  { turned: seatedSecond, hidden }: Hiding<State>,
): State {
  const own = seat === 1 ? seatedSecond(state) : state
  if (isOver) return own
  const isOpen = (index: number) => state.phase !== 'play' || (seat !== undefined && index === 0)
  const hands = own.hands.map((hand, index) => (isOpen(index) ? [...hand] : hidden(hand, index)))
  return { ...own, hands, stock: hidden(own.stock, STOCK) }
}

/** Reorders a list by seats so that the second player comes first. */
export const turned = <Item>(bySeat: readonly Item[]): Item[] => bySeat.toReversed()
