import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, dayOf, days, type Duration, type Instant } from '#kit/time/time.ts'
import type { Opinion } from '../model.ts'
import { PLAY_ENDS_AFTER, tallyChange, type Play, type Playing, type Tally } from '../rules/play.ts'
import {
  endPlay,
  insertPlay,
  insertPlayDay,
  insertPlayer,
  noteLike,
  selectOwnPlay,
  selectPlayer,
  selectRunningPlay,
  updateOpinion,
  updatePlay,
  updatePlayer,
} from './play-statements.ts'
import './tables.ts'

/** How long plays are kept; the counts of their days stay (docs/contract.md 7). */
export const PLAYS_KEPT_FOR = days(90)
/** The lists look eight days back. */
export const PLAYERS_OF_DAYS_KEPT_FOR = days(10)

export interface OwnPlay extends Play {
  readonly isOver: boolean
}

/** Locks a play of the account until the transaction ends. */
export async function lockPlay(tx: Tx, accountId: number, playId: string): Promise<OwnPlay | undefined> {
  const [row] = await selectOwnPlay(tx, { accountId, playId })
  return row && { playId, gameId: row.game_id, reportedAt: row.reported_at, isOver: row.ended_at !== null }
}

/** Begins a play unless the account has one running in this game; returns the running one. */
export async function beginPlay(
  tx: Tx,
  { playId, accountId, gameId, now }: { playId: string; accountId: number; gameId: number; now: Instant },
): Promise<Play> {
  await insertPlay(tx, { playId, accountId, gameId, now: new Date(now) })
  const [row] = await selectRunningPlay(tx, { accountId, gameId })
  // Another device stopped the running one meanwhile.
  if (!row) return beginPlay(tx, { playId, accountId, gameId, now })
  return { playId: row.id, gameId, reportedAt: row.reported_at }
}

/** Ends a silent play at its last report. */
export async function endSilent(tx: Tx, playId: string): Promise<void> {
  await tx
    .updateTable('play')
    .set(({ ref }) => ({ ended_at: ref('reported_at') }))
    .where('id', '=', playId)
    .execute()
}

/** Adds to a play locked by the caller; `ending` closes it. */
export async function addToPlay(
  tx: Tx,
  playId: string,
  { played, now, ending }: { played: Duration; now: Instant; ending?: { loadTime: number | undefined } },
): Promise<void> {
  const progress = { playId, played, now: new Date(now) }
  if (ending) await endPlay(tx, { ...progress, loadTime: ending.loadTime ?? null })
  else await updatePlay(tx, progress)
}

export interface Change {
  readonly played?: Duration
  readonly opinion?: Opinion
  /** The moment of the opinion. */
  readonly saidAt?: Instant
  /** When it was played; an opinion alone is no play. */
  readonly playedAt?: Instant
}

/** Changes an account's record of a game and, by the difference, the game's totals. */
export async function changePlayer(
  tx: Tx,
  { accountId, gameId }: { readonly accountId: number; readonly gameId: number },
  { played = 0 as Duration, opinion, saidAt, playedAt }: Change,
): Promise<Playing> {
  const key = { accountId, gameId }
  await insertPlayer(tx, key)
  // Locks the row, so that of two concurrent changes each sees the other.
  const [row] = await selectPlayer(tx, key)
  const old: Playing = { played: row!.played_ms as Duration, opinion: row!.opinion }
  const next: Playing = { played: (old.played + played) as Duration, opinion: opinion ?? old.opinion }
  const changed = { ...key, played: next.played, opinion: next.opinion }
  if (playedAt === undefined) await updateOpinion(tx, changed)
  else await updatePlayer(tx, { ...changed, playedAt: new Date(playedAt) })
  if (saidAt !== undefined && next.opinion === 'likes' && old.opinion !== 'likes')
    await noteLike(tx, { ...key, now: new Date(saidAt) })
  await addToTally(tx, gameId, tallyChange(old, next))
  return next
}

