import type { GameContext } from '#kit/game/contract.ts'
import { rankOf, suitOf, type Card } from './cards.ts'

type Words = Pick<GameContext, 'text' | 'number'>

const SUIT_KEYS = ['card.clubs', 'card.diamonds', 'card.hearts', 'card.spades'] as const
const NAMED_RANKS: readonly number[] = [1, 11, 12, 13]

export function rankName({ text, number }: Words, rank: number): string {
  return NAMED_RANKS.includes(rank) ? text(`rank.${rank}`) : number(rank)
}

/** The name of a card: "Queen of hearts". A family that uses it needs the texts `card.*` and `rank.*`. */
export const cardName = (words: Words, card: Card): string =>
  words.text(SUIT_KEYS[suitOf(card)]!, { rank: rankName(words, rankOf(card)) })
