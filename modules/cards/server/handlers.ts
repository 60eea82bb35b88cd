import { createHmac } from 'node:crypto'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { cardsCalls } from '../calls.ts'
import { CARD_KINDS, CARD_LEVELS, type CardLevel, kindOf } from '../model.ts'
import { MOST_IN_USE, mayUse, setsOf } from '../rules/collection.ts'
import { draw, drawText, rollsOf } from '../rules/draw.ts'
import { ratesWithGuarantee, type Odds } from '../rules/odds.ts'
import { countBoxes } from './box-store.ts'
import {
  countKinds,
  cursorOf,
  listCards,
  listUsed,
  lockCards,
  putToUse,
  setCardState,
  shownCard,
} from './card-store.ts'
import { listEvents, noteEvents } from './event-store.ts'
import type { OddsBook } from './odds-store.ts'
import {
  findOpening,
  lockCollector,
  lockForOpening,
  readCollector,
  seedOf,
  storeOpening,
  type DrawnCard,
} from './opening-store.ts'

const PAGE_SIZE = 60
const EVENTS_A_PAGE = 50
const BOX_KINDS = ['normal', 'rare'] as const

export interface CardServices {
  /** The level that a game asks for: nothing when there is no such game, 'normal' when any card will do. */
  neededLevel(gameId: number): CardLevel | undefined
  readonly odds: Pick<OddsBook, 'current' | 'of'>
}

const shownOdds = (odds: Odds) => ({
  version: odds.version,
  since: odds.since,
  pity: { sAtLatest: odds.sAtLatest, ssAtLatest: odds.ssAtLatest },
  boxes: BOX_KINDS.map((box) => {
    const all = ratesWithGuarantee(odds, box)
    return {
      box,
      rates: CARD_LEVELS.map((level) => ({
        level,
        base: odds.weights[box][level],
        withGuarantee: all[level],
      })),
    }
  }),
})

export function cardsHandlers({ neededLevel, odds }: CardServices): HandlersOf<typeof cardsCalls> {
  // The guarantees are worked out once a version.
  const shown = new Map<number, ReturnType<typeof shownOdds>>()

  return {
    async readCollection(_params, { caller: { accountId }, db, keys }) {
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
    },

    async listCards(filter, { caller: { accountId }, db, now }) {
      const [found, counts] = await Promise.all([
        listCards(db, accountId, filter, PAGE_SIZE + 1),
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
    },

    async openBoxes({ box, count = 1 }, { caller: { accountId }, db, now, keys, operationId }) {
      const ready = await lockForOpening(db, accountId, { kind: box, count, token: keys.token() })
      const { collector: used, boxes } = ready
      if (boxes.length === 0) return refuse('NoBox')
      // The player's side chose this after it had seen the hash of the seed: neither side could choose the cards.
      const salt = operationId
      let misses = used.misses
      const inForce = odds.current()
      const draws = boxes.map((closed, place): DrawnCard => {
        const digest = createHmac('sha256', used.seed).update(drawText(salt, place)).digest()
        const drawn = draw(closed.kind, misses, rollsOf(digest), inForce)
        const card = { box: closed, cardId: keys.id(now), kind: drawn.kind, before: misses }
        misses = drawn.misses
        return card
      })
      const known = new Set(ready.kinds)
      const openingId = keys.id(now)
      const next = seedOf(keys.token())
      await storeOpening(db, {
        openingId,
        accountId,
        used,
        salt,
        oddsVersion: inForce.version,
        draws,
        after: misses,
        next,
        now,
      })
      return ok({
        opening: {
          openingId,
          openedAt: now,
          seed: used.seed,
          seedHash: used.seedHash,
          salt,
          oddsVersion: inForce.version,
          draws: draws.map(({ box: { kind: boxKind }, kind, before }) => ({
            box: boxKind,
            kind,
            level: kindOf(kind).level,
            sMisses: before.s,
            ssMisses: before.ss,
          })),
        },
        opened: draws.map(({ box: { kind: boxKind }, cardId, kind }, place) => ({
          box: boxKind,
          isNew: !known.has(kind) && draws.findIndex((other) => other.kind === kind) === place,
          card: shownCard(
            {
              cardId,
              kind,
              ownerId: accountId,
              state: 'bag',
              lockedUntil: null,
              obtainedAt: now,
              usedAt: null,
              usedGameId: null,
              paidAt: null,
              step: 1,
            },
            accountId,
            now,
          ),
        })),
        boxes: BOX_KINDS.map((kind) => ({
          kind,
          count: (ready.closed[kind] ?? 0) - boxes.filter((opened) => opened.kind === kind).length,
        })),
        guarantee: { sMisses: misses.s, ssMisses: misses.ss },
        nextSeedHash: next.seedHash,
      })
    },

    async listBoxes(_params, { caller, db }) {
      return ok({ boxes: await countBoxes(db, caller.accountId) })
    },

    async readOdds({ version }) {
      const wanted = version === undefined ? odds.current() : odds.of(version)
      if (!wanted) return refuse('NotFound')
      const known = shown.get(wanted.version) ?? shownOdds(wanted)
      shown.set(wanted.version, known)
      return ok(known)
    },

    async readOpening({ openingId }, { db }) {
      const opening = await findOpening(db, openingId)
      return opening ? ok({ opening }) : refuse('NotFound')
    },

    async listCardEvents({ cursor }, { caller, db, now }) {
      const found = await listEvents(db, caller.accountId, { cursor, size: EVENTS_A_PAGE + 1, now })
      const events = found.slice(0, EVENTS_A_PAGE)
      const hasMore = found.length > EVENTS_A_PAGE
      return ok({ events, hasMore, ...(hasMore ? { cursor: String(events.at(-1)!.eventId) } : {}) })
    },

    async listUsableCards(_params, { caller: { accountId }, db, now }) {
      const [used, free] = await Promise.all([
        listUsed(db, accountId),
        listCards(db, accountId, { state: 'bag' }, PAGE_SIZE),
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
    },

    async useCard({ cardId, gameId }, { caller: { accountId }, db, keys, now }) {
      const needs = neededLevel(gameId)
      if (!needs) return refuse('GameNotFound')
      return inTransaction(db, async (tx) => {
        // The collector is held so that two cards cannot both be the third in use.
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
    },

    async stopUsingCard({ cardId }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        const card = (await lockCards(tx, [cardId])).get(cardId)
        if (card?.ownerId !== accountId || card.state === 'void') return refuse('CardNotYours')
        if (card.state === 'listed') return refuse('CardBusy')
        if (card.state === 'used') {
          await setCardState(tx, cardId, 'bag')
          const target = card.usedGameId ?? 0
          await noteEvents(tx, now, [{ accountId, kind: 'useOff', card, target }])
        }
        const free = { ...card, state: 'bag' as const, usedGameId: null, usedAt: null }
        return ok({ card: shownCard(free, accountId, now) })
      })
    },
  }
}
