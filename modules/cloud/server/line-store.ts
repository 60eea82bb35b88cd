import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { HeldPlay, LineRows, LineWorker, Ticket } from '../rules/due.ts'
import './tables.ts'

export interface LineTicket extends Ticket {
  readonly accountId: number
  /** The crowd of newcomers that they belong to. */
  readonly crowd: string | null
}

/** A play, and the crowd of its player. */
export interface LinePlay extends HeldPlay {
  readonly crowd: string | null
}

export interface StoredLine extends LineRows {
  readonly tickets: readonly LineTicket[]
  readonly plays: readonly LinePlay[]
}

/** Everything of a line that the matchmaker needs, the queue in order. */
export async function readLine(tx: Tx, lineKey: string, now: Instant): Promise<StoredLine> {
  const [tickets, plays, workers] = [
    await readTickets(tx, lineKey),
    await readPlays(tx, lineKey),
    await readWorkers(tx, lineKey, now),
  ]
  return { tickets, plays, workers }
}

async function readTickets(tx: Tx, lineKey: string): Promise<LineTicket[]> {
  const rows = await tx
    .selectFrom('cloud_ticket as ticket')
    .leftJoin('cloud_closed_game as closed', 'closed.game_key', 'ticket.game_key')
    .leftJoin('cloud_line_stop as stop', 'stop.line_key', 'ticket.line_key')
    .select([
      'ticket.id',
      'ticket.account_id',
      'ticket.game_key',
      'ticket.weight',
      'ticket.crowd',
      'ticket.turn_until',
      'ticket.worker_id',
      'ticket.boot',
      'closed.closed_at',
      'stop.how',
    ])
    .where('ticket.line_key', '=', lineKey)
    .where('ticket.ended_at', 'is', null)
    .orderBy('ticket.place')
    .execute()
  return rows.map((row) => ({
    ticketId: row.id,
    accountId: row.account_id,
    gameKey: row.game_key,
    weight: row.weight,
    crowd: row.crowd,
    turn:
      row.turn_until === null ? null : { workerId: row.worker_id!, bootId: row.boot!, until: row.turn_until },
    isClosed: row.closed_at !== null || row.how === 'closed',
  }))
}

async function readPlays(tx: Tx, lineKey: string): Promise<LinePlay[]> {
  const rows = await tx
    .selectFrom('cloud_play as play')
    .leftJoin('cloud_ticket as ticket', 'ticket.id', 'play.ticket_id')
    .select([
      'play.id',
      'play.worker_id',
      'play.boot',
      'play.weight',
      'play.state',
      'play.is_watched',
      'play.reserved_at',
      'play.reserved_until',
      'play.away_since',
      'play.begun_at',
      'play.heard_at',
      'play.ended_at',
      'ticket.crowd',
    ])
    .where('play.line_key', '=', lineKey)
    .where('play.released_at', 'is', null)
    .orderBy('play.id')
    .execute()
  return rows.map((row) => ({
    playId: row.id,
    workerId: row.worker_id,
    bootId: row.boot,
    weight: row.weight,
    state: row.state,
    isWatched: row.is_watched,
    reservedAt: row.reserved_at,
    reservedUntil: row.reserved_until,
    awaySince: row.away_since,
    hasBegun: row.begun_at !== null,
    heardAt: row.heard_at,
    endedAt: row.ended_at,
    crowd: row.crowd,
  }))
}

async function readWorkers(tx: Tx, lineKey: string, now: Instant): Promise<LineWorker[]> {
  const rows = await tx
    .selectFrom('cloud_worker as worker')
    .leftJoin('cloud_worker_game as game', (join) =>
      join
        .onRef('game.worker_id', '=', 'worker.id')
        .on(({ or, eb }) =>
          or([eb('game.refused_until', 'is', null), eb('game.refused_until', '<=', timestamp(now))]),
        ),
    )
    .leftJoin('cloud_line_stop as stop', 'stop.line_key', 'worker.line_key')
    .select([
      'worker.id',
      'worker.boot',
      'worker.capacity',
      'worker.is_draining',
      'worker.seen_at',
      'stop.how',
    ])
    .select(({ fn }) => fn.agg<(string | null)[]>('array_agg', ['game.game_key']).as('game_keys'))
    .where('worker.line_key', '=', lineKey)
    .groupBy(['worker.id', 'stop.how'])
    .orderBy('worker.id')
    .execute()
  return rows.map((row) => ({
    workerId: row.id,
    bootId: row.boot,
    capacity: row.capacity,
    isDraining: row.is_draining || row.how !== null,
    seenAt: row.seen_at,
    gameKeys: new Set(row.game_keys.filter((gameKey) => gameKey !== null)),
  }))
}

/** The crowd of whoever got a turn of the line last. */
export async function lastCrowdOf(tx: Tx, { tickets }: StoredLine, lineKey: string): Promise<string | null> {
  const [turn] = tickets
    .filter((one) => one.turn !== null)
    .toSorted((one, other) => other.turn!.until - one.turn!.until)
  if (turn) return turn.crowd
  const row = await tx
    .selectFrom('cloud_ticket')
    .select('crowd')
    .where('line_key', '=', lineKey)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.crowd ?? null
}

/** Lines on which something can change by time alone. */
export async function busyLines(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cloud_ticket')
    .select('line_key')
    .where('ended_at', 'is', null)
    .union(db.selectFrom('cloud_play').select('line_key').where('released_at', 'is', null))
    .execute()
  return rows.map((row) => row.line_key).toSorted()
}

/** Elects the one process that updates the lines in this second. */
export async function takeSecond(db: Db, now: Instant, lastBefore: Instant): Promise<boolean> {
  const row = await db
    .updateTable('cloud_clock')
    .set({ at: timestamp(now) })
    .where('at', '<=', timestamp(lastBefore))
    .returning('only')
    .executeTakeFirst()
  return row !== undefined
}
