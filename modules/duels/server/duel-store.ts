import { sql, type ExpressionBuilder } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { KEPT_FOR, MOVE_WITHIN, WAITS_FOR, type Duel } from '../rules/duel.ts'
import {
  movesIn,
  peopleIn,
  playsIn,
  playsInOneOf,
  sitsIn,
  toColumns,
  toDuel,
  type StoredDuel,
} from './duel-row.ts'
import { noteResults } from './result-store.ts'
import './tables.ts'

/** Limit of a list. */
const MOST_LISTED = 50

export async function insertDuel(tx: Tx, duel: StoredDuel): Promise<void> {
  await tx
    .insertInto('duel')
    .values({
      code: duel.code,
      game_id: duel.gameId,
      seed: duel.seed,
      deal_key: duel.dealKey ?? null,
      ...toColumns(duel),
    })
    .execute()
}

/** Stores a duel; returns the players whose badge facts changed. */
export async function saveDuel(tx: Tx, duel: StoredDuel): Promise<readonly number[]> {
  await tx.updateTable('duel').set(toColumns(duel)).where('code', '=', duel.code).execute()
  return noteResults(tx, duel)
}

export async function findDuel(db: Db, code: string): Promise<StoredDuel | undefined> {
  const row = await db.selectFrom('duel').selectAll().where('code', '=', code).executeTakeFirst()
  return row && toDuel(row)
}

/** Locks a duel until the transaction ends, so that of two concurrent moves one is made. */
export async function lockDuel(tx: Tx, code: string): Promise<StoredDuel | undefined> {
  const row = await tx.selectFrom('duel').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  return row && toDuel(row)
}

/** Number of an account's waiting or running duels. Expired ones do not count, whether or not a job has stored that. */
export async function countOpen(db: Db, accountId: number, now: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from duel
    where ${playsIn(accountId)}
      and ((status = 'running' and moved_at > ${timestamp(before(now, MOVE_WITHIN))})
        or (status = 'waiting' and moved_at > ${timestamp(before(now, WAITS_FOR))}))
      and (due_at is null or due_at > ${timestamp(now)})`.execute(db)
  return rows[0]!.count
}

/** An account's duels, the last moved first. */
export async function listDuels(db: Db, accountId: number): Promise<StoredDuel[]> {
  const rows = await db
    .selectFrom('duel')
    .selectAll()
    .where(sitsIn(accountId))
    // Ended duels must not push running ones out of the list.
    .orderBy(sql`status = 'ended'`)
    .orderBy('moved_at', 'desc')
    .orderBy('code')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(toDuel)
}

/** Duels in which it is the account's turn, longest waiting first. */
export async function duelsAwaiting(
  db: Db,
  accountId: number,
  now: Instant,
): Promise<{ readonly code: string; readonly gameId: number }[]> {
  const { rows } = await sql<{ code: string; game_id: number }>`
    select code, game_id from duel
    where status = 'running' and moved_at > ${timestamp(before(now, MOVE_WITHIN))}
      and (due_at is null or due_at > ${timestamp(now)})
      and ${movesIn(accountId)}
    order by moved_at, code limit ${MOST_LISTED}`.execute(db)
  return rows.map(({ code, game_id }) => ({ code, gameId: game_id }))
}

const isOverdue = (now: Instant) => (row: ExpressionBuilder<Tables, 'duel'>) =>
  row.or([
    row.and([row('status', '=', 'running'), row('moved_at', '<=', timestamp(before(now, MOVE_WITHIN)))]),
    row.and([row('status', '=', 'waiting'), row('moved_at', '<=', timestamp(before(now, WAITS_FOR)))]),
    row('due_at', '<=', timestamp(now)),
  ])

/** Duels past their deadline, the longest unmoved first. */
export async function findOverdue(db: Db, now: Instant, count: number): Promise<StoredDuel[]> {
  const rows = await db
    .selectFrom('duel')
    .selectAll()
    .where(isOverdue(now))
    .orderBy('moved_at')
    .limit(count)
    .execute()
  return rows.map(toDuel)
}

/** Locks those of these duels that are past their deadline; rows locked by others are left for the next pass. */
export async function lockOverdue(tx: Tx, now: Instant, codes: readonly string[]): Promise<StoredDuel[]> {
  const rows = await tx
    .selectFrom('duel')
    .selectAll()
    .where('code', 'in', codes)
    .where(isOverdue(now))
    .orderBy('moved_at')
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(toDuel)
}

export async function forgetOver(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('duel')
    .where('status', '=', 'ended')
    .where('ended_at', '<=', timestamp(before(now, KEPT_FOR)))
    .execute()
}

/** Locks all duels of an account. */
export async function lockDuelsOf(tx: Tx, accountId: number): Promise<StoredDuel[]> {
  const rows = await tx
    .selectFrom('duel')
    .selectAll()
    .where(sitsIn(accountId))
    .orderBy('code')
    .forUpdate()
    .execute()
  return rows.map(toDuel)
}

/** The seats without this account. */
export const withoutPlayer = ({ seats }: Duel, accountId: number): Duel['seats'] =>
  seats.map((id) => (id === accountId ? undefined : id))

/** The live duel that an account is playing. */
export async function findLiveOf(db: Db, accountId: number, now: Instant): Promise<StoredDuel | undefined> {
  const row = await db
    .selectFrom('duel')
    .selectAll()
    .where(playsIn(accountId))
    .where('status', '=', 'running')
    .where('due_at', '>', timestamp(now))
    .orderBy('moved_at', 'desc')
    .orderBy('code')
    .executeTakeFirst()
  return row && toDuel(row)
}

/** A running live duel, as those who may watch it need to know it. */
interface LiveBoard {
  readonly code: string
  readonly gameId: number
  /** Everybody with a seat, also those who have left while others play on. */
  readonly seatedIds: readonly number[]
  readonly playerIds: readonly number[]
}

/** Live duels in which one of these accounts plays, the last moved first. */
export async function listLiveOf(db: Db, accountIds: readonly number[], now: Instant): Promise<LiveBoard[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('duel')
    .select(['code', 'game_id', 'first_id', 'second_id', 'third_id', 'fourth_id', 'given_up'])
    .where('status', '=', 'running')
    .where('due_at', '>', timestamp(now))
    .where(playsInOneOf(accountIds))
    .orderBy('moved_at', 'desc')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({ code: row.code, gameId: row.game_id, ...peopleIn(row) }))
}

/** Records a player's presence at a live duel. */
export async function noteSeen(db: Db, code: string, accountId: number, now: Instant): Promise<void> {
  const seen = timestamp(now)
  await sql`
    update duel set
      first_seen_at = case when first_id = ${accountId} then ${seen}::timestamptz else first_seen_at end,
      second_seen_at = case when second_id = ${accountId} then ${seen}::timestamptz else second_seen_at end,
      third_seen_at = case when third_id = ${accountId} then ${seen}::timestamptz else third_seen_at end,
      fourth_seen_at = case when fourth_id = ${accountId} then ${seen}::timestamptz else fourth_seen_at end
    where code = ${code} and status = 'running' and clock is not null and ${sitsIn(accountId)}`.execute(db)
}
