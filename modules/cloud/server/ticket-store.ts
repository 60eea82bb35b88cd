import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { after, before, type Instant } from '#kit/time/time.ts'
import { ENTER_WITHIN, MISS_TOLD } from '../rules/times.ts'
import type { Turn } from '../rules/turns.ts'
import './tables.ts'

/** After this many failed seats a ticket is closed. */
const MOST_TRIES = 3

export interface OwnTicket {
  readonly ticketId: string
  readonly accountId: number
  readonly gameKey: string
  readonly lineKey: string
  readonly weight: number
  readonly place: number
  readonly joinedAt: Instant
  readonly turn: { readonly workerId: string; readonly bootId: string; readonly until: Instant } | null
}

const COLUMNS = [
  'id',
  'account_id',
  'game_key',
  'line_key',
  'weight',
  'place',
  'joined_at',
  'turn_until',
  'worker_id',
  'boot',
] as const

/** The account's place in a queue. */
export async function findTicket(db: Db, accountId: number): Promise<OwnTicket | undefined> {
  const row = await db
    .selectFrom('cloud_ticket')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ticketId: row.id,
    accountId: row.account_id,
    gameKey: row.game_key,
    lineKey: row.line_key,
    weight: row.weight,
    place: row.place,
    joinedAt: row.joined_at,
    turn:
      row.turn_until === null ? null : { workerId: row.worker_id!, bootId: row.boot!, until: row.turn_until },
  }
}

export interface NewTicket {
  readonly ticketId: string
  readonly accountId: number
  readonly gameKey: string
  readonly lineKey: string
  readonly weight: number
  readonly crowd: string | null
}

export async function addTicket(tx: Tx, ticket: NewTicket, now: Instant): Promise<void> {
  await tx
    .insertInto('cloud_ticket')
    .values({
      id: ticket.ticketId,
      account_id: ticket.accountId,
      game_key: ticket.gameKey,
      line_key: ticket.lineKey,
      weight: ticket.weight,
      joined_at: timestamp(now),
      turn_until: null,
      worker_id: null,
      boot: null,
      ended_at: null,
      ended_how: null,
      crowd: ticket.crowd,
    })
    .execute()
}

/** Deletes a ticket without a trace: for a player who wanted a free seat and no place in the queue. */
export async function dropTicket(tx: Tx, ticketId: string): Promise<void> {
  await tx.deleteFrom('cloud_ticket').where('id', '=', ticketId).execute()
}

const NO_TURN = { turn_until: null, worker_id: null, boot: null }

export async function endTickets(
  tx: Tx,
  ticketIds: readonly string[],
  how: 'entered' | 'cancelled' | 'missed' | 'closed',
  now: Instant,
): Promise<readonly number[]> {
  if (ticketIds.length === 0) return []
  const rows = await tx
    .updateTable('cloud_ticket')
    .set({ ...NO_TURN, ended_at: timestamp(now), ended_how: how })
    .where('id', 'in', [...ticketIds])
    .returning('account_id')
    .execute()
  return rows.map(({ account_id: accountId }) => accountId)
}

export async function giveTurn(tx: Tx, turn: Turn, now: Instant): Promise<void> {
  await tx
    .updateTable('cloud_ticket')
    .set({
      turn_until: timestamp(after(now, ENTER_WITHIN)),
      worker_id: turn.workerId,
      boot: turn.bootId,
    })
    .where('id', '=', turn.ticketId)
    .execute()
}

export async function withdrawTurns(tx: Tx, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return
  await tx
    .updateTable('cloud_ticket')
    .set(NO_TURN)
    .where('id', 'in', [...ticketIds])
    .execute()
}

/** Returns the ticket of a lost seat to its place; closes it when that has happened too often. */
export async function reopenTicket(tx: Tx, ticketId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('cloud_ticket')
    .set(({ eb }) => ({
      ...NO_TURN,
      tries: eb('tries', '+', 1),
      ended_at: sql<Instant | null>`case when tries + 1 >= ${MOST_TRIES} then ${timestamp(now)} end`,
      ended_how: sql<'closed' | null>`case when tries + 1 >= ${MOST_TRIES} then 'closed' end`,
    }))
    .where('id', '=', ticketId)
    .execute()
}

/** Whether the account's last action was to miss a turn, for this game if given. */
export async function hasMissed(
  db: Db,
  accountId: number,
  now: Instant,
  choice?: { readonly gameKey: string; readonly lineKey: string },
): Promise<boolean> {
  const last = await db
    .selectFrom('cloud_ticket')
    .select(['ended_how', 'ended_at', 'game_key', 'line_key'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.ended_how !== 'missed' || last.ended_at! <= before(now, MISS_TOLD)) return false
  return !choice || (last.game_key === choice.gameKey && last.line_key === choice.lineKey)
}

/** How many wait on a line, and how many of them at or before a place. */
export async function countWaiting(db: Db, lineKey: string, upTo?: number) {
  const row = await db
    .selectFrom('cloud_ticket')
    .select(({ fn }) => [
      fn.countAll<number>().as('length'),
      sql<number>`count(*) filter (where place <= ${upTo ?? 0})`.as('position'),
    ])
    .where('line_key', '=', lineKey)
    .where('ended_at', 'is', null)
    .where('turn_until', 'is', null)
    .executeTakeFirstOrThrow()
  return { length: row.length, position: row.position }
}

/** How many of a crowd wait on a line. */
export async function countOfCrowd(db: Db, lineKey: string, crowd: string | null): Promise<number> {
  if (crowd === null) return 0
  const row = await db
    .selectFrom('cloud_ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('line_key', '=', lineKey)
    .where('crowd', '=', crowd)
    .where('ended_at', 'is', null)
    .where('turn_until', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Deletes tickets that ended long ago. */
export async function forgetTickets(db: Db, endedBefore: Instant): Promise<void> {
  await db.deleteFrom('cloud_ticket').where('ended_at', '<', timestamp(endedBefore)).execute()
}
