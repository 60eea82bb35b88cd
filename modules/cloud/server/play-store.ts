import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { after, type Duration, type Instant } from '#kit/time/time.ts'
import type { EndReason, Pacing } from '#modules/streaming/model.ts'
import type { PlayState } from '../model.ts'
import { SEAT_KEPT } from '../rules/times.ts'
import './tables.ts'

export interface StoredPlay {
  readonly playId: string
  readonly accountId: number
  readonly ticketId: string
  readonly gameKey: string
  readonly lineKey: string
  readonly workerId: string
  readonly bootId: string
  readonly weight: number
  readonly state: PlayState
  readonly tokenHash: string
  readonly tokenUntil: Instant
  readonly reservedAt: Instant
  readonly reservedUntil: Instant
  readonly askedAt: Instant
  readonly heardAt: Instant | null
  readonly isWatched: boolean
  readonly streamId: string | null
  readonly begunAt: Instant | null
  readonly awaySince: Instant | null
  readonly countedAt: Instant | null
  readonly played: Duration
  readonly reported: Duration
  readonly chargedSeconds: number
  readonly leftSeconds: number
  readonly tipSeconds: number
  readonly pacing: Pacing
  readonly endedAt: Instant | null
  readonly endReason: EndReason | null
  readonly releasedAt: Instant | null
}

type Row = Selectable<Tables['cloud_play']>

const toPlay = (row: Row): StoredPlay => ({
  playId: row.id,
  accountId: row.account_id,
  ticketId: row.ticket_id,
  gameKey: row.game_key,
  lineKey: row.line_key,
  workerId: row.worker_id,
  bootId: row.boot,
  weight: row.weight,
  state: row.state,
  tokenHash: row.token_hash,
  tokenUntil: row.token_until,
  reservedAt: row.reserved_at,
  reservedUntil: row.reserved_until,
  askedAt: row.asked_at,
  heardAt: row.heard_at,
  isWatched: row.is_watched,
  streamId: row.stream_id,
  begunAt: row.begun_at,
  awaySince: row.away_since,
  countedAt: row.counted_at,
  played: row.played_ms as Duration,
  reported: row.reported_ms as Duration,
  chargedSeconds: row.charged_seconds,
  leftSeconds: row.left_seconds,
  tipSeconds: row.tip_seconds,
  pacing: { shown: row.shown, stutters: row.stutters },
  endedAt: row.ended_at,
  endReason: row.end_reason,
  releasedAt: row.released_at,
})

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The account's play that has not ended. */
export async function findLivePlay(db: Db, accountId: number): Promise<StoredPlay | undefined> {
  const row = await db
    .selectFrom('cloud_play')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return row && toPlay(row)
}

/** The account's last play, ended or not. */
export async function findLastPlay(db: Db, accountId: number): Promise<StoredPlay | undefined> {
  const row = await db
    .selectFrom('cloud_play')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('reserved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toPlay(row)
}

export async function findPlay(db: Db, playId: string): Promise<StoredPlay | undefined> {
  const row = await db.selectFrom('cloud_play').selectAll().where('id', '=', playId).executeTakeFirst()
  return row && toPlay(row)
}

/** Whether an earlier play of the same game has yet to deliver its save. */
export async function isOlderClearing(
  db: Db,
  { playId, accountId, gameKey }: Pick<StoredPlay, 'playId' | 'accountId' | 'gameKey'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('cloud_play')
    .select('id')
    .where('account_id', '=', accountId)
    .where('game_key', '=', gameKey)
    .where('id', '<>', playId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks plays until the transaction ends, always in one order. */
export async function lockPlays(tx: Tx, playIds: readonly string[]): Promise<StoredPlay[]> {
  if (playIds.length === 0) return []
  const rows = await tx
    .selectFrom('cloud_play')
    .selectAll()
    .where('id', 'in', [...playIds])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toPlay)
}

/** Locks a worker's live plays and those not yet cleaned up. */
export async function lockPlaysOf(tx: Tx, workerId: string): Promise<StoredPlay[]> {
  const rows = await tx
    .selectFrom('cloud_play')
    .selectAll()
    .where('worker_id', '=', workerId)
    .where('released_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toPlay)
}

export type NewPlay = Pick<
  StoredPlay,
  | 'playId'
  | 'accountId'
  | 'ticketId'
  | 'gameKey'
  | 'lineKey'
  | 'workerId'
  | 'bootId'
  | 'weight'
  | 'tokenHash'
  | 'leftSeconds'
>

/** Reserves a seat with a game on it; returns its expiry. */
export async function addPlay(tx: Tx, play: NewPlay, now: Instant): Promise<Instant> {
  const until = after(now, SEAT_KEPT)
  await tx
    .insertInto('cloud_play')
    .values({
      id: play.playId,
      account_id: play.accountId,
      ticket_id: play.ticketId,
      game_key: play.gameKey,
      line_key: play.lineKey,
      worker_id: play.workerId,
      boot: play.bootId,
      weight: play.weight,
      state: 'reserved',
      token_hash: play.tokenHash,
      token_until: timestamp(until),
      reserved_at: timestamp(now),
      reserved_until: timestamp(until),
      asked_at: timestamp(now),
      left_seconds: play.leftSeconds,
    } as never)
    .execute()
  return until
}

/** Only the newest token may begin the play. */
export async function setToken(tx: Tx, playId: string, tokenHash: string, until: Instant): Promise<void> {
  await change(tx, playId, { token_hash: tokenHash, token_until: timestamp(until), stream_id: null })
}

export async function noteAsked(tx: Tx, playId: string, now: Instant): Promise<void> {
  await change(tx, playId, { asked_at: timestamp(now) })
}

export async function noteReleased(tx: Tx, playIds: readonly string[], now: Instant): Promise<void> {
  if (playIds.length === 0) return
  await tx
    .updateTable('cloud_play')
    .set({ released_at: timestamp(now) })
    .where('id', 'in', [...playIds])
    .where('ended_at', 'is not', null)
    .where('released_at', 'is', null)
    .execute()
}

/** Stores the changes of a heartbeat, a beginning or an end. */
export async function storePlay(tx: Tx, play: StoredPlay): Promise<void> {
  await change(tx, play.playId, {
    state: play.state,
    heard_at: orNull(play.heardAt),
    is_watched: play.isWatched,
    stream_id: play.streamId,
    begun_at: orNull(play.begunAt),
    away_since: orNull(play.awaySince),
    counted_at: orNull(play.countedAt),
    played_ms: play.played,
    reported_ms: play.reported,
    charged_seconds: play.chargedSeconds,
    left_seconds: play.leftSeconds,
    tip_seconds: play.tipSeconds,
    shown: play.pacing.shown,
    stutters: play.pacing.stutters,
    ended_at: orNull(play.endedAt),
    end_reason: play.endReason,
    released_at: orNull(play.releasedAt),
  })
}

const orNull = (moment: Instant | null) => (moment === null ? null : timestamp(moment))

async function change(tx: Tx, playId: string, values: object): Promise<void> {
  await tx.updateTable('cloud_play').set(values).where('id', '=', playId).execute()
}

export async function noteStarted(
  db: Db,
  place: { readonly playId: string; readonly workerId: string; readonly bootId: string },
  milliseconds: number,
): Promise<void> {
  await db
    .updateTable('cloud_play')
    .set({ start_ms: milliseconds })
    .where('id', '=', place.playId)
    .where('worker_id', '=', place.workerId)
    .where('boot', '=', place.bootId)
    .where('start_ms', 'is', null)
    .execute()
}
