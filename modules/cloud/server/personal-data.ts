import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { PLAYS_KNOWN_FOR, TICKETS_KEPT_FOR } from '../rules/keeping.ts'
import { holdAccount, type Effects } from './effects.ts'
import { endPlay } from './end-play.ts'
import { findOwn } from './own.ts'
import { lockPlays } from './play-store.ts'
import { GONE } from './save-store.ts'
import './tables.ts'
import './watch-store.ts'

/** Sends no messages: heartbeats carry the changes to the workers, and the player's pages are signed out. */
const SILENT: Effects = { order: () => undefined, tell: () => undefined, moved: () => undefined }

/** An account's cloud plays and saves. */
export const cloudPersonalData: PersonalData = {
  module: 'cloud',
  holdings: [
    {
      table: 'cloud_ticket',
      columns: ['account_id'],
      what: 'places in queues and what became of them; with newcomer’s time also the household, as a mask',
      why: 'the queue; one household’s newcomers do not take all seats',
      keptFor: TICKETS_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'cloud_play',
      columns: ['account_id'],
      what: 'cloud plays: game, line, when, how long, what was charged',
      why: 'the play itself; what it cost must be gone from the allowance; game and line are forgotten after 90 days',
      keptFor: 'ledger',
      seenBy: 'the operator',
      fate: 'blanked',
    },
    {
      table: 'cloud_watcher',
      columns: ['account_id'],
      what: 'plays of others that are being watched',
      why: 'the player sees who watches and can send them away; gone with the end of the play',
      keptFor: TICKETS_KEPT_FOR,
      seenBy: 'the player who shared the link',
      fate: 'deleted',
    },
    {
      table: 'cloud_save',
      columns: ['account_id'],
      what: 'saved games',
      why: 'playing on where one has stopped',
      keptFor: 'account',
      seenBy: 'the worker that runs the game',
      fate: 'deleted',
    },
    {
      table: 'cloud_save_object',
      columns: ['account_id'],
      what: 'saved games in the operator’s object store, the last five states of each, under names that say nothing',
      why: 'playing on where one has stopped, also when a file is damaged',
      keptFor: 'account',
      seenBy: 'the worker that runs the game',
      fate: 'blanked',
    },
  ],

  async collect(db, accountId) {
    const plays = await db
      .selectFrom('cloud_play')
      .select(['game_key', 'line_key', 'reserved_at', 'begun_at', 'ended_at', 'played_ms', 'charged_seconds'])
      .where('account_id', '=', accountId)
      .orderBy('reserved_at')
      .execute()
    const tickets = await db
      .selectFrom('cloud_ticket')
      .select(['game_key', 'line_key', 'joined_at', 'ended_at', 'ended_how'])
      .where('account_id', '=', accountId)
      .orderBy('joined_at')
      .execute()
    const saves = await db
      .selectFrom('cloud_save')
      .leftJoin('cloud_save_object', 'cloud_save_object.name', 'cloud_save.object')
      .select([
        'cloud_save.game_key',
        'cloud_save.saved_at',
        sql<number>`coalesce(octet_length(archive), bytes, 0)`.as('bytes'),
      ])
      .where('cloud_save.account_id', '=', accountId)
      .orderBy('cloud_save.game_key')
      .execute()
    const watched = await db
      .selectFrom('cloud_watcher')
      .innerJoin('cloud_play', 'cloud_play.id', 'cloud_watcher.play_id')
      .select('cloud_play.game_key')
      .where('cloud_watcher.account_id', '=', accountId)
      .orderBy('cloud_watcher.id')
      .execute()
    return {
      watching: watched.map(({ game_key }) => ({ game: game_key })),
      plays: plays.map((row) => ({
        game: row.game_key,
        line: row.line_key,
        reservedAt: dateOf(row.reserved_at),
        begunAt: dateOf(row.begun_at),
        endedAt: dateOf(row.ended_at),
        playedSeconds: Math.round(row.played_ms / 1000),
        chargedSeconds: row.charged_seconds,
      })),
      queues: tickets.map((row) => ({
        game: row.game_key,
        line: row.line_key,
        joinedAt: dateOf(row.joined_at),
        endedAt: dateOf(row.ended_at),
        endedHow: row.ended_how,
      })),
      saves: saves.map(({ game_key, saved_at, bytes }) => ({
        game: game_key,
        savedAt: dateOf(saved_at),
        bytes,
      })),
    }
  },

  async erase(tx, { accountId, now }) {
    await holdAccount(tx, accountId)
    const { play } = await findOwn(tx, accountId)
    const [locked] = play ? await lockPlays(tx, [play.playId]) : []
    if (locked && locked.endedAt === null)
      await endPlay(tx, SILENT, locked, { reason: 'operator', now, isFreed: false })
    await tx.deleteFrom('cloud_ticket').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('cloud_watcher').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('cloud_save').where('account_id', '=', accountId).execute()
    // The upload job deletes the files.
    await tx
      .updateTable('cloud_save_object')
      .set({ ...GONE, game_key: '', changed_at: timestamp(now) })
      .where('account_id', '=', accountId)
      .execute()
    await tx
      .updateTable('cloud_play')
      .set(BLURRED)
      .where('account_id', '=', accountId)
      .where('released_at', 'is not', null)
      .execute()
  },
}

/** Of an old play only its cost and date remain. */
const BLURRED = { game_key: '', line_key: '', worker_id: '', boot: '', stream_id: null, token_hash: '' }
const AT_ONCE = 1000

/** Removes player and place from old plays, in batches. */
export async function blurOldPlays(db: Db, now: Instant): Promise<void> {
  for (;;) {
    const old = db
      .selectFrom('cloud_play')
      .select('id')
      .where('ended_at', '<', timestamp(before(now, PLAYS_KNOWN_FOR)))
      .where('released_at', 'is not', null)
      // A literal, because with a parameter the partial index cannot be used.
      .where(sql<boolean>`game_key <> ''`)
      .limit(AT_ONCE)
    const { numUpdatedRows } = await db
      .updateTable('cloud_play')
      .set(BLURRED)
      .where('id', 'in', old)
      .executeTakeFirst()
    if (numUpdatedRows < BigInt(AT_ONCE)) return
  }
}
