import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#kit/i18n/languages.ts'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import type { PointerKind } from '#modules/streaming/model.ts'
import { DEAD_AFTER } from '../rules/times.ts'
import { namePlace, searchFor } from './catalogue-search.ts'
import './catalogue-tables.ts'
import './tables.ts'

export type GameSort = 'hot' | 'new' | 'name'

export interface ListWishes {
  readonly sort: GameSort
  readonly language: Language
  readonly tag?: string | undefined
  readonly keyword?: string | undefined
  readonly cursor?: string | undefined
  readonly size: number
  /** Games of a higher label are left out. */
  readonly highestAge: number
}

export interface ListedGame {
  readonly gameKey: string
  readonly names: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly icon: string
  readonly cover: string
  readonly neededLevel: CardLevel
  readonly age: number
  readonly licence: string
  readonly author: string
  readonly pointer: PointerKind
  readonly hasPad: boolean
  readonly hot: number
  readonly online: number
  /** The lines that have it. */
  readonly lineKeys: readonly string[]
  /** The cursor of the next page. */
  readonly cursor: string
}

/** Connected workers that accept plays, bounded by what they can carry. */
const around = (now: Instant) => sql`
  with worker as materialized (
    select id, line_key from cloud_worker
    where seen_at > ${timestamp(before(now, DEAD_AFTER))} and not is_draining and capacity > 0
  ), playing as materialized (
    select game_key, count(*)::int as count from cloud_play
    where released_at is null and state in ('running', 'away') group by game_key
  )`

/** Games on a line that are not closed (docs/contract.md A35). */
const served = sql`game.is_open
  and exists (select from cloud_worker_game had join worker on worker.id = had.worker_id where had.game_key = game.game_key)
  and not exists (select from cloud_closed_game closed where closed.game_key = game.game_key)`

/** A page of the games that lines can serve, one longer than requested when there are more. */
export async function listServed(db: Db, wishes: ListWishes, now: Instant): Promise<ListedGame[]> {
  const key = sortKey(wishes)
  const { rows } = await sql<GameRow>`${around(now)}
    select game_key, names, summaries, tags, icon, cover, needed_level, age, licence, author, hot, profile ->> 'pointer' as pointer, profile ? 'pad' as has_pad, ${key.shown} as sorted_by,
      coalesce((select count from playing where playing.game_key = game.game_key), 0) as online,
      array(select distinct worker.line_key from cloud_worker_game had join worker on worker.id = had.worker_id
        where had.game_key = game.game_key) as line_keys
    from cloud_game game
    where ${served} ${filter(wishes)} ${key.after}
    order by ${key.order}, game_key ${key.way} limit ${wishes.size + 1}`.execute(db)
  return rows.map((row) => ({
    gameKey: row.game_key,
    names: row.names,
    summaries: row.summaries,
    tags: row.tags,
    icon: row.icon,
    cover: row.cover,
    neededLevel: row.needed_level,
    age: row.age,
    licence: row.licence,
    author: row.author,
    pointer: row.pointer,
    hasPad: row.has_pad,
    hot: row.hot,
    online: row.online,
    lineKeys: row.line_keys,
    cursor: `${row.game_key} ${row.sorted_by}`,
  }))
}

interface GameRow {
  readonly game_key: string
  readonly names: Record<string, string>
  readonly summaries: Record<string, string>
  readonly tags: string[]
  readonly icon: string
  readonly cover: string
  readonly needed_level: CardLevel
  readonly age: number
  readonly licence: string
  readonly author: string
  readonly pointer: PointerKind
  readonly has_pad: boolean
  readonly hot: number
  readonly online: number
  readonly line_keys: string[]
  readonly sorted_by: string
}

interface SortKey {
  readonly order: RawBuilder<unknown>
  readonly way: RawBuilder<unknown>
  /** The same as text for a cursor. */
  readonly shown: RawBuilder<unknown>
  readonly after: RawBuilder<unknown>
}

function sortKey({ sort, language, cursor }: ListWishes): SortKey {
  const space = cursor?.indexOf(' ') ?? -1
  const [gameKey, value] = [cursor?.slice(0, space) ?? '', cursor?.slice(space + 1) ?? '']
  const stored = sql`(sort_names[${sql.lit(namePlace(language))}])`
  const name = sql`${stored} collate "C"`
  if (sort === 'name') {
    const after = space < 0 ? sql`` : sql`and (${name}, game_key) > (${value}, ${gameKey})`
    return { order: name, way: sql`asc`, shown: stored, after }
  }
  if (sort === 'hot') {
    const [, hot, begun = ''] = /^(\d{1,9})(?: (.*))?$/.exec(value) ?? []
    const after =
      hot === undefined
        ? sql``
        : sql`and (-hot, ${name}, game_key) > (${-Number(hot)}::integer, ${begun}, ${gameKey})`
    return { order: sql`-hot, ${name}`, way: sql`asc`, shown: sql`hot || ' ' || ${stored}`, after }
  }
  const number = /^\d{1,15}$/.test(value) ? Number(value) : undefined
  const after =
    number === undefined
      ? sql``
      : sql`and (added_at, game_key) < (${timestamp(number as Instant)}, ${gameKey})`
  const shown = sql`(extract(epoch from added_at) * 1000)::bigint::text`
  return { order: sql`added_at desc`, way: sql`desc`, shown, after }
}

function filter({
  tag,
  keyword = '',
  language,
  highestAge,
}: Omit<ListWishes, 'sort' | 'size'>): RawBuilder<unknown> {
  const ofAge = sql`and age <= ${highestAge}`
  const ofTag = tag === undefined ? ofAge : sql`${ofAge} and tags @> array[${tag}]`
  if (keyword.trim() === '') return ofTag
  const search = searchFor(keyword, language)
  if (search === '') return sql`and false`
  // Materialises the matches first: walking the list in order would read all of it for a rare word.
  return sql`${ofTag} and game_key = any(array(
    select game_key from cloud_game where is_open and found_by @@ ${search}::tsquery))`
}

/** Number of games for a search or tag, over all pages. */
export async function countServed(
  db: Db,
  wishes: Omit<ListWishes, 'sort' | 'size'>,
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`${around(now)}
    select count(*)::int as count from cloud_game game where ${served} ${filter(wishes)}`.execute(db)
  return rows[0]!.count
}

/** Tags of all served games, most common first, with counts; the empty tag counts all. */
export async function countTags(
  db: Db,
  now: Instant,
  highestAge: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tag: string; count: number }>`${around(now)}, game as materialized (
      select tags from cloud_game game where ${served} and age <= ${highestAge}
    )
    select '' as tag, count(*)::int as count from game
    union all
    (select tag, count(*)::int from game, unnest(tags) tag group by tag order by count(*) desc, tag)`.execute(
    db,
  )
  return new Map(rows.map(({ tag, count }) => [tag, count]))
}
