import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, dayOf, days, type Instant } from '#kit/time/time.ts'
import type { BestRule, ProvedScore } from '../model.ts'
import { weekOf } from '../rules/periods.ts'
import './tables.ts'

/** How long past daily and weekly tables are kept. */
export const TABLES_KEPT_FOR = days(35)

export interface Table {
  readonly gameId: number
  readonly level: number
  readonly period: string
}

export interface Proof {
  readonly version: string
  readonly replay: string
  /** Digest of level and inputs; omitted when there are few. */
  readonly mark?: string | undefined
}

export interface Placed extends Omit<ProvedScore, 'gameId' | 'level'> {
  readonly rank: number
}

const better = (best: BestRule) => sql.raw(best === 'highest' ? '>' : '<')

/** Enters a score where it beats the account's own; returns the tables it entered, with the previous scores. */
export async function enterScore(
  tx: Tx,
  { accountId, gameId, level, score, endedAt }: ProvedScore,
  { periods, best, proof }: { periods: readonly string[]; best: BestRule; proof: Proof },
): Promise<ReadonlyMap<string, number | undefined>> {
  const { id } = await tx
    .insertInto('score_replay')
    .values({ ...proof, mark: proof.mark ?? null, created_at: timestamp(endedAt) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entered = new Map<string, number | undefined>()
  const freed: number[] = []
  // Always in one order, so that two runs ending together wait for each other instead of deadlocking.
  for (const period of periods.toSorted()) {
    const key = { game_id: gameId, level, period, account_id: accountId }
    const old = await tx
      .selectFrom('score')
      .select(['replay_id', 'score'])
      .where('game_id', '=', gameId)
      .where('level', '=', level)
      .where('period', '=', period)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    const row = await tx
      .insertInto('score')
      .values({ ...key, score, ended_at: timestamp(endedAt), replay_id: id })
      .onConflict((own) =>
        own
          .columns(['game_id', 'level', 'period', 'account_id'])
          .doUpdateSet({ score, ended_at: timestamp(endedAt), replay_id: id })
          .where(sql<boolean>`excluded.score ${better(best)} score.score`),
      )
      .returning('period')
      .executeTakeFirst()
    if (!row) continue
    entered.set(period, old?.score)
    if (old) freed.push(old.replay_id)
  }
  await dropReplays(tx, [id, ...freed])
  return entered
}

/** Deletes replays that no table references. */
async function dropReplays(tx: Tx, ids: readonly number[]) {
  await tx
    .deleteFrom('score_replay')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('score').select('replay_id').whereRef('score.replay_id', '=', 'score_replay.id')),
      ),
    )
    .execute()
}

/** The top of a table, optionally of some accounts. Ties go to whoever came first. */
export async function firstOf(
  db: Db,
  { gameId, level, period }: Table,
  best: BestRule,
  { count, among }: { readonly count: number; readonly among?: readonly number[] | undefined },
): Promise<readonly Placed[]> {
  const rows = await db
    .selectFrom('score')
    .select(['account_id', 'score', 'ended_at'])
    .$if(among !== undefined, (query) => query.where('account_id', 'in', among!))
    .where('game_id', '=', gameId)
    .where('level', '=', level)
    .where('period', '=', period)
    .orderBy('score', best === 'highest' ? 'desc' : 'asc')
    .orderBy('ended_at')
    .orderBy('account_id')
    .limit(count)
    .execute()
  return rows.map((row, index) => ({
    rank: index + 1,
    accountId: row.account_id,
    score: row.score,
    endedAt: row.ended_at,
  }))
}

/** How many stand in a table. */
export async function playersOf(db: Db, { gameId, level, period }: Table): Promise<number> {
  const { players } = await db
    .selectFrom('score')
    .select(sql<number>`count(*)::int`.as('players'))
    .where('game_id', '=', gameId)
    .where('level', '=', level)
    .where('period', '=', period)
    .executeTakeFirstOrThrow()
  return players
}

/** The run behind an account's line of a table. */
export async function runOf(
  db: Db,
  { gameId, level, period }: Table,
  accountId: number,
): Promise<(Proof & { readonly score: number }) | undefined> {
  return db
    .selectFrom('score')
    .innerJoin('score_replay', 'score_replay.id', 'score.replay_id')
    .select(['score.score', 'score_replay.version', 'score_replay.replay'])
    .where('game_id', '=', gameId)
    .where('level', '=', level)
    .where('period', '=', period)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Deletes past days and weeks, and the replays that proved them. */
export async function forgetOldTables(db: Db, now: Instant): Promise<void> {
  const oldest = before(now, TABLES_KEPT_FOR)
  await db
    .deleteFrom('score')
    .where('period', '<>', 'ever')
    .where('period', 'not like', 'event:%')
    .where(sql<boolean>`(period like '%-w%' and period < ${weekOf(oldest)})
      or (period not like '%-w%' and period < ${dayOf(oldest)})`)
    .execute()
  await sql`
    delete from score_replay where created_at < ${timestamp(oldest)}
      and not exists (select from score where replay_id = score_replay.id)`.execute(db)
  await sql`delete from score_passed where told_on < ${dayOf(now)}`.execute(db)
}
