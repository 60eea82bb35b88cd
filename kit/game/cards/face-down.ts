import type { Card } from './cards.ts'

const PACK = 60
const FIRST = -2

/** Cards that somebody must not know: identified by their position, which reveals nothing of their face. */
export const faceDown = (cards: readonly Card[], pile: number): Card[] =>
  cards.map((_, index) => FIRST - pile * PACK - index)

export const isFaceDown = (card: Card) => card <= FIRST
