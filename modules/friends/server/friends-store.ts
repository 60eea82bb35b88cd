import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { prepared, sendAlong } from '#kit/db/prepared.ts'
import type { Instant } from '#kit/time/time.ts'
import { MOST_BLOCKS } from '../rules/friendship.ts'
import './tables.ts'

const pair = (one: number, other: number) => ({ low: Math.min(one, other), high: Math.max(one, other) })

/**
 * Locks players until the transaction ends. Every change between two players locks both, which serialises crossing requests, deletion
 * and acceptance, or two last free places.
 */
export const lockPlayers = (tx: Tx, ...accountIds: readonly number[]): Promise<void> =>
  lockNamed(tx, ...accountIds.map((accountId) => `friends of ${accountId}`))

/** Since when two players are friends; undefined when they are not. */
export async function friendsSince(db: Db, one: number, other: number): Promise<Instant | undefined> {
  const { low, high } = pair(one, other)
  const row = await db
    .selectFrom('friendship')
    .select('since_at')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst()
  return row?.since_at
}

/** A player's friends with the date of each friendship, oldest first. */
export async function listFriendships(db: Db, accountId: number): Promise<ReadonlyMap<number, Instant>> {
  const rows = await selectFriendships(db, { accountId })
  return new Map(rows.map(({ id, since }) => [id, since]))
}

const selectFriendships = prepared(
  (_db: Db, own: { accountId: number }) => sql<{ id: number; since: Instant }>`
    select high_id as id, since_at as since from friendship where low_id = ${own.accountId}
    union all
    select low_id, since_at from friendship where high_id = ${own.accountId}
    order by since, id`,
)

/** The numbers of a player's friends. */
export async function friendIdsOf(db: Db, accountId: number): Promise<readonly number[]> {
  return [...(await listFriendships(db, accountId)).keys()]
}

/** Players who became somebody's friends since a moment. */
export async function friendsMadeSince(db: Db, since: Instant): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select low_id as id from friendship where since_at >= ${timestamp(since)}
    union
    select high_id from friendship where since_at >= ${timestamp(since)}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function beFriends(tx: Tx, one: number, other: number, now: Instant): Promise<void> {
  const { low, high } = pair(one, other)
  const friendship = { low_id: low, high_id: high, since_at: timestamp(now) }
  await sendAlong(tx, tx.insertInto('friendship').values(friendship))
}

/** Ends a friendship; false when there was none. */
export async function endFriendship(tx: Tx, one: number, other: number): Promise<boolean> {
  const { low, high } = pair(one, other)
  const { numDeletedRows } = await tx
    .deleteFrom('friendship')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of these players the account has blocked or is blocked by. */
export async function blockedWith(
  db: Db,
  accountId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select blocked_id as id from player_block where account_id = ${accountId} and blocked_id = any(${[...others]}::bigint[])
    union
    select account_id from player_block where blocked_id = ${accountId} and account_id = any(${[...others]}::bigint[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** All players whom the account has blocked or is blocked by; undefined where they are more than that. */
export async function allBlockedWith(
  db: Db,
  accountId: number,
  most: number,
): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select blocked_id as id from player_block where account_id = ${accountId}
    union
    select account_id from player_block where blocked_id = ${accountId} limit ${most + 1}`.execute(db)
  return rows.length > most ? undefined : rows.map(({ id }) => id)
}

export async function block(tx: Tx, accountId: number, blockedId: number, now: Instant): Promise<void> {
  await tx
    .insertInto('player_block')
    .values({ account_id: accountId, blocked_id: blockedId, since_at: timestamp(now) })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function unblock(db: Db, accountId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('player_block')
    .where('account_id', '=', accountId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

/** How many players an account has blocked, and whether this one is among them. */
export async function countBlocks(tx: Tx, accountId: number, blockedId: number) {
  const { rows } = await sql<{ blocks: number; isBlocked: boolean }>`
    select count(*)::int as blocks, coalesce(bool_or(blocked_id = ${blockedId}), false) as "isBlocked"
    from player_block where account_id = ${accountId}`.execute(tx)
  return rows[0]!
}

/** Whom a player has blocked, latest first. */
export async function listBlocks(db: Db, accountId: number): Promise<ReadonlyMap<number, Instant>> {
  const rows = await db
    .selectFrom('player_block')
    .select(['blocked_id', 'since_at'])
    .where('account_id', '=', accountId)
    .orderBy('since_at', 'desc')
    .limit(MOST_BLOCKS)
    .execute()
  return new Map(rows.map((row) => [row.blocked_id, row.since_at]))
}
