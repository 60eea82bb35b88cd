import type { TableState } from '#kit/game/cards/card-rules.ts'
import type { Card } from '#kit/game/cards/cards.ts'

export interface RummyState extends TableState {
  readonly hands: readonly (readonly Card[])[]
  /** Face down; the last card is on top. */
  readonly stock: readonly Card[]
  /** Face up; the last card is on top. */
  readonly waste: readonly Card[]
  readonly melds: readonly (readonly Card[])[]
  /** Seat that laid each meld. */
  readonly owners: readonly number[]
  readonly speaker: number
  readonly phase: 'play' | 'sheet' | 'over'
  /** Hands played to their end, and turns of this one. */
  readonly round: number
  readonly turns: number
  readonly totals: readonly number[]
  readonly gains: readonly number[]
  /** Cards still to draw, then to discard, in this turn. */
  readonly toDraw: number
  readonly toDrop: number
  /** The card taken from the pile in this turn; it may not be discarded at once. */
  readonly taken: Card
  /** Seats that have laid a meld, and the points each has laid. */
  readonly opened: readonly boolean[]
  readonly laid: readonly number[]
}

export const NOTHING: Card = -1

/** Moves other than a card; a plain card number discards it. */
export const DRAW = 201
export const TAKE = 202
const MELD = 1000
const JOIN = 2000
const MELDS = 32

/** Lays a meld, given by its index in the list of melds. */
export const meldMove = (index: number) => MELD + index
export const isMeldMove = (move: number) => move >= MELD && move < JOIN
export const meldIn = (move: number) => move - MELD
/** Adds a card to a meld of the table. */
export const joinMove = (card: Card, meld: number) => JOIN + card * MELDS + meld
export const isJoin = (move: number) => move >= JOIN
export const joinIn = (move: number) => ({
  card: Math.floor((move - JOIN) / MELDS),
  meld: (move - JOIN) % MELDS,
})
export const isDiscard = (move: number) => move < 52

export const without = (cards: readonly Card[], ...gone: readonly Card[]) =>
  cards.filter((card) => !gone.includes(card))

export const most = <Item>(items: readonly Item[], worth: (item: Item) => number): Item =>
  items.reduce((best, item) => (worth(item) > worth(best) ? item : best))
