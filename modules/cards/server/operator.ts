import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { moveCards, setCardState, type StoredCard } from './card-store.ts'
import { insertEvents } from './event-store.ts'
import type { MoveReason } from './tables.ts'

/** Withdraws a card for good: its owner keeps it, but it is neither shown nor counted. The caller holds its lock. */
export async function voidCard(tx: Tx, card: StoredCard, now: Instant): Promise<void> {
  const { ownerId: accountId } = card
  await moveCards(tx, [{ card, to: accountId }], {
    reason: 'void',
    lockedUntil: null,
    now,
    events: [{ accountId, kind: 'void', card }],
  })
  await setCardState(tx, card.cardId, 'void')
}

/** Creates a new card for a player. */
export async function giveCard(
  tx: Tx,
  {
    cardId,
    accountId,
    kind,
    now,
  }: {
    readonly cardId: string
    readonly accountId: number
    readonly kind: number
    readonly now: Instant
  },
): Promise<void> {
  const at = timestamp(now)
  const events = insertEvents([{ accountId, kind: 'gift', card: { cardId, kind } }], now)
  await sql`
    with move as (
      insert into card_move (card_id, step, to_id, reason, moved_at) values (${cardId}, 1, ${accountId}, 'give', ${at})
    ), event as (${events})
    insert into card (id, owner_id, kind, obtained_at, step) values (${cardId}, ${accountId}, ${kind}, ${at}, 1)`.execute(
    tx,
  )
}

/** One move of a card. */
export interface ChainStep {
  readonly step: number
  readonly reason: MoveReason
  readonly fromId: number | null
  readonly toId: number
  readonly listingId: string | null
  readonly movedAt: Instant
}

/** Every move of a card from its creation. */
export async function chainOf(db: Db, cardId: string): Promise<readonly ChainStep[]> {
  const rows = await db
    .selectFrom('card_move')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('step')
    .execute()
  return rows.map((row) => ({
    step: row.step,
    reason: row.reason,
    fromId: row.from_id,
    toId: row.to_id,
    listingId: row.listing_id,
    movedAt: row.moved_at,
  }))
}

/** The latest events of a player's collection, for operators: kind, card, and the other party. */
export async function eventsOf(db: Db, accountId: number, size: number) {
  const rows = await db
    .selectFrom('card_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    cardId: row.card_id,
    cardKind: row.card_kind,
    target: row.target,
    happenedAt: row.happened_at,
  }))
}
