import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, seconds, type Instant } from '#kit/time/time.ts'
import type { Pacing } from '#modules/streaming/model.ts'
import type { LineStop, PlayState } from '../model.ts'
import type { Effects } from './effects.ts'
import { endPlay } from './end-play.ts'
import { findLivePlay, lockPlays } from './play-store.ts'
import { endTickets, findTicket } from './ticket-store.ts'
import './tables.ts'

/** The operator's process sends no messages: heartbeats carry its changes to the workers, and pages poll. */
const SILENT: Effects = { order: () => undefined, tell: () => undefined, moved: () => undefined }

/** A worker heard from within this time is live. */
const WORKER_LIVES = seconds(15)

export interface RunningPlay {
  readonly playId: string
  readonly accountId: number
  readonly gameKey: string
  readonly lineKey: string
  readonly workerId: string
  readonly state: PlayState
  readonly reservedAt: Instant
  readonly chargedSeconds: number
  readonly leftSeconds: number
  readonly pacing: Pacing
}

/** Plays that have not ended, oldest first. */
export async function listPlays(db: Db): Promise<readonly RunningPlay[]> {
  const rows = await db
    .selectFrom('cloud_play')
    .selectAll()
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    playId: row.id,
    accountId: row.account_id,
    gameKey: row.game_key,
    lineKey: row.line_key,
    workerId: row.worker_id,
    state: row.state,
    reservedAt: row.reserved_at,
    chargedSeconds: row.charged_seconds,
    leftSeconds: row.left_seconds,
    pacing: { shown: row.shown, stutters: row.stutters },
  }))
}

/** Ends a play for an operator; false when no running play has this id. */
export async function endByOperator(db: Db, playId: string, now: Instant): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [play] = await lockPlays(tx, [playId])
    if (!play || play.endedAt !== null) return false
    await endPlay(tx, SILENT, play, { reason: 'operator', now, isFreed: false })
    return true
  })
}

/** Ends an account's play and its place in a queue; returns the number of plays ended. */
export async function endAllOf(tx: Tx, accountId: number, now: Instant): Promise<number> {
  const play = await findLivePlay(tx, accountId)
  if (play) await endByOperator(tx, play.playId, now)
  const ticket = await findTicket(tx, accountId)
  if (ticket) await endTickets(tx, [ticket.ticketId], 'closed', now)
  return play ? 1 : 0
}

/** Closes a game: it cannot be started, and its queue ends. Running plays continue. False when it was already closed. */
export async function closeGame(db: Db, gameKey: string, now: Instant): Promise<boolean> {
  const row = await db
    .insertInto('cloud_closed_game')
    .values({ game_key: gameKey, closed_at: timestamp(now) })
    .onConflict((known) => known.doNothing())
    .returning('game_key')
    .executeTakeFirst()
  return row !== undefined
}

/** Opens a game again; false when it was not closed. */
export async function reopenGame(db: Db, gameKey: string): Promise<boolean> {
  const row = await db
    .deleteFrom('cloud_closed_game')
    .where('game_key', '=', gameKey)
    .returning('game_key')
    .executeTakeFirst()
  return row !== undefined
}

/** How an operator has stopped a line, if so. */
export async function stopOf(db: Db, lineKey: string): Promise<LineStop | undefined> {
  const row = await db
    .selectFrom('cloud_line_stop')
    .select('how')
    .where('line_key', '=', lineKey)
    .executeTakeFirst()
  return row?.how
}

/** Every stopped line, with or without connected workers. */
export async function listStops(db: Db): Promise<ReadonlyMap<string, LineStop>> {
  const rows = await db.selectFrom('cloud_line_stop').select(['line_key', 'how']).execute()
  return new Map(rows.map(({ line_key: lineKey, how }) => [lineKey, how]))
}

/** Stops a line; running plays continue. */
export async function stopLine(tx: Tx, lineKey: string, how: LineStop, now: Instant): Promise<void> {
  const values = { how, stopped_at: timestamp(now) }
  await tx
    .insertInto('cloud_line_stop')
    .values({ line_key: lineKey, ...values })
    .onConflict((known) => known.column('line_key').doUpdateSet(values))
    .execute()
}

export async function reopenLine(tx: Tx, lineKey: string): Promise<void> {
  await tx.deleteFrom('cloud_line_stop').where('line_key', '=', lineKey).execute()
}

/** Whether a worker of this line is known. */
export async function hasLineOf(db: Db, lineKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('cloud_worker')
    .select('id')
    .where('line_key', '=', lineKey)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Numbers of live workers, running plays and waiting players. */
export async function countQueue(db: Db, now: Instant) {
  const since = timestamp(before(now, WORKER_LIVES))
  const { rows } = await sql<{ tickets: number; oldest: Instant | null; workers: number; plays: number }>`
    select
      (select count(*)::int from cloud_ticket where ended_at is null) as tickets,
      (select min(joined_at) from cloud_ticket where ended_at is null) as oldest,
      (select count(*)::int from cloud_worker where seen_at > ${since}) as workers,
      (select count(*)::int from cloud_play where ended_at is null) as plays`.execute(db)
  return rows[0]!
}
