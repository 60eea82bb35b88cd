import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { JUDGED_DAYS, standingsOf, type GameRecord } from '../rules/standing.ts'
import './tables.ts'

interface RecordRow {
  game_id: number
  openers: number
  players: number
  played_ms: number
  likes: number
  dislikes: number
}

/** Rates all games by finished days; part of the list job, so that it runs once a day. */
export async function computeStandings(tx: Tx, today: string): Promise<void> {
  const { rows } = await sql<RecordRow>`
    select game_id, sum(openers)::int as openers, sum(game_day.players)::int as players,
      sum(played_ms)::bigint as played_ms, coalesce(max(likes), 0) as likes, coalesce(max(dislikes), 0) as dislikes
    from game_day left join game_tally using (game_id)
    where day >= ${today}::date - ${JUDGED_DAYS}::int and day < ${today}::date
    group by game_id`.execute(tx)
  const standings = standingsOf(
    rows.map((row): GameRecord => ({
      gameId: row.game_id,
      openers: row.openers,
      players: row.players,
      playedMs: row.played_ms,
      likes: row.likes,
      dislikes: row.dislikes,
    })),
  )
  await tx.deleteFrom('game_standing').execute()
  if (standings.size === 0) return
  const [ids, values] = [[...standings.keys()], [...standings.values()]]
  await sql`insert into game_standing (game_id, standing)
    select * from unnest(${ids}::int[], ${values}::float8[])`.execute(tx)
}

/** Ratings of the known games, by number: 1 is average. */
export async function readStandings(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom('game_standing').selectAll().orderBy('game_id').execute()
  return new Map(rows.map(({ game_id, standing }) => [game_id, standing]))
}
