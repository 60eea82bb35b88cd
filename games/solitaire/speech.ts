import type { GameContext } from '#kit/game/contract.ts'
import { rankOf, suitOf, type Card } from './cards.ts'
import type { SolitaireDefinition } from './definition.ts'
import { topOf, type Move, type State } from './state.ts'
import type { Table } from './table.ts'

type Context = GameContext<SolitaireDefinition, Move>

const SUIT_KEYS = ['card.clubs', 'card.diamonds', 'card.hearts', 'card.spades'] as const
const NAMED_RANKS: readonly number[] = [1, 11, 12, 13]

/** The name of a card: "Queen of hearts". */
export function cardName({ text, number }: Context, card: Card): string {
  const rank = rankOf(card)
  const name = NAMED_RANKS.includes(rank) ? text(`rank.${rank}`) : number(rank)
  return text(SUIT_KEYS[suitOf(card)]!, { rank: name })
}

/** Spoken text of a move, from the state before it. */
export function moveSentence(context: Context, table: Table, before: State, move: Move): string {
  const { text, number } = context
  const nameAt = (pile: number, count = 1) => cardName(context, before.piles[pile]!.cards.at(-count)!)
  switch (move.kind) {
    case 'move': {
      const { kind, index } = table.slots[move.to]!
      const card = nameAt(move.from, move.count)
      if (kind === 'home') return text('say.home', { card })
      if (kind === 'cell') return text('say.cell', { card })
      return text('say.column', { card, column: number(index + 1) })
    }
    case 'draw': {
      if (before.piles[table.stock!]!.cards.length === 0) return text('say.turned')
      const turnsOne = table.rules.stock?.to === 'waste' || table.rules.stock?.to === 'home'
      return text(turnsOne ? 'say.draw' : 'say.dealt')
    }
    case 'pair':
      return text('say.pair', { first: nameAt(move.from), second: nameAt(move.with) })
    case 'remove':
      return text('say.removed', { card: nameAt(move.from) })
    case 'reshuffle':
      return text(table.rules.gathers ? 'say.gathered' : 'say.reshuffled')
  }
}

/** The card turned up by a draw, if any. */
export function drawnName(context: Context, table: Table, state: State): string | undefined {
  const { stock } = table.rules
  const pile = stock?.to === 'waste' ? table.waste : stock?.to === 'home' ? table.homes[0] : undefined
  const card = pile === undefined ? undefined : topOf(state.piles[pile]!)
  return card === undefined ? undefined : cardName(context, card)
}

/** Spoken text of a place, for keyboard players. */
export function placeName(context: Context, table: Table, state: State, pile: number, count: number): string {
  const { text, number } = context
  const { kind, index } = table.slots[pile]!
  const card = count > 0 ? state.piles[pile]!.cards.at(-count) : undefined
  const isUp = card !== undefined && state.piles[pile]!.cards.length - count >= state.piles[pile]!.hidden
  return text(`place.${kind}`, {
    number: number(index + 1),
    card: card === undefined ? text('place.empty') : isUp ? cardName(context, card) : text('place.hidden'),
  })
}
