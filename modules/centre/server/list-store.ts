import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, dayOf, days, hours, type Instant } from '#kit/time/time.ts'
import type { CentreList } from '../model.ts'
import type { GameNumbers, Listed } from '../rules/lists.ts'
import { COUNTS_AFTER, PLAY_ENDS_AFTER } from '../rules/play.ts'
import './tables.ts'

/** Arrows compare with a day before. */
const COMPARED_AFTER = days(1)
const PAST_KEPT_FOR = days(2)

export interface Job {
  readonly computedAt: Instant | undefined
  readonly closedDay: string | undefined
}

/** Locks the job until the transaction ends; undefined while another process has it. */
export async function takeJob(tx: Tx): Promise<Job | undefined> {
  const row = await tx
    .selectFrom('centre_job')
    .select(['computed_at', sql<string | null>`closed_day::text`.as('closed_day')])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { computedAt: row.computed_at ?? undefined, closedDay: row.closed_day ?? undefined }
}

/** When the lists were computed, and a version that changes with each computation: the xmin of the job's row. */
export async function readJobVersion(
  db: Db,
): Promise<{ readonly version: string; readonly computedAt: Instant | undefined }> {
  const row = await db
    .selectFrom('centre_job')
    .select(['computed_at', sql<string>`xmin::text`.as('version')])
    .executeTakeFirstOrThrow()
  return { version: row.version, computedAt: row.computed_at ?? undefined }
}

export async function noteJob(tx: Tx, job: { computedAt: Instant; closedDay: string }): Promise<void> {
  await tx
    .updateTable('centre_job')
    .set({ computed_at: timestamp(job.computedAt), closed_day: job.closedDay })
    .execute()
}

/** Ends plays whose last report is too old. */
export async function endSilentPlays(tx: Tx, now: Instant): Promise<void> {
  await tx
    .updateTable('play')
    .set(({ ref }) => ({ ended_at: ref('reported_at') }))
    .where('ended_at', 'is', null)
    .where('reported_at', '<=', timestamp(before(now, PLAY_ENDS_AFTER)))
    .execute()
}

/** Aggregates every finished day after `closedDay` into one row per game. */
export async function closeDays(tx: Tx, closedDay: string | undefined, today: string): Promise<void> {
  await sql`
    insert into game_day (day, game_id, players, played_ms, openers)
    select day, game_id, count(*) filter (where played_ms >= ${COUNTS_AFTER}), sum(played_ms), count(*)
    from play_day
    where day > ${closedDay ?? '-infinity'}::date and day < ${today}::date
    group by day, game_id
    on conflict (day, game_id) do update set players = excluded.players, played_ms = excluded.played_ms,
      openers = excluded.openers
  `.execute(tx)
}

interface NumbersRow {
  game_id: number
  players: number
  likes: number
  dislikes: number
  week_votes: number
  day_players: number
  mean_before: number
  online: number
}

