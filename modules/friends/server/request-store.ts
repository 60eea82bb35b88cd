import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { sendAlong } from '#kit/db/prepared.ts'
import { before, days, dayStart, type Instant } from '#kit/time/time.ts'
import type { RequestState } from '../model.ts'
import { overBefore, type Between, type Counts } from '../rules/friendship.ts'
import { blockedWith, friendsSince } from './friends-store.ts'

export interface StoredRequest {
  readonly requestId: string
  readonly fromId: number
  readonly toId: number
  readonly state: RequestState
  readonly sentAt: Instant
}

const toRequest = (row: Selectable<Tables['friend_request']>): StoredRequest => ({
  requestId: row.id,
  fromId: row.from_id,
  toId: row.to_id,
  state: row.state,
  sentAt: row.sent_at,
})

/** Both are open: the sender of an ignored request must not learn of it. */
const OPEN = ['waiting', 'ignored'] as const
const KEPT_FOR = days(2)

/** Open requests between others and this player; ignored ones are visible to their sender only. */
export async function listRequests(db: Db, accountId: number, now: Instant): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom('friend_request')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('to_id', '=', accountId), where('state', '=', 'waiting')]),
        where.and([where('from_id', '=', accountId), where('state', 'in', OPEN)]),
      ]),
    )
    .where('sent_at', '>', timestamp(overBefore(now)))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toRequest)
}

/** An open request, for whoever may know its id; undefined when it has expired or is answered. */
export async function findOpenRequest(
  db: Db,
  requestId: string,
  now: Instant,
): Promise<StoredRequest | undefined> {
  const row = await db
    .selectFrom('friend_request')
    .selectAll()
    .where('id', '=', requestId)
    .where('state', 'in', OPEN)
    .where('sent_at', '>', timestamp(overBefore(now)))
    .executeTakeFirst()
  return row && toRequest(row)
}

/** Stores a request, replacing an expired one between the two. */
export async function insertRequest(tx: Tx, request: Omit<StoredRequest, 'state'>): Promise<void> {
  const over = tx
    .updateTable('friend_request')
    .set({ state: 'over' })
    .where('from_id', '=', request.fromId)
    .where('to_id', '=', request.toId)
    .where('state', 'in', OPEN)
  await sendAlong(tx, over)
  const waiting = tx.insertInto('friend_request').values({
    id: request.requestId,
    from_id: request.fromId,
    to_id: request.toId,
    state: 'waiting',
    sent_at: timestamp(request.sentAt),
  })
  await sendAlong(tx, waiting)
}

export async function setRequest(tx: Tx, requestId: string, state: RequestState): Promise<void> {
  await tx.updateTable('friend_request').set({ state }).where('id', '=', requestId).execute()
}

/** Ends open requests between two players, in both directions. */
export async function endRequests(
  tx: Tx,
  one: number,
  other: number,
  state: 'accepted' | 'cancelled',
): Promise<void> {
  const ended = tx
    .updateTable('friend_request')
    .set({ state })
    .where('state', 'in', OPEN)
    .where((where) =>
      where.or([
        where.and([where('from_id', '=', one), where('to_id', '=', other)]),
        where.and([where('from_id', '=', other), where('to_id', '=', one)]),
      ]),
    )
  await sendAlong(tx, ended)
}

/** The relation of the two, as the first sees it. */
export async function findBetween(db: Db, one: number, other: number, now: Instant): Promise<Between> {
  const blocked = await blockedWith(db, one, [other])
  const rows = await db
    .selectFrom('friend_request')
    .select('from_id')
    .where('state', 'in', OPEN)
    .where('sent_at', '>', timestamp(overBefore(now)))
    .where('from_id', 'in', [one, other])
    .where('to_id', 'in', [one, other])
    .execute()
  return {
    isBlocked: blocked.size > 0,
    areFriends: (await friendsSince(db, one, other)) !== undefined,
    hasSent: rows.some((row) => row.from_id === one),
    hasReceived: rows.some((row) => row.from_id === other),
  }
}

/** The numbers that the limits of both are checked against. */
export async function countFor(db: Db, one: number, other: number, now: Instant): Promise<Counts> {
  const since = timestamp(overBefore(now))
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from friendship where low_id = ${one} or high_id = ${one}) as friends,
      (select count(*)::int from friendship where low_id = ${other} or high_id = ${other}) as "theirFriends",
      (select count(*)::int from friend_request
        where from_id = ${one} and state in ('waiting', 'ignored') and sent_at > ${since}) as "sentWaiting",
      (select count(*)::int from friend_request
        where to_id = ${other} and state = 'waiting' and sent_at > ${since}) as "theirWaiting",
      (select count(*)::int from friend_request
        where from_id = ${one} and sent_at >= ${timestamp(dayStart(now))}) as "sentToday"
  `.execute(db)
  return rows[0]!
}

/** Deletes ended requests once they no longer count for their day. */
export async function tidyRequests(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('friend_request')
    .where('sent_at', '<=', timestamp(overBefore(now)))
    .execute()
  await db
    .deleteFrom('friend_request')
    .where('state', 'not in', OPEN)
    .where('sent_at', '<=', timestamp(before(now, KEPT_FOR)))
    .execute()
}
