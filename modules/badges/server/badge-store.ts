import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

export interface WonBadge {
  readonly badgeId: string
  readonly wonAt: Instant
  readonly isSeen: boolean
}

/** The badges of an account, latest first. */
export async function wonBadges(db: Db, accountId: number): Promise<readonly WonBadge[]> {
  const rows = await db
    .selectFrom('badge_won')
    .select(['badge_id', 'won_at', 'is_seen'])
    .where('account_id', '=', accountId)
    .orderBy('won_at', 'desc')
    .orderBy('badge_id')
    .execute()
  return rows.map((row) => ({ badgeId: row.badge_id, wonAt: row.won_at, isSeen: row.is_seen }))
}

export async function addBadges(
  tx: Tx,
  accountId: number,
  badgeIds: readonly string[],
  now: Instant,
): Promise<void> {
  if (badgeIds.length === 0) return
  await sql`
    insert into badge_won (account_id, badge_id, won_at)
    select ${accountId}, badge, ${timestamp(now)} from unnest(${[...badgeIds]}::text[]) badge
    on conflict do nothing`.execute(tx)
}

export async function dropBadges(tx: Tx, accountId: number, badgeIds: readonly string[]): Promise<void> {
  if (badgeIds.length === 0) return
  await tx
    .deleteFrom('badge_won')
    .where('account_id', '=', accountId)
    .where('badge_id', 'in', badgeIds)
    .execute()
}

/** Marks new badges as seen; returns them. Where nothing is new it writes nothing. */
export async function seeBadges(db: Db, accountId: number): Promise<readonly string[]> {
  const rows = await db
    .updateTable('badge_won')
    .set({ is_seen: true })
    .where('account_id', '=', accountId)
    .where('is_seen', '=', false)
    .returning('badge_id')
    .execute()
  return rows.map(({ badge_id }) => badge_id)
}

/** Visitors whose badges a member took over. */
export async function carriedBy(db: Db, memberId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('badge_carry')
    .select('visitor_id')
    .where('member_id', '=', memberId)
    .orderBy('visitor_id')
    .execute()
  return rows.map((row) => row.visitor_id)
}

export async function noteCarry(tx: Tx, memberId: number, visitorId: number): Promise<void> {
  await tx
    .insertInto('badge_carry')
    .values({ member_id: memberId, visitor_id: visitorId })
    .onConflict((known) => known.doNothing())
    .execute()
}
