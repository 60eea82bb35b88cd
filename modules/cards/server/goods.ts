import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { lockCards, moveCards, type StoredCard } from './card-store.ts'
import { noteEvents, type NewEvent } from './event-store.ts'
import { lockCollector } from './opening-store.ts'
import './tables.ts'

/** Unopened boxes and tradable cards together, that is all that are not listed. */
export async function countGoods(db: Db, accountId: number): Promise<{ boxes: number; cards: number }> {
  const { rows } = await sql<{ boxes: number; cards: number }>`select
    (select count(*)::int from card_box where account_id = ${accountId} and opened_at is null) as boxes,
    (select count(*)::int from card where owner_id = ${accountId} and state in ('bag', 'used')) as cards`.execute(
    db,
  )
  return rows[0]!
}

export interface GoodsJourney {
  readonly from: number
  readonly to: number
  /** For a collector that does not exist yet. */
  readonly seed: string
  readonly now: Instant
}

/**
 * Moves all boxes and cards of an account to another of the same person. Trade locks move with the cards; cards in use go to the
 * backpack; listed cards stay.
 */
export async function moveGoods(tx: Tx, { from, to, seed, now }: GoodsJourney) {
  // A concurrent opening or use of cards waits here or has committed.
  await lockCollector(tx, from, seed)
  const owned = await tx
    .selectFrom('card')
    .select('id')
    .where('owner_id', '=', from)
    .where('state', '<>', 'void')
    .orderBy('id')
    .execute()
  const locked =
    owned.length === 0
      ? []
      : [
          ...(
            await lockCards(
              tx,
              owned.map(({ id }) => id),
            )
          ).values(),
        ]
  const own = locked.filter(({ ownerId }) => ownerId === from)
  const moving = own.filter(({ state }) => state === 'bag' || state === 'used')
  for (const [lockedUntil, cards] of byLock(moving)) {
    const moves = cards.map((card) => ({ card, to }))
    const events = cards.flatMap((card) => eventsOf(card, { from, to }))
    await moveCards(tx, moves, { reason: 'merge', lockedUntil, now, events })
  }
  const { rows } = await sql`
    update card_box set account_id = ${to}, won_by = ${from}
    where account_id = ${from} and opened_at is null returning id`.execute(tx)
  const boxes = rows.length
  if (boxes > 0)
    await noteEvents(tx, now, [
      { accountId: from, kind: 'boxesOut', target: boxes },
      { accountId: to, kind: 'boxesIn', target: boxes },
    ])
  return { boxes, cards: moving.length, leftBehind: own.length - moving.length }
}

/** Every card keeps its own lock, and the ledger writes one lock length at a time. */
function byLock(cards: readonly StoredCard[]): Map<Instant | null, StoredCard[]> {
  const groups = new Map<Instant | null, StoredCard[]>()
  for (const card of cards) groups.set(card.lockedUntil, [...(groups.get(card.lockedUntil) ?? []), card])
  return groups
}

function eventsOf(card: StoredCard, { from, to }: { from: number; to: number }): NewEvent[] {
  const stopped: NewEvent[] =
    card.state === 'used' ? [{ accountId: from, kind: 'useOff', card, target: card.usedGameId ?? 0 }] : []
  return [
    ...stopped,
    { accountId: from, kind: 'moveOut', card, target: to },
    { accountId: to, kind: 'moveIn', card, target: from },
  ]
}
