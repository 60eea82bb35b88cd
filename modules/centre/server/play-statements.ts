import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { moment, prepared, preparedAlong } from '#kit/db/prepared.ts'
import type { Opinion } from '../model.ts'
import './tables.ts'

// The prepared statements of plays: a quarter of all calls run these.

interface Key {
  readonly accountId: number
  readonly gameId: number
}

export const selectOwnPlay = prepared((tx: Tx, own: { playId: string; accountId: number }) =>
  tx
    .selectFrom('play')
    .select(['game_id', 'reported_at', 'ended_at'])
    .where('id', '=', own.playId)
    .where('account_id', '=', own.accountId)
    .forUpdate(),
)

export const insertPlay = preparedAlong((db: Db, own: Key & { playId: string; now: Date }) =>
  db
    .insertInto('play')
    .values({
      id: own.playId,
      account_id: own.accountId,
      game_id: own.gameId,
      started_at: moment(own.now),
      reported_at: moment(own.now),
      played_ms: 0,
      ended_at: null,
      load_ms: null,
    })
    .onConflict((running) =>
      running.columns(['account_id', 'game_id']).where('ended_at', 'is', null).doNothing(),
    ),
)

export const selectRunningPlay = prepared((tx: Tx, own: Key) =>
  tx
    .selectFrom('play')
    .select(['id', 'reported_at'])
    .where('account_id', '=', own.accountId)
    .where('game_id', '=', own.gameId)
    .where('ended_at', 'is', null)
    .forUpdate(),
)

interface Progress {
  readonly playId: string
  /** Milliseconds. */
  readonly played: number
  readonly now: Date
}

export const updatePlay = preparedAlong((db: Db, own: Progress) =>
  db
    .updateTable('play')
    .set(({ eb }) => ({ played_ms: eb('played_ms', '+', own.played), reported_at: moment(own.now) }))
    .where('id', '=', own.playId),
)

export const endPlay = preparedAlong((db: Db, own: Progress & { loadTime: number | null }) =>
  db
    .updateTable('play')
    .set(({ eb }) => ({
      played_ms: eb('played_ms', '+', own.played),
      reported_at: moment(own.now),
      ended_at: moment(own.now),
      load_ms: own.loadTime,
    }))
    .where('id', '=', own.playId),
)

export const insertPlayer = preparedAlong((db: Db, own: Key) =>
  db
    .insertInto('game_player')
    .values({
      account_id: own.accountId,
      game_id: own.gameId,
      played_ms: 0,
      last_at: null,
      opinion: 'none',
      liked_at: null,
    })
    .onConflict((known) => known.columns(['account_id', 'game_id']).doNothing()),
)

export const selectPlayer = prepared((tx: Tx, own: Key) =>
  tx
    .selectFrom('game_player')
    .select(['played_ms', 'opinion'])
    .where('account_id', '=', own.accountId)
    .where('game_id', '=', own.gameId)
    .forUpdate(),
)

interface PlayerChange extends Key {
  /** Milliseconds. */
  readonly played: number
  readonly opinion: Opinion
}

export const updateOpinion = preparedAlong((db: Db, own: PlayerChange) =>
  db
    .updateTable('game_player')
    .set({ played_ms: own.played, opinion: own.opinion })
    .where('account_id', '=', own.accountId)
    .where('game_id', '=', own.gameId),
)

export const noteLike = preparedAlong((db: Db, own: Key & { now: Date }) =>
  db
    .updateTable('game_player')
    .set({ liked_at: moment(own.now) })
    .where('account_id', '=', own.accountId)
    .where('game_id', '=', own.gameId),
)

export const updatePlayer = preparedAlong((db: Db, own: PlayerChange & { playedAt: Date }) =>
  db
    .updateTable('game_player')
    .set({ played_ms: own.played, opinion: own.opinion, last_at: moment(own.playedAt) })
    .where('account_id', '=', own.accountId)
    .where('game_id', '=', own.gameId),
)

interface DayChange extends Key {
  readonly day: string
  /** Milliseconds. */
  readonly played: number
  readonly plays: number
  readonly hasEnded: boolean
  readonly now: Date
}

export const insertPlayDay = preparedAlong((db: Db, own: DayChange) =>
  db
    .insertInto('play_day')
    .values({
      day: own.day,
      game_id: own.gameId,
      account_id: own.accountId,
      played_ms: own.played,
      last_at: moment(own.now),
      plays: own.plays,
      has_ended: own.hasEnded,
    })
    .onConflict((known) =>
      known.columns(['day', 'game_id', 'account_id']).doUpdateSet(({ eb, ref }) => ({
        played_ms: eb('play_day.played_ms', '+', own.played),
        last_at: moment(own.now),
        plays: eb('play_day.plays', '+', ref('excluded.plays')),
        has_ended: sql<boolean>`play_day.has_ended or excluded.has_ended`,
      })),
    ),
)
