import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed, tryLockNamed } from '#kit/db/named-locks.ts'
import { before, type Instant } from '#kit/time/time.ts'
import type { ClockName } from '../model.ts'
import { SEEKS_FOR, type Seeker } from '../rules/pairing.ts'
import './tables.ts'

/** Players looking for the same game and clock. */
export interface Pool {
  readonly gameId: number
  readonly clock: ClockName
}

/** Closest ratings examined per seeker. */
const MOST_NEAR = 40

const poolName = ({ gameId, clock }: Pool) => `duel pool ${gameId} ${clock}`

/** Locks a pool: one pairing at a time. */
export const lockPool = (tx: Tx, pool: Pool) => lockNamed(tx, poolName(pool))
/** The same without waiting, for a page that asks again soon; holds no connection meanwhile. */
export const tryLockPool = (tx: Tx, pool: Pool) => tryLockNamed(tx, poolName(pool))

/** An account's place in the pools. */
export async function findSeek(db: Db, accountId: number) {
  const row = await db
    .selectFrom('duel_seek')
    .select(['game_id', 'clock', 'since', 'seen_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { gameId: row.game_id, clock: row.clock, since: row.since, seenAt: row.seen_at }
}

/** An account is in one pool at a time: a second tab takes over the place. */
export async function saveSeek(tx: Tx, { gameId, clock }: Pool, me: Seeker, now: Instant): Promise<void> {
  const columns = {
    game_id: gameId,
    clock,
    rating: me.rating,
    since: timestamp(me.since),
    seen_at: timestamp(now),
  }
  await tx
    .insertInto('duel_seek')
    .values({ account_id: me.accountId, ...columns })
    .onConflict((row) => row.column('account_id').doUpdateSet(columns))
    .execute()
}

/**
 * The closest ratings in a pool and the longest waits, locked so that they are paired once. Skips rows that are locked, and players in
 * a live duel.
 */
export async function lockNear(tx: Tx, { gameId, clock }: Pool, me: Seeker, now: Instant): Promise<Seeker[]> {
  const { rows } = await sql<{ account_id: number; rating: number; since: Instant }>`
    select account_id, rating, since from duel_seek
    where game_id = ${gameId} and clock = ${clock} and account_id <> ${me.accountId}
      and seen_at > ${timestamp(before(now, SEEKS_FOR))}
      and not exists (
        select from duel where first_id = account_id and status = 'running' and due_at > ${timestamp(now)}
          and given_up & 1 = 0)
      and not exists (
        select from duel where second_id = account_id and status = 'running' and due_at > ${timestamp(now)}
          and given_up & 2 = 0)
      and not exists (
        select from duel where third_id = account_id and status = 'running' and due_at > ${timestamp(now)}
          and given_up & 4 = 0)
      and not exists (
        select from duel where fourth_id = account_id and status = 'running' and due_at > ${timestamp(now)}
          and given_up & 8 = 0)
    order by abs(rating - ${me.rating}), since limit ${MOST_NEAR}
    for update skip locked`.execute(tx)
  return rows.map((row) => ({ accountId: row.account_id, rating: row.rating, since: row.since }))
}

export async function dropSeeks(db: Db, accountIds: readonly number[]): Promise<void> {
  // In one order: two games that share both players may begin at once.
  for (const accountId of accountIds.toSorted((one, other) => one - other))
    await db.deleteFrom('duel_seek').where('account_id', '=', accountId).execute()
}

/** Removes the places of pages that were closed. */
export async function dropStaleSeeks(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('duel_seek')
    .where('seen_at', '<=', timestamp(before(now, SEEKS_FOR)))
    .execute()
}
