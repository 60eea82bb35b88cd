import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { BestRule } from '../model.ts'
import type { Placed, Table } from './score-store.ts'
import './tables.ts'

/** Which table entries count as rivals. */
export interface RivalWish {
  /** Runs under other rules cannot be raced. */
  readonly version: string
  readonly best: BestRule
  readonly most: number
  /** Only scores since then. */
  readonly since?: Instant
  /** Only these accounts. */
  readonly among?: readonly number[]
}

/** The best of a table that can be raced under the current rules. */
export async function rivalsOf(db: Db, table: Table, wish: RivalWish): Promise<readonly Rival[]> {
  const rows = await rivalLines(db, table, wish).execute()
  return rows.map(({ account_id, score }) => ({ accountId: account_id, score }))
}

/** Rivals in several tables, one list per wish, in one query. */
export async function rivalsOfAll(
  db: Db,
  wishes: readonly { readonly table: Table; readonly wish: RivalWish }[],
): Promise<readonly (readonly Rival[])[]> {
  if (wishes.length === 0) return []
  const asked = wishes.map(({ table, wish }, place) =>
    rivalLines(db, table, wish).select(sql.lit(place).as('place')),
  )
  const { rows } = await sql<{ place: number; account_id: number; score: number; ended_at: Instant }>`
    ${sql.join(asked, sql` union all `)}`.execute(db)
  return wishes.map(({ wish: { best } }, place) => {
    const sign = best === 'highest' ? -1 : 1
    return rows
      .filter((row) => row.place === place)
      .toSorted(
        (one, other) =>
          sign * (one.score - other.score) ||
          one.ended_at - other.ended_at ||
          one.account_id - other.account_id,
      )
      .map(({ account_id, score }) => ({ accountId: account_id, score }))
  })
}

type Rival = Pick<Placed, 'accountId' | 'score'>

function rivalLines(
  db: Db,
  { gameId, level, period }: Table,
  { version, best, most, since, among }: RivalWish,
) {
  let lines = db
    .selectFrom('score')
    .innerJoin('score_replay', 'score_replay.id', 'score.replay_id')
    .select(['score.account_id', 'score.score', 'score.ended_at'])
    .where('game_id', '=', gameId)
    .where('level', '=', level)
    .where('period', '=', period)
    .where('score_replay.version', '=', version)
  if (since !== undefined) lines = lines.where('score.ended_at', '>=', timestamp(since))
  if (among) lines = lines.where('score.account_id', 'in', among)
  return lines
    .orderBy('score.score', best === 'highest' ? 'desc' : 'asc')
    .orderBy('score.ended_at')
    .orderBy('score.account_id')
    .limit(most)
}
