import { createHmac } from 'node:crypto'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { cardsCalls } from '../../calls.ts'
import { kindOf } from '../../model.ts'
import { draw, drawText, rollsOf } from '../../rules/draw.ts'
import { shownCard } from '../card-store.ts'
import { lockForOpening, seedOf, storeOpening, type DrawnCard } from '../opening-store.ts'
import type { CardServices } from '../services.ts'
import { BOX_KINDS } from '../shown-odds.ts'

export function openBoxesWith({ odds }: CardServices): Handler<typeof cardsCalls.openBoxes> {
  return async ({ box, count = 1 }, { caller: { accountId }, db, now, keys, operationId }) => {
    const ready = await lockForOpening(db, accountId, { kind: box, count, token: keys.token() })
    const { collector: used, boxes } = ready
    if (boxes.length === 0) return refuse('NoBox')
    // The player's side chose this after seeing the hash of the seed: neither side could choose the cards.
    const salt = operationId
    let misses = used.misses
    const inForce = odds.current(now)
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
    const proof = { openingId, salt, oddsVersion: inForce.version }
    await storeOpening(db, { ...proof, accountId, used, draws, after: misses, next, now })
    return ok({
      opening: {
        ...proof,
        openedAt: now,
        seed: used.seed,
        seedHash: used.seedHash,
        draws: draws.map(({ box: { kind: boxKind }, kind, before }) => ({
          box: boxKind,
          kind,
          level: kindOf(kind).level,
          sMisses: before.s,
          ssMisses: before.ss,
        })),
      },
      opened: draws.map((drawn, place) => ({
        box: drawn.box.kind,
        isNew: !known.has(drawn.kind) && draws.findIndex(({ kind }) => kind === drawn.kind) === place,
        card: newCard(drawn, accountId, now),
      })),
      boxes: BOX_KINDS.map((kind) => ({
        kind,
        count: (ready.closed[kind] ?? 0) - boxes.filter((opened) => opened.kind === kind).length,
      })),
      guarantee: { sMisses: misses.s, ssMisses: misses.ss },
      nextSeedHash: next.seedHash,
    })
  }
}

const newCard = ({ cardId, kind }: DrawnCard, ownerId: number, now: Instant) =>
  shownCard(
    {
      cardId,
      kind,
      ownerId,
      state: 'bag',
      lockedUntil: null,
      obtainedAt: now,
      usedAt: null,
      usedGameId: null,
      paidAt: null,
      step: 1,
    },
    ownerId,
    now,
  )
