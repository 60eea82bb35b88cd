import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { cardsCalls } from '../../calls.ts'
import { MOST_IN_USE, mayStopUsing, mayUse } from '../../rules/collection.ts'
import { listCards, listUsed, lockCards, putToUse, setCardState, shownCard } from '../card-store.ts'
import { noteEvents } from '../event-store.ts'
import { lockCollector } from '../opening-store.ts'
import type { CardServices } from '../services.ts'

type Calls = typeof cardsCalls

const MOST_SHOWN = 60

export const listUsableCards: Handler<Calls['listUsableCards']> = async (
  _params,
  { caller: { accountId }, db, now },
) => {
  const [used, free] = await Promise.all([
    listUsed(db, accountId),
    listCards(db, accountId, { state: 'bag' }, MOST_SHOWN),
  ])
  return ok({
    usable: [...used, ...free].map((card) => ({
      card: shownCard(card, accountId, now),
      gameId: card.usedGameId,
      usedAt: card.usedAt,
    })),
    usedCount: used.length,
    mostInUse: MOST_IN_USE,
  })
}

export function useCardWith({ neededLevel }: CardServices): Handler<Calls['useCard']> {
  return async ({ cardId, gameId }, { caller: { accountId }, db, keys, now }) => {
    const needs = neededLevel(gameId)
    if (!needs) return refuse('GameNotFound')
    return inTransaction(db, async (tx) => {
      // The collector is locked so that two cards cannot both become the third in use.
      await lockCollector(tx, accountId, keys.token())
      const card = (await lockCards(tx, [cardId])).get(cardId)
      const used = await listUsed(tx, accountId)
      if (card?.state === 'used' && card.ownerId === accountId && card.usedGameId === gameId)
        return ok({ card: shownCard(card, accountId, now), usedCount: used.length })
      const isGameTaken = used.some(({ usedGameId }) => usedGameId === gameId)
      const outcome = mayUse(card, { ownerId: accountId, inUse: used.length, isGameTaken, needs })
      if (!outcome.ok) return outcome
      const placed = await putToUse(tx, cardId, gameId, now)
      await noteEvents(tx, now, [{ accountId, kind: 'useOn', card: placed, target: gameId }])
      return ok({ card: shownCard(placed, accountId, now), usedCount: used.length + 1 })
    })
  }
}

export const stopUsingCard: Handler<Calls['stopUsingCard']> = async (
  { cardId },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    const own = mayStopUsing((await lockCards(tx, [cardId])).get(cardId), accountId)
    if (!own.ok) return own
    const card = own.value
    if (card.state === 'used') {
      await setCardState(tx, cardId, 'bag')
      const target = card.usedGameId ?? 0
      await noteEvents(tx, now, [{ accountId, kind: 'useOff', card, target }])
    }
    const free = { ...card, state: 'bag' as const, usedGameId: null, usedAt: null }
    return ok({ card: shownCard(free, accountId, now) })
  })