/** The numbers behind the lists. Past days are in `game_day`; only two days are counted per player. */
export async function readNumbers(tx: Tx, now: Instant): Promise<GameNumbers[]> {
  const today = sql`${dayOf(now)}::date`
  const dayAgo = timestamp(before(now, days(1)))
  const { rows } = await sql<NumbersRow>`
    with today as (
      select game_id, count(*)::int as votes from play_day
      where day = ${today} and played_ms >= ${COUNTS_AFTER} group by game_id
    ), yesterday as (
      -- Who has played on both days is among those of today.
      select game_id, count(*)::int as players from play_day one
      where day = ${today} - 1 and played_ms >= ${COUNTS_AFTER} and last_at > ${dayAgo}
        and not exists (
          select from play_day other where other.day = ${today} and other.game_id = one.game_id
            and other.account_id = one.account_id and other.played_ms >= ${COUNTS_AFTER})
      group by game_id
    ), past as (
      select game_id,
        coalesce(sum(players) filter (where day >= ${today} - 6), 0)::int as votes,
        -- Whole days that lie before the last 24 hours.
        coalesce(sum(players) filter (where day between ${today} - 8 and ${today} - 2), 0)::float8 / 7 as mean
      from game_day where day between ${today} - 8 and ${today} - 1 group by game_id
    ), live as (
      select game_id, count(*)::int as online from play
      where ended_at is null and reported_at > ${timestamp(before(now, PLAY_ENDS_AFTER))} group by game_id
    ), known as (
      select game_id from game_tally union select game_id from today union select game_id from yesterday
      union select game_id from past union select game_id from live
    )
    select game_id, coalesce(game_tally.players, 0) as players, coalesce(likes, 0) as likes,
      coalesce(dislikes, 0) as dislikes,
      coalesce(today.votes, 0) + coalesce(past.votes, 0) as week_votes,
      coalesce(today.votes, 0) + coalesce(yesterday.players, 0) as day_players,
      coalesce(past.mean, 0) as mean_before, coalesce(online, 0) as online
    from known left join game_tally using (game_id) left join today using (game_id)
      left join yesterday using (game_id) left join past using (game_id) left join live using (game_id)
  `.execute(tx)
  return rows.map((row) => ({
    gameId: row.game_id,
    players: row.players,
    likes: row.likes,
    dislikes: row.dislikes,
    weekVotes: row.week_votes,
    dayPlayers: row.day_players,
    meanBefore: row.mean_before,
    online: row.online,
  }))
}

export interface NewPlace extends Listed {
  readonly place: number
  readonly likes: number
  readonly online: number
  readonly climbed: number | null
}

export async function storeList(tx: Tx, list: CentreList, places: readonly NewPlace[]): Promise<void> {
  await tx.deleteFrom('centre_list').where('list', '=', list).execute()
  if (places.length === 0) return
  await tx
    .insertInto('centre_list')
    .values(places.map(({ gameId, ...place }) => ({ list, game_id: gameId, ...place })))
    .execute()
}

/** Places of a day ago; none when the lists are younger. */
export async function placesBefore(
  tx: Tx,
  list: CentreList,
  now: Instant,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ game_id: number; place: number }>`
    select game_id, place from centre_past
    where list = ${list} and taken_at = (
      select max(taken_at) from centre_past
      where list = ${list} and taken_at <= ${timestamp(before(now, COMPARED_AFTER))})
  `.execute(tx)
  return new Map(rows.map(({ game_id, place }) => [game_id, place]))
}

/** Stores the places hourly, for the arrows of the next day. */
export async function keepPlaces(
  tx: Tx,
  list: CentreList,
  { places, now }: { readonly places: readonly Listed[]; readonly now: Instant },
): Promise<void> {
  const hour = (Math.floor(now / hours(1)) * hours(1)) as Instant
  if (places.length > 0)
    await tx
      .insertInto('centre_past')
      .values(
        places.map(({ gameId }, index) => ({
          list,
          taken_at: timestamp(hour),
          game_id: gameId,
          place: index + 1,
        })),
      )
      .onConflict((known) => known.columns(['list', 'taken_at', 'game_id']).doNothing())
      .execute()
  await tx
    .deleteFrom('centre_past')
    .where('list', '=', list)
    .where('taken_at', '<', timestamp(before(now, PAST_KEPT_FOR)))
    .execute()
}

export interface Place {
  readonly list: CentreList
  readonly place: number
  readonly gameId: number
  readonly count: number
  readonly likes: number
  readonly online: number
  readonly climbed: number | null
}

/** All places of all lists, in their order. */
export async function readAllPlaces(db: Db): Promise<Place[]> {
  const rows = await db
    .selectFrom('centre_list')
    .select(['list', 'place', 'game_id', 'count', 'likes', 'online', 'climbed'])
    .orderBy('list')
    .orderBy('place')
    .execute()
  return rows.map(({ game_id, ...row }) => ({ gameId: game_id, ...row }))
}
