import { RANKS, rankOf, type Card } from './cards.ts'
import type { Table } from './table.ts'

export interface Pile {
  /** From the bottom to the top. */
  readonly cards: readonly Card[]
  /** Number of face-down cards, counted from the bottom. */
  readonly hidden: number
}

/** State of a deal in play. */
export interface State {
  readonly piles: readonly Pile[]
  /** The rank each suit starts from. */
  readonly base: number
  readonly redeals: number
  readonly reshuffles: number
  /** Consecutive cards played without the stock (chain games reward it). */
  readonly streak: number
  readonly moves: number
  readonly points: number
}

export type Move =
  | { readonly kind: 'move'; readonly from: number; readonly count: number; readonly to: number }
  /** Deals from the stock, or turns the waste over when it is empty. */
  | { readonly kind: 'draw' }
  | { readonly kind: 'pair'; readonly from: number; readonly with: number }
  | { readonly kind: 'remove'; readonly from: number }
  | { readonly kind: 'reshuffle' }

export const EMPTY_PILE: Pile = { cards: [], hidden: 0 }

export const topOf = (pile: Pile): Card | undefined => pile.cards[pile.cards.length - 1]

export const cardsIn = (state: State, piles: readonly number[]) =>
  piles.reduce((sum, pile) => sum + state.piles[pile]!.cards.length, 0)

/** A pile of a pyramid or peak is open when nothing covers it. */
export const isOpen = (table: Table, state: State, pile: number) =>
  table.slots[pile]!.coveredBy.every((cover) => state.piles[cover]!.cards.length === 0)

/** Steps of a rank above the starting rank: 0 for the first card of a home pile, 12 for the last. */
export const stepOf = (card: Card, base: number) => (rankOf(card) - base + RANKS) % RANKS
