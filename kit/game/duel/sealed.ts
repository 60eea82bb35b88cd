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

/** State of the random numbers where somebody else deals. */
export const NO_LUCK = 0

/** What every table with hidden hands has. */
interface HiddenTable {
  readonly hands: readonly (readonly number[])[]
  readonly stock: readonly number[]
  readonly phase: string
  readonly totals: readonly number[]
}

/** Whoever has more points has won, once the match is over. */
export const endingOf = ({ phase, totals }: Pick<HiddenTable, 'phase' | 'totals'>): Ending | undefined =>
  phase === 'over' ? { winner: totals[0]! > totals[1]! ? 0 : 1 } : undefined

const STOCK = 2

interface Hiding<State> {
  /** The table as the second player has it before them. */
  turned(state: State): State
  /** Cards of a pile by which nobody can tell them apart: 0 and 1 are hands, 2 is the stock. */
  hidden(cards: readonly number[], pile: number): number[]
}

/** Both hands lie open when one is counted; what is left of the stock stays unseen until the end. */
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

/** A list by seats as the second player sees it, themselves first. */
export const turned = <Item>(bySeat: readonly Item[]): Item[] => bySeat.toReversed()
