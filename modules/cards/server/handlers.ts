import type { HandlersOf } from '#kit/server/handler.ts'
import type { cardsCalls } from '../calls.ts'
import { openBoxesWith } from './calls/open-boxes.ts'
import { listBoxes, listCardEvents, listCards, readCollection } from './calls/read-collection.ts'
import { readOddsWith, readOpening } from './calls/read-odds.ts'
import { listUsableCards, stopUsingCard, useCardWith } from './calls/use-card.ts'
import type { CardServices } from './services.ts'

export function cardsHandlers(services: CardServices): HandlersOf<typeof cardsCalls> {
  return {
    readCollection,
    listCards,
    openBoxes: openBoxesWith(services),
    listBoxes,
    readOdds: readOddsWith(services),
    readOpening,
    listCardEvents,
    listUsableCards,
    useCard: useCardWith(services),
    stopUsingCard,
  }
}
