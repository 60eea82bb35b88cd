/** A card is a number: 52 × its copy + 13 × its suit + its rank − 1. */
export type Card = number

export const CLUBS = 0
export const DIAMONDS = 1
export const HEARTS = 2
export const SPADES = 3
export const RANKS = 13
const FACES = 52

/** 1 is the ace, 13 the king. */
export const rankOf = (card: Card) => (card % RANKS) + 1
export const suitOf = (card: Card) => Math.floor((card % FACES) / RANKS)
export const isRed = (card: Card) => suitOf(card) === DIAMONDS || suitOf(card) === HEARTS
/** The visible face of a card: copies look alike. */
export const faceOf = (card: Card) => card % FACES

/** The unshuffled pack; fewer suits do not make it smaller. */
export function packOf(decks: number, suits: 1 | 2 | 4): Card[] {
  const kinds = suits === 4 ? [CLUBS, DIAMONDS, HEARTS, SPADES] : suits === 2 ? [SPADES, HEARTS] : [SPADES]
  const copies = (decks * 4) / suits
  return Array.from({ length: copies }, (_, copy) =>
    kinds.flatMap((suit) => Array.from({ length: RANKS }, (_, rank) => copy * FACES + suit * RANKS + rank)),
  ).flat()
}
