import { useMessages } from '#kit/i18n/use-messages.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { useChange, type Change } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import type { Card } from '../model.ts'
import { useCardName } from './card-name.ts'
import { cardsTexts } from './texts.ts'

/** The game at which a card is put to use. */
export interface CardUser {
  readonly gameId: number
  readonly title: string
}

export interface CardUse {
  readonly change: Change<typeof cardsCalls.useCard>
  /** Asks the player first, because a card in use cannot be traded (spec 4.21). */
  ask(card: Pick<Card, 'cardId' | 'kind'>, game: CardUser, done?: () => void): Promise<void>
}

/** Puts a card to use at a game, with its confirmation, wherever that is offered. */
export function useCardAt(): CardUse {
  const text = useMessages(cardsTexts)
  const nameOf = useCardName()
  const { readCollection, listCards, listUsableCards, listCardEvents } = cardsCalls
  // oxlint-disable-next-line react/hooks -- `useCard` is a call of the API
  const change = useChange(cardsCalls.useCard, {
    stale: [readCollection, listCards, listUsableCards, listCardEvents],
  })
  return {
    change,
    async ask({ cardId, kind }, { gameId, title }, done) {
      const isSure = await confirm({
        title: text('use.sure', { name: nameOf(kind), game: title }),
        note: text('use.note'),
      })
      if (isSure) change.run({ cardId, gameId }, () => done?.())
    },
  }
}
