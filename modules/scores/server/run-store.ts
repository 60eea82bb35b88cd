import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import './tables.ts'

/** Dealt seeds an account may know ahead; more would allow picking a lucky one. */
export const MOST_WAITING = 3
/** An unsent run is deleted after this; the longest game takes an evening, and a saved one waits. */
const UNSENT_KEPT_FOR = days(14)
/** As long as daily and weekly tables. */
export const SENT_KEPT_FOR = days(35)

/** A dealt run that has not begun. */
export interface DealtRun {
  readonly runId: string
  readonly seed: number
}

export interface BeginWish {
  readonly accountId: number
  /** The run that begins now, and its game. */
  readonly begins: { readonly runId: string; readonly gameId: number } | undefined
  /** Up to the limit of waiting runs. */
  readonly fresh: readonly DealtRun[]
  readonly now: Instant
}

/** Begins a dealt run and deals new ones, in one statement. */
export async function beginAndDeal(
  db: Db,
  { accountId, begins, fresh, now }: BeginWish,
): Promise<{ hasBegun: boolean; runs: DealtRun[] }> {
  const at = timestamp(now)
  const { rows } = await sql<{ id: string; seed: string; has_begun: boolean }>`
    with begun as (
      update score_run set begun_at = ${at}, game_id = ${begins?.gameId ?? 0}
      where id = ${begins?.runId ?? ''} and account_id = ${accountId} and begun_at is null
      returning id
    ), waiting as (
      select id, seed from score_run
      where account_id = ${accountId} and begun_at is null and id <> ${begins?.runId ?? ''}
    ), dealt as (
      insert into score_run (id, account_id, seed, dealt_at)
      select id, ${accountId}, seed, ${at}
      from unnest(${fresh.map(({ runId }) => runId)}::text[], ${fresh.map(({ seed }) => seed)}::bigint[])
        with ordinality as new (id, seed, place)
      where place <= ${MOST_WAITING} - (select count(*) from waiting)
      returning id, seed
    )
    select id, seed, exists (select from begun) as has_begun
    from (select id, seed from waiting union all select id, seed from dealt) known
    order by id`.execute(db)
  return {
    hasBegun: rows[0]?.has_begun ?? false,
    runs: rows.map(({ id, seed }) => ({ runId: id, seed: Number(seed) })),
  }
}

export interface BegunRun {
  readonly seed: number
  readonly begunAt: Instant
  /** When it was sent, or used up by an invalid attempt. */
  readonly endedAt: Instant | undefined
  /** Digest of what entered the tables. */
  readonly proof: string | undefined
}

/** A run of this account and game that has begun. */
export async function begunRun(
  db: Db,
  {
    accountId,
    gameId,
    runId,
  }: { readonly accountId: number; readonly gameId: number; readonly runId: string },
): Promise<BegunRun | undefined> {
  const row = await db
    .selectFrom('score_run')
    .select(['seed', 'begun_at', 'ended_at', 'proof'])
    .where('id', '=', runId)
    .where('account_id', '=', accountId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  if (!row || row.begun_at === null) return undefined
  const { seed, begun_at: begunAt, ended_at: endedAt, proof } = row
  return { seed: Number(seed), begunAt, endedAt: endedAt ?? undefined, proof: proof ?? undefined }
}

/** What is stored of an ended run. */
interface RunEnding {
  readonly runId: string
  readonly now: Instant
  readonly mark?: string | undefined
}

/** Ends a run; false when a concurrent request has. Its inputs are known by their mark from here on. */
export async function endRun(db: Db, { runId, mark, now }: RunEnding): Promise<boolean> {
  const row = await db
    .updateTable('score_run')
    .set({ ended_at: timestamp(now), mark: mark ?? null })
    .where('id', '=', runId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the digest of what an ended run entered. */
export async function noteProof(
  tx: Tx,
  { runId, proof }: { readonly runId: string; readonly proof: string },
): Promise<void> {
  await tx.updateTable('score_run').set({ proof }).where('id', '=', runId).execute()
}

/**
 * The account that first played exactly these inputs, if another one. Runs are deleted after a while, those in all-time tables are
 * not.
 */
export async function firstToPlay(
  db: Db,
  { accountId, gameId, mark }: { readonly accountId: number; readonly gameId: number; readonly mark: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from (
      select account_id, ended_at from score_run where game_id = ${gameId} and mark = ${mark}
      union all
      select score.account_id, score.ended_at from score_replay
      join score on score.replay_id = score_replay.id
      where score_replay.mark = ${mark} and score.game_id = ${gameId}
    ) played
    order by ended_at, account_id limit 1`.execute(db)
  const first = rows[0]?.account_id
  return first === undefined || Number(first) === accountId ? undefined : Number(first)
}

/** A run that repeats another account's, for operators. */
export interface CopiedRun {
  readonly runId: string
  readonly accountId: number
  readonly firstId: number
  readonly gameId: number
  readonly level: number
  readonly score: number
  readonly foundAt: Instant
}

export async function reportCopy(db: Db, { runId, accountId, firstId, gameId, ...rest }: CopiedRun) {
  await db
    .insertInto('score_copy')
    .values({
      run_id: runId,
      account_id: accountId,
      first_id: firstId,
      game_id: gameId,
      level: rest.level,
      score: rest.score,
      found_at: timestamp(rest.foundAt),
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Whether a run was found to copy another account's. */
export async function isCopied(db: Db, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom('score_copy')
    .select('run_id')
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest copies first. */
export async function listCopies(db: Db, most: number): Promise<readonly CopiedRun[]> {
  const rows = await db.selectFrom('score_copy').selectAll().orderBy('found_at', 'desc').limit(most).execute()
  return rows.map((row) => ({
    runId: row.run_id,
    accountId: row.account_id,
    firstId: row.first_id,
    gameId: row.game_id,
    level: row.level,
    score: Number(row.score),
    foundAt: row.found_at,
  }))
}

/** Deletes unsent runs, and those sent long ago. */
export async function forgetOldRuns(db: Db, now: Instant): Promise<void> {
  await sql`
    delete from score_run
    where (ended_at is null and dealt_at < ${timestamp(before(now, UNSENT_KEPT_FOR))})
      or ended_at < ${timestamp(before(now, SENT_KEPT_FOR))}`.execute(db)
  await db
    .deleteFrom('score_copy')
    .where('found_at', '<', timestamp(before(now, SENT_KEPT_FOR)))
    .execute()
}
