import type { Db } from '#kit/db/db.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { pearlsOf } from '../rules/pearls.ts'
import { COMPUTED_EVERY } from './compute-lists.ts'
import './tables.ts'

/** Numbers of games, best first. */
export interface Popular {
  readonly rising: readonly number[]
  readonly pearls: readonly number[]
}

/** Rising games and pearls, over all players; each process reads them once per period. */
export function openPopular(): (db: Db, now: Instant) => Promise<Popular> {
  let kept: { readonly at: Instant; readonly popular: Promise<Popular> } | undefined
  return (db, now) => {
    if (kept && now < after(kept.at, COMPUTED_EVERY)) return kept.popular
    const read = { at: now, popular: readPopular(db) }
    kept = read
    read.popular.catch(() => {
      if (kept === read) kept = undefined
    })
    return read.popular
  }
}

async function readPopular(db: Db): Promise<Popular> {
  const rising = await db
    .selectFrom('centre_list')
    .select('game_id')
    .where('list', '=', 'trend')
    .orderBy('place')
    .execute()
  const known = await db.selectFrom('game_tally').selectAll().execute()
  return {
    rising: rising.map(({ game_id }) => game_id),
    pearls: pearlsOf(known.map(({ game_id: gameId, ...tally }) => ({ gameId, ...tally }))),
  }
}
