import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { BestRule } from '../model.ts'
import type { Placed, Table } from './score-store.ts'
import './tables.ts'

/** An account's own entry in a table. */
export async function placeOf(
  db: Db,
  table: Table,
  best: BestRule,
  accountId: number,
): Promise<Placed | undefined> {
  const [place] = await placesOf(db, table, best, { own: accountId, others: [], most: 0 })
  return place
}

/** Whose entries of a table to read. */
export interface Circle {
  /** Included whatever its place. */
  readonly own: number
  readonly others: readonly number[]
  /** Limit for the others. */
  readonly most: number
}

/**
 * The entries of some accounts in a table with their places, best first. Rows are counted between neighbouring entries, so however
 * many there are, no row is read twice.
 */
export async function placesOf(
  db: Db,
  { gameId, level, period }: Table,
  best: BestRule,
  { own, others, most }: Circle,
): Promise<readonly Placed[]> {
  const [order, upTo, from] = best === 'highest' ? ['desc', '<=', '>='] : ['asc', '>=', '<=']
  const [atMost, first, atLeast] = [sql.raw(upTo!), sql.raw(order!), sql.raw(from!)]
  const { rows } = await sql<{ account_id: number; score: number; ended_at: Instant; rank: number }>`
    with line as materialized (
      (select account_id, score, ended_at from score
        where game_id = ${gameId} and level = ${level} and period = ${period}
          and account_id = any(${[...others]}::bigint[]) and account_id <> ${own}
        order by score ${first}, ended_at, account_id limit ${most})
      union all
      select account_id, score, ended_at from score
        where game_id = ${gameId} and level = ${level} and period = ${period} and account_id = ${own}
    ), step as (
      select *, lag(score) over up as last_score, lag(ended_at) over up as last_ended_at,
        lag(account_id) over up as last_id
      from line window up as (order by score ${first}, ended_at, account_id)
    )
    select account_id, score, ended_at, 1 + sum(gap) over (order by score ${first}, ended_at, account_id) as rank
    from step, lateral (
      select count(*) as gap from score other
      where other.game_id = ${gameId} and other.level = ${level} and other.period = ${period}
        and other.score ${atLeast} step.score
        and (other.score <> step.score or (other.ended_at, other.account_id) < (step.ended_at, step.account_id))
        and (last_id is null or (other.score ${atMost} last_score
          and (other.score <> last_score or (other.ended_at, other.account_id) >= (last_ended_at, last_id))))
    ) between_lines
    order by rank`.execute(db)
  return rows.map(({ account_id, score, ended_at, rank }) => ({
    rank: Number(rank),
    accountId: Number(account_id),
    score: Number(score),
    endedAt: ended_at,
  }))
}
