import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { cardsCalls } from '../../calls.ts'
import { CARD_KINDS } from '../../model.ts'
import { MOST_IN_USE, setsOf } from '../../rules/collection.ts'
import { countBoxes } from '../box-store.ts'
import { countKinds, cursorOf, listCards as readCards, listUsed, shownCard } from '../card-store.ts'
import { listEvents } from '../event-store.ts'
import { readCollector } from '../opening-store.ts'

type Calls = typeof cardsCalls

const PAGE_SIZE = 60
const EVENTS_A_PAGE = 50

export const readCollection: Handler<Calls['readCollection']> = async (
  _params,
  { caller: { accountId }, db, keys },
) => {
  const [counts, boxes, collector, used] = await Promise.all([
    countKinds(db, accountId),
    countBoxes(db, accountId),
    readCollector(db, accountId, keys.token()),
    listUsed(db, accountId),
  ])
  const byKind = new Map(counts.map((count) => [count.kind, count]))
  const counted = counts.filter((count) => count.counted > 0).map(({ kind }) => kind)
  return ok({
    kinds: CARD_KINDS.map(({ kind, level, number }) => ({
      kind,
      level,
      number,
      count: byKind.get(kind)?.all ?? 0,
    })),
    sets: [...setsOf(counted)],
    boxes,
    cardCount: counts.reduce((sum, { all }) => sum + all, 0),
    usedCount: used.length,
    mostInUse: MOST_IN_USE,
    nextSeedHash: collector.seedHash,
  })
}

export const listCards: Handler<Calls['listCards']> = async (filter, { caller: { accountId }, db, now }) => {
  const [found, counts] = await Promise.all([
    readCards(db, accountId, filter, PAGE_SIZE + 1),
    countKinds(db, accountId),
  ])
  const page = found.slice(0, PAGE_SIZE)
  const hasMore = found.length > PAGE_SIZE
  return ok({
    cards: page.map((card) => shownCard(card, accountId, now)),
    hasMore,
    ...(hasMore ? { cursor: cursorOf(page.at(-1)!) } : {}),
    count: counts.reduce((sum, { all }) => sum + all, 0),
  })
}

export const listBoxes: Handler<Calls['listBoxes']> = async (_params, { caller, db }) =>
  ok({ boxes: await countBoxes(db, caller.accountId) })

export const listCardEvents: Handler<Calls['listCardEvents']> = async ({ cursor }, { caller, db, now }) => {
  const found = await listEvents(db, caller.accountId, { cursor, size: EVENTS_A_PAGE + 1, now })
  const events = found.slice(0, EVENTS_A_PAGE)
  const hasMore = found.length > EVENTS_A_PAGE
  return ok({ events, hasMore, ...(hasMore ? { cursor: String(events.at(-1)!.eventId) } : {}) })
}
