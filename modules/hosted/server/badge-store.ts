import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

export interface WonBadge {
  readonly gameId: number
  readonly badgeId: string
  readonly wonAt: Instant
}

/** Badges of an account, the latest first; of one game if it is named. */
export async function wonGameBadges(
  db: Db,
  accountId: number,
  gameId?: number,
): Promise<readonly WonBadge[]> {
  const rows = await db
    .selectFrom('hosted_badge')
    .select(['game_id', 'badge_id', 'won_at'])
    .where('account_id', '=', accountId)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId!))
    .orderBy('won_at', 'desc')
    .orderBy('badge_id')
    .execute()
  return rows.map(({ game_id, badge_id, won_at }) => ({ gameId: game_id, badgeId: badge_id, wonAt: won_at }))
}

/** Stores a badge; false if the account has it already. */
export async function keepBadge(
  db: Db,
  accountId: number,
  { gameId, badgeId, wonAt }: WonBadge,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hosted_badge')
    .values({ account_id: accountId, game_id: gameId, badge_id: badgeId, won_at: timestamp(wonAt) })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Moves the badges of a visitor who becomes a member. */
export async function carryGameBadges(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    insert into hosted_badge (account_id, game_id, badge_id, won_at)
    select ${to}, game_id, badge_id, won_at from hosted_badge where account_id = ${from}
    on conflict (account_id, game_id, badge_id)
    do update set won_at = least(hosted_badge.won_at, excluded.won_at)`.execute(tx)
  await tx.deleteFrom('hosted_badge').where('account_id', '=', from).execute()
}
