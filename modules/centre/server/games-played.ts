import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, dayOf, days, type Duration, type Instant } from '#kit/time/time.ts'
import { PLAY_ENDS_AFTER } from '../rules/play.ts'
import './tables.ts'

/** The game that each of these players is in now; the latest of several. */
export async function gamesPlayedBy(
  db: Db,
  accountIds: readonly number[],
  now: Instant,
): Promise<ReadonlyMap<number, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('play')
    .select(['account_id', 'game_id'])
    .where('account_id', 'in', accountIds)
    .where('ended_at', 'is', null)
    .where('reported_at', '>', timestamp(before(now, PLAY_ENDS_AFTER)))
    .orderBy('reported_at')
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.game_id]))
}

/** More plays tell no more about taste, and an account may start thousands a day. */
export const MOST_PLAYS_READ = 1000

/** What an account has played since a moment, the latest first: which game, when and how long. */
export async function playsSince(
  db: Db,
  accountId: number,
  since: Instant,
): Promise<{ readonly gameId: number; readonly startedAt: Instant; readonly played: Duration }[]> {
  const rows = await db
    .selectFrom('play')
    .select(['game_id', 'started_at', 'played_ms'])
    .where('account_id', '=', accountId)
    .where('started_at', '>=', timestamp(since))
    .orderBy('started_at', 'desc')
    .limit(MOST_PLAYS_READ)
    .execute()
  return rows.map((row) => ({
    gameId: row.game_id,
    startedAt: row.started_at,
    played: row.played_ms as Duration,
  }))
}

/** An account's total play time per game, measured by the server. */
export async function timesPlayedBy(db: Db, accountId: number): Promise<ReadonlyMap<number, Duration>> {
  const rows = await db
    .selectFrom('game_player')
    .select(['game_id', 'played_ms'])
    .where('account_id', '=', accountId)
    .where('played_ms', '>', 0)
    .execute()
  return new Map(rows.map((row) => [row.game_id, Number(row.played_ms) as Duration]))
}

/** Accounts that reported a play since a moment. */
export async function playersSince(db: Db, since: Instant): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('play')
    .select('account_id')
    .distinct()
    // No play is longer than a day: what began before that has ended.
    .where('started_at', '>=', timestamp(before(since, days(1))))
    .where('reported_at', '>=', timestamp(since))
    .execute()
  return rows.map((row) => row.account_id)
}

/** Days of a game's statistics: per-player rows are kept slightly longer. */
export const FIGURES_OF_DAYS = 7

/** A game's totals of the last days, today included; no player is named. */
export async function figuresOfGame(db: Db, gameId: number, now: Instant) {
  // One equality per day: a range would read the week of all games.
  const dates = Array.from({ length: FIGURES_OF_DAYS }, (_, at) => dayOf(before(now, days(at))))
  const { rows } = await sql<{ players: number; returned: number; plays: number; played_ms: number }>`
    select count(*)::integer as players, count(*) filter (where days > 1)::integer as returned,
      coalesce(sum(plays), 0)::integer as plays, coalesce(sum(played_ms), 0)::float8 as played_ms
    from (
      select account_id, count(*) as days, sum(plays) as plays, sum(played_ms) as played_ms
      from play_day
      where game_id = ${gameId} and day = any(${dates}::date[]) and played_ms > 0
      group by account_id
    ) as players`.execute(db)
  const { players, returned, plays, played_ms } = rows[0]!
  return { days: FIGURES_OF_DAYS, players, returned, plays, playedSec: Math.round(played_ms / 1000) }
}
