import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import { DAILY_KINDS, type DailyKind } from '../model.ts'
import { dayNamed, dayNumberNamed } from '../rules/days.ts'
import { kindOf } from '../rules/kinds.ts'
import { gamesOfDays, REST_DAYS, type Candidate, type DayGames, type Pools } from '../rules/three.ts'
import './tables.ts'

/** A game of the catalogue, as a candidate for challenges. */
export interface PlayableGame extends Candidate {
  /** Its daily runs are proved, and anybody may play it at once. */
  readonly mayBeDaily: boolean
}

function poolsOf(games: readonly PlayableGame[]): Pools {
  const pools: Record<DailyKind, Candidate[]> = { quick: [], clever: [], hands: [] }
  for (const { gameId, family, mayBeDaily } of games) {
    const kind = kindOf(family)
    if (kind && mayBeDaily) pools[kind].push({ gameId, family })
  }
  return pools
}

/** Range of day numbers, inclusive. */
export interface Span {
  readonly first: number
  readonly last: number
  readonly today: number
}

/**
 * The stored games of some days; missing ones are chosen and stored. Stored ones stay, except for a game of today that has been
 * hidden.
 */
export async function readDayGames(
  db: Db,
  { first, last, today }: Span,
  games: readonly PlayableGame[],
): Promise<ReadonlyMap<number, DayGames>> {
  const written = await writtenGames(db, first - REST_DAYS, last)
  const shown = new Set(games.map(({ gameId }) => gameId))
  const gone = Object.values(written.get(today) ?? {}).filter((gameId) => !shown.has(gameId))
  const known = new Map(written)
  if (gone.length > 0) known.set(today, stillShown(written.get(today)!, shown))
  const chosen = gamesOfDays(first, last, { pools: poolsOf(games), known })
  const rows = [...chosen].flatMap(([day, ofDay]) =>
    DAILY_KINDS.flatMap((kind) => {
      const gameId = ofDay[kind]
      const isNew = gameId !== undefined && known.get(day)?.[kind] === undefined
      return isNew ? [{ day: dayNamed(day), kind, game_id: gameId }] : []
    }),
  )
  if (rows.length === 0) return chosen
  // Another process may have stored its choice meanwhile: the stored one wins.
  await db
    .insertInto('daily_game')
    .values(rows)
    .onConflict((same) =>
      same
        .columns(['day', 'kind'])
        .doUpdateSet({ game_id: sql<number>`excluded.game_id` })
        .where(sql<boolean>`daily_game.game_id = any(${gone}::integer[])`),
    )
    .execute()
  for (const [day, ofDay] of await writtenGames(db, first, last))
    chosen.set(day, { ...chosen.get(day), ...ofDay })
  return chosen
}

const stillShown = (games: DayGames, shown: ReadonlySet<number>): DayGames =>
  Object.fromEntries(Object.entries(games).filter(([, gameId]) => shown.has(gameId)))

async function writtenGames(db: Db, first: number, last: number): Promise<Map<number, DayGames>> {
  const rows = await db
    .selectFrom('daily_game')
    .selectAll()
    .where('day', '>=', dayNamed(first))
    .where('day', '<=', dayNamed(last))
    .execute()
  const days = new Map<number, DayGames>()
  for (const { day, kind, game_id } of rows) {
    const number = dayNumberNamed(day)!
    days.set(number, { ...days.get(number), [kind]: game_id })
  }
  return days
}