async function addToTally(tx: Tx, gameId: number, change: Tally): Promise<void> {
  if (Object.values(change).every((value) => value === 0)) return
  // Inserted without numbers first: the checks of an insert would reject a negative difference.
  await tx
    .insertInto('game_tally')
    .values({ game_id: gameId, players: 0, likes: 0, dislikes: 0 })
    .onConflict((known) => known.column('game_id').doNothing())
    .execute()
  await tx
    .updateTable('game_tally')
    .set(({ eb }) => ({
      players: eb('players', '+', change.players),
      likes: eb('likes', '+', change.likes),
      dislikes: eb('dislikes', '+', change.dislikes),
    }))
    .where('game_id', '=', gameId)
    .execute()
}

/** What to add to a day; nothing for a game that was only opened. */
export interface PlayedNow {
  readonly played?: Duration
  /** Plays begun. */
  readonly plays?: number
  /** Whether a run has been played to its end. */
  readonly hasEnded?: boolean
  readonly now: Instant
}

export async function addToDay(
  db: Db,
  { accountId, gameId }: { readonly accountId: number; readonly gameId: number },
  { played = 0 as Duration, plays = 0, hasEnded = false, now }: PlayedNow,
): Promise<void> {
  const day = { played, plays, hasEnded, day: dayOf(now), now: new Date(now) }
  await insertPlayDay(db, { accountId, gameId, ...day })
}

export async function readPlayer(db: Db, accountId: number, gameId: number): Promise<Playing> {
  const row = await db
    .selectFrom('game_player')
    .select(['played_ms', 'opinion'])
    .where('account_id', '=', accountId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return { played: (row?.played_ms ?? 0) as Duration, opinion: row?.opinion ?? 'none' }
}

export async function readTally(db: Db, gameId: number): Promise<Tally> {
  const row = await db
    .selectFrom('game_tally')
    .select(['players', 'likes', 'dislikes'])
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return row ?? { players: 0, likes: 0, dislikes: 0 }
}

export interface PlayedGame {
  readonly gameId: number
  readonly playedAt: Instant
  /** How many play it now. */
  readonly online: number
}

/** An account's last games, latest first. */
export async function recentOf(
  db: Db,
  accountId: number,
  { most, now }: { readonly most: number; readonly now: Instant },
): Promise<PlayedGame[]> {
  const { rows } = await sql<{ game_id: number; last_at: Instant; online: number }>`
    select game_id, last_at, (
      select count(*)::int from play
      where play.game_id = own.game_id and ended_at is null
        and reported_at > ${timestamp(before(now, PLAY_ENDS_AFTER))}
    ) as online
    from (
      select game_id, last_at from game_player where account_id = ${accountId} and last_at is not null
      order by last_at desc limit ${most}
    ) own
    order by last_at desc`.execute(db)
  return rows.map(({ game_id, last_at, online }) => ({ gameId: game_id, playedAt: last_at, online }))
}

/** Games that an account likes, latest like first. */
export async function likedBy(
  db: Db,
  accountId: number,
  { start, most }: { readonly start: number; readonly most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('game_player')
    .select('game_id')
    .where('account_id', '=', accountId)
    .where('opinion', '=', 'likes')
    .orderBy('liked_at', (order) => order.desc().nullsLast())
    .orderBy('game_id')
    .limit(most)
    .offset(start)
    .execute()
  return rows.map(({ game_id }) => game_id)
}

/** Current players of these games; a missing game has none. */
export async function playersOf(
  db: Db,
  gameIds: readonly number[],
  now: Instant,
): Promise<ReadonlyMap<number, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('play')
    .select(['game_id', sql<number>`count(*)::int`.as('players')])
    .where('ended_at', 'is', null)
    .where('game_id', 'in', gameIds)
    .where('reported_at', '>', timestamp(before(now, PLAY_ENDS_AFTER)))
    .groupBy('game_id')
    .execute()
  return new Map(rows.map(({ game_id, players }) => [game_id, players]))
}

/** Deletes plays past their retention; their daily counts stay. */
export async function forgetOldPlays(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('play')
    .where('started_at', '<', timestamp(before(now, PLAYS_KEPT_FOR)))
    .execute()
  await db
    .deleteFrom('play_day')
    .where('day', '<', sql<string>`${dayOf(before(now, PLAYERS_OF_DAYS_KEPT_FOR))}::date`)
    .execute()
}
