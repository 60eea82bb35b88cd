import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { BestRule } from '../model.ts'
import type { Placed, Table } from './score-store.ts'
import './tables.ts'

/** An account's own line of a table. */
export async function placeOf(
  db: Db,
  table: Table,
  best: BestRule,
  accountId: number,
): Promise<Placed | undefined> {
  const [place] = await placesOf(db, table, best, { own: accountId, others: [], most: 0 })
  return place
}

/** Whose lines of a table are wanted. */
export interface Circle {
  /** Stands among them wherever it is. */
  readonly own: number
  readonly others: readonly number[]
  /** Of the others the best so many. */
  readonly most: number
}

/**
 * The lines of some accounts in a table, the best first. Between each line and the one before it the rows are counted, so
 * however many lines there are, no row of the table is looked at twice.
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
