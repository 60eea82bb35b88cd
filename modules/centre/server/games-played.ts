import { timestamp, type Db } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { PLAY_ENDS_AFTER } from '../rules/play.ts'
import './tables.ts'

/** Which game each of these players is in at this moment; the latest of several. */
export async function gamesPlayedBy(
  db: Db,
  accountIds: readonly number[],
  now: Instant,
): Promise<ReadonlyMap<number, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('play')
    .select(['account_id', 'game_id'])
    .where('account_id', 'in', accountIds)
    .where('ended_at', 'is', null)
    .where('reported_at', '>', timestamp(before(now, PLAY_ENDS_AFTER)))
    .orderBy('reported_at')
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.game_id]))
}
