/** A card as a number: 13 × its suit + its rank − 1. */
export type Card = number

export const CLUBS = 0
export const DIAMONDS = 1
export const HEARTS = 2
export const SPADES = 3
export const SUITS = [CLUBS, DIAMONDS, HEARTS, SPADES] as const
const RANKS = 13

export const ACE = 1
export const JACK = 11
export const QUEEN = 12
export const KING = 13
/** All ranks, the ace first. */
export const ALL_RANKS: readonly number[] = Array.from({ length: RANKS }, (_, index) => index + 1)

/** 1 is the ace, 13 the king. */
export const rankOf = (card: Card) => (card % RANKS) + 1
export const suitOf = (card: Card) => Math.floor(card / RANKS)
export const cardOf = (suit: number, rank: number): Card => suit * RANKS + rank - 1
export const isRed = (card: Card) => suitOf(card) === DIAMONDS || suitOf(card) === HEARTS

/** A pack of these ranks in all four suits. */
export const packOf = (ranks: readonly number[]): Card[] =>
  SUITS.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank)))

/** Suit order of a sorted hand: red and black alternate. */
const SUIT_PLACE = [1, 2, 0, 3] as const

/** Sorts a hand by suit, then by the given strength, weak to strong. */
export const sortedHand = (hand: readonly Card[], strength: (card: Card) => number): Card[] =>
  hand.toSorted(
    (one, other) => SUIT_PLACE[suitOf(one)]! - SUIT_PLACE[suitOf(other)]! || strength(one) - strength(other),
  )
