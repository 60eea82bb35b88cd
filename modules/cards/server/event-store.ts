import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { sendAlong } from '#kit/db/prepared.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import type { CardEvent } from '../calls.ts'
import { type CardEventKind, kindOf } from '../model.ts'
import './tables.ts'

/** How far back the event log goes. */
export const EVENTS_KEPT_FOR = days(90)

export interface NewEvent {
  readonly accountId: number
  readonly kind: CardEventKind
  readonly card?: { readonly cardId: string; readonly kind: number }
  /** A player's or a game's number, or a count. */
  readonly target?: number
}

/** The insert of events, as a part of other statements. */
export const insertEvents = (events: readonly NewEvent[], now: Instant) => sql`
  insert into card_event (account_id, kind, card_id, card_kind, target, happened_at)
  select account, kind, card, card_kind, target, ${timestamp(now)}
  from json_to_recordset(${JSON.stringify(events.map(asRow))}::json)
    as (account bigint, kind text, card text, card_kind smallint, target bigint)`

const asRow = ({ accountId, kind, card, target }: NewEvent) => ({
  account: accountId,
  kind,
  card: card?.cardId,
  card_kind: card?.kind,
  target,
})

/** Writes an event to the log of each player involved (spec 2.39). */
export async function noteEvents(tx: Tx, now: Instant, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await sendAlong(tx, insertEvents(events, now))
}

/** The latest events of a player, or those before the cursor. */
export async function listEvents(
  db: Db,
  accountId: number,
  {
    cursor,
    size,
    now,
  }: { readonly cursor: string | undefined; readonly size: number; readonly now: Instant },
): Promise<CardEvent[]> {
  const rows = await db
    .selectFrom('card_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('happened_at', '>', timestamp(before(now, EVENTS_KEPT_FOR)))
    .$if(cursor !== undefined, (query) =>
      query.where('id', '<', /^\d{1,15}$/.test(cursor!) ? Number(cursor) : 0),
    )
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({
    eventId: row.id,
    happenedAt: row.happened_at,
    kind: row.kind,
    number: row.card_kind === null ? null : kindOf(row.card_kind).number,
    level: row.card_kind === null ? null : kindOf(row.card_kind).level,
    cardId: row.card_id,
    target: row.target,
  }))
}

export async function forgetOldEvents(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('card_event')
    .where('happened_at', '<', timestamp(before(now, EVENTS_KEPT_FOR)))
    .execute()
}
