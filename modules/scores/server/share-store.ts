import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { after, before, between, days, dayStart, type Duration, type Instant } from '#kit/time/time.ts'
import { MOST_SHARED, SHARED_FOR, SHARES_A_DAY } from '../rules/shared-run.ts'
import './tables.ts'

/** A proved run that its player has shared. */
export interface SharedRun {
  readonly key: string
  readonly accountId: number
  readonly runId: string
  readonly gameId: number
  readonly level: number
  readonly score: number
  readonly seed: number
  readonly version: string
  readonly replay: string
  readonly mark: string | undefined
  readonly createdAt: Instant
}

type End = Pick<SharedRun, 'accountId' | 'runId' | 'score'>

/** Sharing a run again returns the same link. */
export async function keyOfRun(db: Db, { accountId, runId, score }: End): Promise<string | undefined> {
  const row = await db
    .selectFrom('score_share')
    .select('key')
    .where('account_id', '=', accountId)
    .where('run_id', '=', runId)
    .where('score', '=', score)
    .executeTakeFirst()
  return row?.key
}

/** The key of a shared run, or how long its player must wait. The oldest runs are dropped. */
export async function storeShared(
  tx: Tx,
  run: SharedRun,
): Promise<{ readonly key: string } | { readonly wait: Duration }> {
  const { accountId, createdAt: now } = run
  await lockNamed(tx, `shared runs ${accountId}`)
  const known = await keyOfRun(tx, run)
  if (known) return { key: known }
  const { count } = await tx
    .selectFrom('score_share')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>=', timestamp(dayStart(now)))
    .executeTakeFirstOrThrow()
  if (Number(count) >= SHARES_A_DAY) return { wait: between(now, after(dayStart(now), days(1))) }
  const { key, runId, gameId, level, score, seed, version, replay, mark = null } = run
  const values = { key, level, score, seed, version, replay, mark }
  await tx
    .insertInto('score_share')
    .values({
      ...values,
      account_id: accountId,
      run_id: runId,
      game_id: gameId,
      created_at: timestamp(now),
    })
    .execute()
  await sql`
    delete from score_share where key in (
      select key from score_share where account_id = ${accountId}
      order by created_at desc, key desc offset ${MOST_SHARED}
    )`.execute(tx)
  return { key }
}

export async function findShared(
  db: Db,
  key: string,
): Promise<Omit<SharedRun, 'runId' | 'mark'> | undefined> {
  const row = await db
    .selectFrom('score_share')
    .select(['account_id', 'game_id', 'level', 'score', 'seed', 'version', 'replay', 'created_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { account_id, game_id, created_at, level, version, replay } = row
  const numbers = { score: Number(row.score), seed: Number(row.seed) }
  return {
    key,
    accountId: account_id,
    gameId: game_id,
    createdAt: created_at,
    level,
    version,
    replay,
    ...numbers,
  }
}

/** Whether another account has already shared exactly these inputs. */
export async function isSharedByOther(
  db: Db,
  { accountId, gameId, mark }: { readonly accountId: number; readonly gameId: number; readonly mark: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('score_share')
    .select('key')
    .where('game_id', '=', gameId)
    .where('mark', '=', mark)
    .where('account_id', '<>', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetOldShared(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('score_share')
    .where('created_at', '<', timestamp(before(now, SHARED_FOR)))
    .execute()
}
