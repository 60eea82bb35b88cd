import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import type { GameNeeds } from '#modules/streaming/model.ts'
import type { CloudGame } from '../model.ts'
import { foundBy, sortNames } from './catalogue-search.ts'
import type { ProbeFigures } from './catalogue-probe.ts'
import type { CloudGames } from './games.ts'
import './catalogue-tables.ts'
import './tables.ts'

/** A game as the importer stores it: its play counts are kept. */
export type NewCloudGame = Omit<CloudGame, 'addedAt'> & {
  readonly package: string
  readonly probe: ProbeFigures | null
}

/** A game with what only the importer asks for. */
export interface KnownGame extends CloudGame {
  readonly package: string
  readonly probe: ProbeFigures | null
}

/** A game by its key, open or not. */
export async function cloudGameOf(db: Db, gameKey: string): Promise<CloudGame | undefined> {
  return (await knownGames(db, [gameKey]))[0]
}

export async function knownGames(db: Db, gameKeys: readonly string[]): Promise<KnownGame[]> {
  if (gameKeys.length === 0) return []
  const rows = await db
    .selectFrom('cloud_game')
    .selectAll()
    .where('game_key', 'in', [...gameKeys])
    .execute()
  return rows.map((row) => ({
    gameKey: row.game_key,
    profile: row.profile,
    names: row.names,
    summaries: row.summaries,
    tags: row.tags,
    neededLevel: row.needed_level,
    icon: row.icon,
    cover: row.cover,
    licence: row.licence,
    author: row.author,
    age: row.age,
    version: row.version,
    isOpen: row.is_open,
    addedAt: row.added_at,
    package: row.package,
    probe: row.probe,
  }))
}

/** Every open game with its requirements: a worker answers which of them it can run. */
export async function listPrograms(db: Db): Promise<GameNeeds[]> {
  const { rows } = await sql<{ game_key: string; program: string; weight: number }>`
    select game_key, profile ->> 'program' as program, (profile ->> 'weight')::int as weight from cloud_game where is_open order by game_key`.execute(
    db,
  )
  return rows.map(({ game_key: gameKey, program, weight }) => ({ gameKey, program, weight }))
}

/** The catalogue as the queue needs it. */
export const storedCloudGames: CloudGames = { gameOf: cloudGameOf, listPrograms }

/** Adds a game to the catalogue, or updates it; returns whether anything changed. */
export async function putCloudGame(db: Db, game: NewCloudGame, now: Instant): Promise<boolean> {
  const facts = {
    profile: JSON.stringify(game.profile),
    names: JSON.stringify(game.names),
    summaries: JSON.stringify(game.summaries),
    tags: [...game.tags],
    needed_level: game.neededLevel,
    package: game.package,
    version: game.version,
    licence: game.licence,
    icon: game.icon,
    cover: game.cover,
    probe: game.probe && JSON.stringify(game.probe),
    is_open: game.isOpen,
  }
  const { rows } = await sql<{ game_key: string }>`
    insert into cloud_game as known (game_key, profile, names, summaries, tags, needed_level, package, version,
      licence, author, age, icon, cover, probe, is_open, sort_names, found_by, added_at, changed_at)
    values (${game.gameKey}, ${facts.profile}::jsonb, ${facts.names}::jsonb, ${facts.summaries}::jsonb,
      ${facts.tags}, ${facts.needed_level}, ${facts.package}, ${facts.version}, ${facts.licence}, ${game.author}, ${game.age}, ${facts.icon},
      ${facts.cover}, ${facts.probe}::jsonb, ${facts.is_open}, ${sortNames(game.names)},
      array_to_tsvector(${foundBy(game)}::text[]), ${timestamp(now)}, ${timestamp(now)})
    on conflict (game_key) do update set
      profile = excluded.profile, names = excluded.names, summaries = excluded.summaries, tags = excluded.tags,
      needed_level = excluded.needed_level, package = excluded.package, version = excluded.version,
      licence = excluded.licence, author = excluded.author, age = excluded.age, icon = excluded.icon, cover = excluded.cover, probe = excluded.probe,
      is_open = excluded.is_open, sort_names = excluded.sort_names, found_by = excluded.found_by,
      changed_at = excluded.changed_at
    where (known.profile, known.names, known.summaries, known.tags, known.needed_level, known.package, known.version,
        known.licence, known.author, known.age, known.icon, known.cover, known.probe, known.is_open, known.sort_names, known.found_by)
      is distinct from (excluded.profile, excluded.names, excluded.summaries, excluded.tags, excluded.needed_level,
        excluded.package, excluded.version, excluded.licence, excluded.author, excluded.age, excluded.icon, excluded.cover, excluded.probe,
        excluded.is_open, excluded.sort_names, excluded.found_by)
    returning game_key`.execute(db)
  return rows.length > 0
}

/** Counts each game's plays of the last seven days, for lists by popularity. */
export async function countHot(db: Db, now: Instant): Promise<void> {
  await sql`
    update cloud_game game set hot = counted.hot
    from (
      select game_key, coalesce(plays, 0) as hot from cloud_game left join (
        select game_key, count(*)::int as plays from cloud_play
        where begun_at is not null and reserved_at > ${timestamp(before(now, days(7)))} group by game_key
      ) played using (game_key)
    ) counted
    where counted.game_key = game.game_key and counted.hot <> game.hot`.execute(db)
}
