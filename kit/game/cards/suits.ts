import { CLUBS, DIAMONDS, HEARTS, SPADES } from './cards.ts'

/** Outlines of the suits around (0, 0), 72 high. */
export const SUIT_PATHS: Readonly<Record<number, string>> = {
  [CLUBS]:
    'M0 -36A17 17 0 0 1 14.6 -10.2A17 17 0 1 1 4.6 12.6Q6 27 14 34H-14Q-6 27 -4.6 12.6A17 17 0 1 1 -14.6 -10.2A17 17 0 0 1 0 -36Z',
  [DIAMONDS]: 'M0 -37Q13 -16 29 0Q13 16 0 37Q-13 16 -29 0Q-13 -16 0 -37Z',
  [HEARTS]: 'M0 35C-46 4 -37 -33 -15 -33Q-4 -33 0 -20Q4 -33 15 -33C37 -33 46 4 0 35Z',
  [SPADES]: 'M0 -36C44 -4 38 20 18 20Q8 20 4 12Q6 28 14 34H-14Q-6 28 -4 12Q-8 20 -18 20C-38 20 -44 -4 0 -36Z',
}
export const SUIT_HEIGHT = 72

export const RED_INK = '#d92f3f'
export const BLACK_INK = '#15303e'
export const inkOf = (suit: number) => (suit === DIAMONDS || suit === HEARTS ? RED_INK : BLACK_INK)

/** The rank in the corner of a card, the same in all languages. */
export const rankText = (rank: number) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1]!
