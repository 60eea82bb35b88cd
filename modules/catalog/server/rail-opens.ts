import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import type { RailOpen } from '../rules/learned-order.ts'
import './tables.ts'

export const RAIL_OPENS_KEPT_FOR = days(90)
/** More per day adds nothing. */
const MOST_A_DAY = 50
/** The latest ones show the current taste. */
const MOST_READ = 200

/** Records an open from a rail, up to a limit per day. */
export async function noteRailOpen(db: Db, accountId: number, open: RailOpen): Promise<void> {
  const at = timestamp(open.openedAt)
  await sql`
    insert into catalog_rail_open (account_id, opened_at, kind, game_id, passed)
    select ${accountId}, ${at}, ${open.kind}, ${open.gameId}, ${open.passed}::text[]
    where ${MOST_A_DAY} > (
      select count(*) from catalog_rail_open
      where account_id = ${accountId} and opened_at > ${timestamp(before(open.openedAt, days(1)))})
    on conflict do nothing`.execute(db)
}

/** An account's opens from rails, latest first. */
export async function readRailOpens(db: Db, accountId: number): Promise<RailOpen[]> {
  const rows = await db
    .selectFrom('catalog_rail_open')
    .select(['kind', 'game_id', 'opened_at', 'passed'])
    .where('account_id', '=', accountId)
    .orderBy('opened_at', 'desc')
    .limit(MOST_READ)
    .execute()
  return rows.map(({ kind, game_id, opened_at, passed }) => ({
    kind,
    gameId: game_id,
    openedAt: opened_at,
    passed,
  }))
}

export async function forgetOldRailOpens(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('catalog_rail_open')
    .where('opened_at', '<', timestamp(before(now, RAIL_OPENS_KEPT_FOR)))
    .execute()
}
