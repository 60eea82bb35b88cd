import type { Card } from './cards.ts'

const PACK = 60
const FIRST = -2

/** Cards that somebody must not know: each is told apart by the place where it lies, which says nothing of its face. */
export const faceDown = (cards: readonly Card[], pile: number): Card[] =>
  cards.map((_, index) => FIRST - pile * PACK - index)

export const isFaceDown = (card: Card) => card <= FIRST
