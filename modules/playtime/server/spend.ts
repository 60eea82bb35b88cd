import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { burn } from '../rules/spending.ts'
import { listLive, lockClaims } from './grant-store.ts'

/** What an account has left to play. */
export async function secondsLeft(db: Db, accountId: number, now: Instant): Promise<number> {
  const grants = await listLive(db, accountId, now)
  return grants.reduce((sum, grant) => sum + grant.secondsLeft, 0)
}

/** Uses an account's seconds, the soonest to expire first; returns how many there were. */
export async function spendTime(
  tx: Tx,
  accountId: number,
  seconds: number,
  now: Instant,
): Promise<{ readonly spent: number; readonly totalSeconds: number }> {
  if (seconds <= 0) return { spent: 0, totalSeconds: await secondsLeft(tx, accountId, now) }
  // A concurrent claim would replace a grant in use.
  await lockClaims(tx, accountId)
  const grants = await listLive(tx, accountId, now)
  const burns = burn(grants, seconds)
  if (burns.length > 0)
    await sql`
      update play_grant set seconds_left = seconds_left - burnt.seconds
      from (values ${sql.join(burns.map(({ grantId, seconds }) => sql`(${grantId}::text, ${seconds}::int)`))}) as burnt (grant_id, seconds)
      where id = burnt.grant_id`.execute(tx)
  const spent = burns.reduce((sum, one) => sum + one.seconds, 0)
  return { spent, totalSeconds: grants.reduce((sum, grant) => sum + grant.secondsLeft, 0) - spent }
}
