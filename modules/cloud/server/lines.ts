import { sql, type RawBuilder } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, type Duration, type Instant } from '#kit/time/time.ts'
import type { Line, LineLoad } from '../model.ts'
import { loadOf } from '../rules/line.ts'
import { DEAD_AFTER } from '../rules/times.ts'
import { PLAYS_MEASURED, waitMinutes } from '../rules/wait.ts'
import './tables.ts'

/** A line as shown to players who choose one. */
export interface ShownLine extends Line {
  readonly load: LineLoad
  readonly waiting: number
  readonly capacity: number
  readonly used: number
  /** Media server of its streams; empty when it runs inside the portal. */
  readonly mediaUrl: string
  readonly gameKeys: ReadonlySet<string>
  /** Whether one of its workers has room now for the game in question. */
  readonly hasSeat: boolean
}

/** The game a player wants, and its requirements. */
export interface WantedGame {
  readonly gameKey: string
  readonly weight: number
}

const OPEN_GAMES = sql`array(select distinct game_key from cloud_worker_game game
  join worker other on other.id = game.worker_id
  where other.line_key = worker.line_key and game_key not in (select game_key from cloud_closed_game))`

const NO_SEAT = sql`false`
const NO_GAMES = sql`array[]::text[]`

/** The matchmaker's rule: a worker that can run the game and has the capacity free. */
const seatFor = ({ gameKey, weight }: WantedGame, now: Instant) => sql`bool_or(
  capacity - coalesce(used.weight, 0) >= ${weight} and exists (
    select from cloud_worker_game own where own.worker_id = worker.id and own.game_key = ${gameKey}
      and (own.refused_until is null or own.refused_until <= ${timestamp(now)})))`

/** Lines with connected workers that accept plays; with a game, also whether it has a seat at once. */
export const listLines = (db: Db, now: Instant, wanted?: WantedGame) =>
  readLines(db, now, { gameKeys: OPEN_GAMES, hasSeat: wanted ? seatFor(wanted, now) : NO_SEAT })

/** For operators: includes stopped lines. */
export const listAllLines = (db: Db, now: Instant) =>
  readLines(db, now, { gameKeys: OPEN_GAMES, hasSeat: NO_SEAT }, true)

/** The same without their games, which may be ten thousand. */
export const listLineLoads = (db: Db, now: Instant) =>
  readLines(db, now, { gameKeys: NO_GAMES, hasSeat: NO_SEAT }, true)

interface Asked {
  readonly gameKeys: RawBuilder<unknown>
  readonly hasSeat: RawBuilder<unknown>
}

async function readLines(
  db: Db,
  now: Instant,
  { gameKeys, hasSeat }: Asked,
  withStopped = false,
): Promise<readonly ShownLine[]> {
  const { rows } = await sql<{
    line_key: string
    name: string
    area: string
    media_url: string
    capacity: number
    used: number
    waiting: number
    game_keys: readonly string[]
    has_seat: boolean
  }>`
    with worker as (
      select cloud_worker.* from cloud_worker left join cloud_line_stop stop on stop.line_key = cloud_worker.line_key
      where seen_at > ${timestamp(before(now, DEAD_AFTER))} and not is_draining and capacity > 0
        and (stop.line_key is null or ${withStopped})
    ), held as (
      select worker_id, weight from cloud_play where released_at is null
      union all
      select worker_id, weight from cloud_ticket where ended_at is null and worker_id is not null
    ), used as (
      select worker_id, sum(weight) as weight from held group by worker_id
    )
    select worker.line_key, (array_agg(line_name order by id))[1] as name, (array_agg(line_area order by id))[1] as area,
      (array_agg(media_url order by id))[1] as media_url,
      sum(capacity)::int as capacity, sum(least(coalesce(used.weight, 0), capacity))::int as used,
      (select count(*)::int from cloud_ticket ticket
        where ticket.line_key = worker.line_key and ended_at is null and turn_until is null) as waiting,
      ${gameKeys} as game_keys, ${hasSeat} as has_seat
    from worker left join used on used.worker_id = worker.id
    group by worker.line_key order by worker.line_key`.execute(db)
  return rows.map((row) => ({
    lineKey: row.line_key,
    name: row.name,
    area: row.area,
    mediaUrl: row.media_url,
    capacity: row.capacity,
    used: row.used,
    waiting: row.waiting,
    load: loadOf(row),
    gameKeys: new Set(row.game_keys),
    hasSeat: row.has_seat && row.waiting === 0,
  }))
}

/** Loads by line name, without reading their games, which may be ten thousand. */
export async function lineLoads(db: Db, now: Instant): Promise<ReadonlyMap<string, LineLoad>> {
  const lines = await readLines(db, now, { gameKeys: NO_GAMES, hasSeat: NO_SEAT })
  return new Map(lines.map(({ lineKey, load }) => [lineKey, load]))
}

/** Estimated wait at a position of a line, from its recent plays. */
export async function waitsOn(db: Db, lineKey: string): Promise<(position: number) => number | null> {
  const { rows } = await sql<{ lengths: number[] | null; running: number }>`
    select (select array_agg(length) from (
        select (extract(epoch from ended_at - begun_at) * 1000)::float8 as length from cloud_play
        where line_key = ${lineKey} and begun_at is not null and ended_at is not null
        order by ended_at desc limit ${PLAYS_MEASURED}) measured) as lengths,
      (select count(*)::int from cloud_play where line_key = ${lineKey} and released_at is null) as running`.execute(
    db,
  )
  const { lengths, running } = rows[0]!
  return (position) => waitMinutes(position, (lengths ?? []) as Duration[], running)
}
