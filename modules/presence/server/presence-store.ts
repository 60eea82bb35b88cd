import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { Caller } from '#kit/server/handler.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import { hereSince } from '../rules/online.ts'
import './tables.ts'

/** Stores when players were seen. Batches are ordered by account number, so two batches cannot deadlock. */
export async function noteSeen(db: Db, seen: ReadonlyMap<number, Instant>): Promise<void> {
  if (seen.size === 0) return
  const sorted = [...seen].toSorted(([one], [other]) => one - other)
  const ids = sorted.map(([accountId]) => accountId)
  const moments = sorted.map(([, at]) => new Date(at).toISOString())
  await sql`
    insert into presence (account_id, seen_at)
    select account_id, seen_at
    from unnest(${ids}::bigint[], ${moments}::timestamptz[]) as noted (account_id, seen_at)
    order by account_id
    on conflict (account_id) do update set seen_at = greatest(presence.seen_at, excluded.seen_at)`.execute(db)
}

export async function readSeen(db: Db, accountIds: readonly number[]): Promise<Map<number, Instant>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db.selectFrom('presence').selectAll().where('account_id', 'in', accountIds).execute()
  return new Map(rows.map(({ account_id, seen_at }) => [account_id, seen_at]))
}

/** Recently active players in ascending order, after a given number. */
export async function seenBehind(db: Db, behind: number, count: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('presence')
    .select('account_id')
    .where('account_id', '>', behind)
    .orderBy('account_id')
    .limit(count)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export async function countHere(db: Db, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('presence')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seen_at', '>=', timestamp(hereSince(now)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface NewTicket extends Pick<Caller, 'accountId' | 'sessionId'> {
  readonly ticketHash: string
  readonly endsAt: Instant
}

export async function insertTicket(
  db: Db,
  { ticketHash, accountId, sessionId, endsAt }: NewTicket,
): Promise<void> {
  await db
    .insertInto('live_ticket')
    .values({
      ticket_hash: ticketHash,
      account_id: accountId,
      session_id: sessionId,
      ends_at: timestamp(endsAt),
    })
    .execute()
}

/** Deletes a ticket and returns its owner: of concurrent requests with one ticket only one succeeds. */
export async function takeTicket(db: Db, ticketHash: string, now: Instant) {
  const row = await db
    .deleteFrom('live_ticket')
    .where('ticket_hash', '=', ticketHash)
    .returningAll()
    .executeTakeFirst()
  return row && row.ends_at > now ? { accountId: row.account_id, sessionId: row.session_id } : undefined
}

export const LAST_SEEN_KEPT = days(30)

/** Deletes unused tickets, and players offline for long. */
export async function tidyPresence(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('live_ticket').where('ends_at', '<=', timestamp(now)).execute()
  await db
    .deleteFrom('presence')
    .where('seen_at', '<', timestamp(before(now, LAST_SEEN_KEPT)))
    .execute()
}
