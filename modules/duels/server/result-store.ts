import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { visitorsNear } from '#modules/account/server/index.ts'
import { noteFacts } from '#modules/badges/server/index.ts'
import { resultsOf, type DuelResult } from '../rules/result.ts'
import type { StoredDuel } from './duel-row.ts'
import './tables.ts'

/** Stores how a duel ended, once per player, and announces it to badges; returns for whom. Storing it again changes nothing. */
export async function noteResults(tx: Tx, duel: StoredDuel): Promise<readonly number[]> {
  const { phase, code, gameId } = duel
  const results = await withoutOwn(tx, resultsOf(duel))
  if (phase.status !== 'ended' || results.length === 0) return []
  const noted = await tx
    .insertInto('duel_result')
    .values(
      results.map(({ accountId, seat, outcome, againstId = null }) => ({
        account_id: accountId,
        code,
        game_id: gameId,
        seat,
        outcome,
        against_id: againstId,
        ended_at: timestamp(phase.endedAt),
      })),
    )
    .onConflict((known) => known.doNothing())
    .returning('account_id')
    .execute()
  for (const { account_id } of noted) await noteFacts(tx, account_id, phase.endedAt)
  return noted.map(({ account_id }) => account_id)
}

/** Leaves out games somebody may have played against themselves: against a visitor on their device or network. */
async function withoutOwn(tx: Tx, results: readonly DuelResult[]): Promise<readonly DuelResult[]> {
  const kept: DuelResult[] = []
  for (const result of results) {
    const { accountId, againstId } = result
    const isOwn = againstId !== undefined && (await visitorsNear(tx, accountId, [againstId])).size > 0
    if (!isOwn) kept.push(result)
  }
  return kept
}

/** The stored record of an account's duels. */
export interface DuelRecord {
  readonly finished: number
  readonly wonSecond: number
  /** Duels won, by game: only the first win per opponent and day counts, so some games have none. */
  readonly won: ReadonlyMap<number, number>
  /** Players who were beaten, each once. */
  readonly beaten: readonly number[]
}

/** Per opponent the first win of a day counts, and the first in the second seat: playing against oneself gains little. */
export async function duelRecord(db: Db, accountId: number): Promise<DuelRecord> {
  const games = await sql<{
    game_id: number
    finished: number
    won: number
    was_won: boolean
    won_second: number
    beaten: readonly (number | string)[]
  }>`
    select game_id, count(*)::int as finished,
      (count(*) filter (where outcome = 'won' and is_first))::int as won,
      bool_or(outcome = 'won') as was_won,
      (count(*) filter (where outcome = 'won' and seat = 1 and is_first_second))::int as won_second,
      coalesce(array_agg(distinct against_id) filter (where outcome = 'won' and against_id is not null), '{}') as beaten
    from (
      select game_id, outcome, seat, against_id,
        row_number() over (
          partition by outcome, coalesce(against_id::text, code), (ended_at at time zone 'UTC')::date
          order by ended_at, code) = 1 as is_first,
        row_number() over (
          partition by outcome, seat, coalesce(against_id::text, code), (ended_at at time zone 'UTC')::date
          order by ended_at, code) = 1 as is_first_second
      from duel_result where account_id = ${accountId}) counted
    group by game_id`.execute(db)
  return {
    finished: games.rows.reduce((sum, { finished }) => sum + finished, 0),
    wonSecond: games.rows.reduce((sum, { won_second }) => sum + won_second, 0),
    won: new Map(games.rows.filter(({ was_won }) => was_won).map(({ game_id, won }) => [game_id, won])),
    beaten: [...new Set(games.rows.flatMap(({ beaten }) => beaten.map(Number)))],
  }
}

/** Players whose duels have ended since a moment. */
export async function duellistsSince(db: Db, since: Instant): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('duel_result')
    .select('account_id')
    .distinct()
    .where('ended_at', '>=', timestamp(since))
    .execute()
  return rows.map(({ account_id }) => account_id)
}
