import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import type { PlayState } from '../model.ts'
import type { Effects } from './effects.ts'
import { endPlay } from './end-play.ts'
import { lockPlays } from './play-store.ts'
import './tables.ts'

/** Nobody is told from the operator's process: beats bring its rows to the workers, and pages read again. */
const SILENT: Effects = { order: () => undefined, tell: () => undefined, moved: () => undefined }

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
}

/** Plays that are not over, the oldest first. */
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
  }))
}

/** Ends a play by the operator's will; false when there is none of this id that is not over. */
export async function endByOperator(db: Db, playId: string, now: Instant): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [play] = await lockPlays(tx, [playId])
    if (!play || play.endedAt !== null) return false
    await endPlay(tx, SILENT, play, { reason: 'operator', now, isFreed: false })
    return true
  })
}

/** Closes a game: nobody starts it, and its queue goes home. Plays that run go on. False when it was closed. */
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
