import { onOneLine } from './deal.ts'
import type { TurnKind } from './definitions.ts'

/** Nobody has taken the card. */
export const THERE = -1

export interface TurnState {
  readonly play: 'turn'
  readonly kind: TurnKind
  readonly level: number
  readonly columns: number
  readonly rows: number
  /** Face of the card at each place. */
  readonly cards: readonly number[]
  /** Seat that has taken the card: 0 is the player, 1 the parrot. */
  readonly taker: readonly number[]
  /** Places turned up in this turn. */
  readonly open: readonly number[]
  /** When each card was last seen, as the count of cards turned until then; 0 is never. */
  readonly seen: readonly number[]
  readonly turned: number
  readonly turns: number
  readonly hints: number
}

export const sideOf = ({ columns }: Pick<TurnState, 'columns'>, place: number) =>
  place % columns < columns / 2 ? 0 : 1

/** Places that may be turned. */
export function choices(state: TurnState): readonly number[] {
  const { cards, taker, open } = state
  const [first] = open
  return [...cards.keys()].filter(
    (place) =>
      taker[place] === THERE &&
      !open.includes(place) &&
      (first === undefined || mayFollow(state, first, place)),
  )
}

/** Whether a card may be turned after the first one of a turn. */
function mayFollow(state: TurnState, first: number, place: number): boolean {
  const { kind, columns } = state
  if (kind.twist === 'sides') return sideOf(state, place) !== sideOf(state, first)
  return kind.twist !== 'cross' || onOneLine(columns, first, place)
}

/** The requested face, in games with one: the first still in the box. */
export function wantedOf({
  kind,
  cards,
  taker,
}: Pick<TurnState, 'kind' | 'cards' | 'taker'>): number | undefined {
  if (kind.twist !== 'wanted') return undefined
  const left = cards.filter((_, place) => taker[place] === THERE)
  return left.length > 0 ? Math.min(...left) : undefined
}
