import type { GameDefinition } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'

/** A viewer of a table with hidden hands. */
export interface Eye {
  /** Undefined for spectators. */
  readonly seat: number | undefined
  /** The game is over, by its rules or otherwise: nothing is hidden any more. */
  readonly isOver: boolean
}

/** How a game ended. */
export interface SealedEnding {
  /** Undefined where several share the first place. */
  readonly winner: number | undefined
  /** What decides the places of more than two, by seat. */
  readonly points?: readonly number[]
}

/**
 * A game as the dealer knows it, for two with hidden hands or for up to four. A page never evaluates these rules: it gets only
 * what its player may see.
 */
export interface SealedRules<Position> {
  /** Randomness must be unpredictable: a seed that can be guessed would reveal the other hand. */
  deal(random: Random): Position
  turn(position: Position): number
  /** Every legal move; never empty before the end. */
  moves(position: Position): readonly number[]
  /** `film` in the position contains the part of the move that both may see. */
  play(position: Position, move: number, random: Random): Position
  ending(position: Position): SealedEnding | undefined
  /** A seat of more than two is given up: at least two others go on. Its hand is mixed into the stock. */
  leave?(position: Position, seat: number, random: Random): Position
  /** The position from a viewer's seat, with seat 0 as their own; spectators see it as the first player. */
  seenBy(position: Position, eye: Eye): Position
}

/** The games of a family whose rules only the server evaluates. */
export interface SealedSet<Definition extends GameDefinition, Position> {
  readonly definitions: readonly Definition[]
  /** Rules for so many players; two where it is missing. */
  rulesOf(definition: Definition, seats?: number): SealedRules<Position>
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
export const endingOf = ({
  phase,
  totals,
}: Pick<HiddenTable, 'phase' | 'totals'>): SealedEnding | undefined =>
  phase === 'over' ? { winner: totals[0]! > totals[1]! ? 0 : 1 } : undefined

const STOCK = 2

interface Hiding<State> {
  /** The table from a seat other than the first. */
  turned(state: State, seat: number): State
  /** Placeholders for hidden cards of a pile; of two seats 0 and 1 are hands, 2 is the stock. */
  hidden(cards: readonly number[], pile: number): number[]
}

/** All hands are visible while one is counted; the rest of the stock stays hidden until the end. */
export function seenFrom<State extends HiddenTable>(
  state: State,
  { seat, isOver }: Eye,
  { turned: seatedAt, hidden }: Hiding<State>,
): State {
  const own = seat ? seatedAt(state, seat) : state
  if (isOver) return own
  const isOpen = (index: number) => state.phase !== 'play' || (seat !== undefined && index === 0)
  const hands = own.hands.map((hand, index) => (isOpen(index) ? [...hand] : hidden(hand, index)))
  return { ...own, hands, stock: hidden(own.stock, STOCK) }
}

/** Reorders a list by seats so that the second player comes first. */
export const turned = <Item>(bySeat: readonly Item[]): Item[] => bySeat.toReversed()

/** Reorders a list by seats so that this one comes first, as the others sit clockwise from it. */
export const seatedFrom = <Item>(bySeat: readonly Item[], seat: number): Item[] => [
  ...bySeat.slice(seat),
  ...bySeat.slice(0, seat),
]
