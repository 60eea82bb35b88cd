import type { Db } from '#kit/db/db.ts'
import { minutes, type Instant } from '#kit/time/time.ts'
import { eventTable, firstOf } from '#modules/scores/server/index.ts'
import { EVENT_LEVEL, PLACES_THAT_COUNT, standingsOf, type Standing } from '../rules/standings.ts'
import type { StoredEvent } from './event-store.ts'
import type { EventGames } from './services.ts'

type Table = Pick<StoredEvent, 'slug' | 'ranked' | 'rankRule'>

/** The table of an event from current scores. */
export async function readStandings(
  db: Db,
  { slug, ranked, rankRule }: Table,
  { gameOf }: EventGames,
): Promise<readonly Standing[]> {
  const tables = []
  for (const name of ranked) {
    const game = gameOf(name)
    if (!game) continue
    const table = { gameId: game.gameId, level: EVENT_LEVEL, period: eventTable(slug) }
    tables.push(await firstOf(db, table, game.best, { count: PLACES_THAT_COUNT }))
  }
  return standingsOf(tables, rankRule)
}

/** How long a running table is cached. */
const CACHED_FOR = minutes(1)

/** Tables of running events, each read once a minute per process, however many readers there are. */
export function openStandings(games: EventGames) {
  const known = new Map<string, { readonly at: Instant; readonly standings: Promise<readonly Standing[]> }>()
  return (db: Db, event: Table, now: Instant): Promise<readonly Standing[]> => {
    const last = known.get(event.slug)
    if (last && now - last.at < CACHED_FOR) return last.standings
    const standings = readStandings(db, event, games)
    known.set(event.slug, { at: now, standings })
    standings.catch(() => known.delete(event.slug))
    return standings
  }
}
