import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { before, dayStart, type Instant } from '#kit/time/time.ts'
import type { DareOutcome } from '../model.ts'
import { DEAL_DARES_KEPT_FOR } from '../rules/dare.ts'
import './tables.ts'

/** Dares, and runs for dares, shown to a player. */
const MOST_SHOWN = 50
const MOST_RUNS = 3

/** A dare with the deal of a shared run. */
export interface StoredDare {
  readonly key: string
  readonly fromId: number
  readonly toId: number
  readonly gameId: number
  readonly level: number
  readonly score: number
  readonly daredAt: Instant
  readonly answer: { readonly score: number; readonly outcome: DareOutcome } | undefined
}

const toDare = (row: Selectable<Tables['score_dare']>): StoredDare => ({
  key: row.key,
  fromId: row.from_id,
  toId: row.to_id,
  gameId: row.game_id,
  level: row.level,
  score: Number(row.score),
  daredAt: row.dared_at,
  answer:
    row.answer === null || row.outcome === null
      ? undefined
      : { score: Number(row.answer), outcome: row.outcome },
})

/** A dare; undefined when there is none, or it was withdrawn. */
export async function findDare(db: Db, key: string, toId: number): Promise<StoredDare | undefined> {
  const row = await db
    .selectFrom('score_dare')
    .selectAll()
    .where('key', '=', key)
    .where('to_id', '=', toId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row && toDare(row)
}

/** How many dares a player has sent today (UTC), and how many of them to one friend. */
export async function daresToday(
  tx: Tx,
  { fromId, toId, now }: { readonly fromId: number; readonly toId: number; readonly now: Instant },
): Promise<{ readonly all: number; readonly toFriend: number }> {
  const { rows } = await sql<{ all: number; to_friend: number }>`
    select coalesce(sum(sends), 0)::int as all,
      coalesce(sum(sends) filter (where to_id = ${toId}), 0)::int as to_friend
    from score_dare where from_id = ${fromId} and dared_at >= ${timestamp(dayStart(now))}`.execute(tx)
  return { all: rows[0]!.all, toFriend: rows[0]!.to_friend }
}

/** Stores a dare; a withdrawn one is reopened, and counts towards its day as often as it was sent. */
export async function storeDare(tx: Tx, dare: Omit<StoredDare, 'answer'>): Promise<void> {
  const { key, fromId, toId, gameId, level, score, daredAt } = dare
  const [at, today] = [timestamp(daredAt), timestamp(dayStart(daredAt))]
  await sql`
    insert into score_dare (key, from_id, to_id, game_id, level, score, dared_at)
    values (${key}, ${fromId}, ${toId}, ${gameId}, ${level}, ${score}, ${at})
    on conflict (key, to_id) do update set
      dared_at = excluded.dared_at,
      withdrawn_at = null,
      sends = case when score_dare.dared_at >= ${today} then score_dare.sends + 1 else 1 end`.execute(tx)
}

interface TakenBack extends Pick<StoredDare, 'key' | 'fromId' | 'toId'> {
  readonly now: Instant
}

/** Withdraws a dare and returns its game; undefined when the player has no such dare, or it is answered. */
export async function withdrawDare(
  tx: Tx,
  { key, fromId, toId, now }: TakenBack,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('score_dare')
    .set({ withdrawn_at: timestamp(now) })
    .where('key', '=', key)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('answered_at', 'is', null)
    .returning('game_id')
    .executeTakeFirst()
  return row?.game_id
}

/** Settles a dare once; false if it is already answered. */
export async function settleDare(
  tx: Tx,
  { key, toId }: Pick<StoredDare, 'key' | 'toId'>,
  { score, outcome, now }: NonNullable<StoredDare['answer']> & { readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('score_dare')
    .set({ answer: score, outcome, answered_at: timestamp(now) })
    .where('key', '=', key)
    .where('to_id', '=', toId)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const ofPlayer = (accountId: number) => sql<boolean>`(from_id = ${accountId} or to_id = ${accountId})`

/** Valid dares by and to a player, latest first. */
export async function daresOf(db: Db, accountId: number): Promise<readonly StoredDare[]> {
  const rows = await selectDares(db, accountId).where('withdrawn_at', 'is', null).limit(MOST_SHOWN).execute()
  return rows.map(toDare)
}

/** All stored dares of a player, withdrawn ones included. */
export async function keptDaresOf(
  db: Db,
  accountId: number,
): Promise<readonly (StoredDare & { readonly isWithdrawn: boolean })[]> {
  const rows = await selectDares(db, accountId).execute()
  return rows.map((row) => ({ ...toDare(row), isWithdrawn: row.withdrawn_at !== null }))
}

const selectDares = (db: Db, accountId: number) =>
  db
    .selectFrom('score_dare')
    .selectAll()
    .where(ofPlayer(accountId))
    .orderBy('dared_at', 'desc')
    .orderBy('key')

/** A player's latest shared runs, one per game and level. */
export async function lastShared(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('score_share')
    .select(['key', 'game_id', 'level', 'score', 'version', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(MOST_RUNS)
    .execute()
  return rows.map(({ game_id, score, created_at, ...run }) => ({
    ...run,
    gameId: game_id,
    score: Number(score),
    sharedAt: created_at,
  }))
}

/** Deletes dares between a visitor and the member they become, and duplicates that both have. */
export async function carryDares(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    delete from score_dare dare
    where (from_id = ${from} and to_id = ${to}) or (from_id = ${to} and to_id = ${from})
      or (to_id = ${from} and exists (select from score_dare where key = dare.key and to_id = ${to}))`.execute(
    tx,
  )
  await sql`
    update score_dare set
      from_id = case when from_id = ${from} then ${to} else from_id end,
      to_id = case when to_id = ${from} then ${to} else to_id end
    where ${ofPlayer(from)}`.execute(tx)
}

export async function forgetDaresOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('score_dare').where(ofPlayer(accountId)).execute()
}

export async function forgetOldDealDares(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('score_dare')
    .where('dared_at', '<', timestamp(before(now, DEAL_DARES_KEPT_FOR)))
    .execute()
}
