import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, between, seconds, type Instant } from '#kit/time/time.ts'
import { HEARTBEAT_EVERY } from '../rules/clock.ts'
import './tables.ts'

/** Clocks are checked every other second; a longer gap means that no server was there to move on. */
const OUTAGE_AFTER = seconds(12)

/**
 * Presence reports of players count as heartbeats too: if only the job is down players can still move, and after a full outage the
 * first to return finds the clocks as they were. Returns whether one was due.
 */
export async function heartbeatIfDue(db: Db, now: Instant): Promise<boolean> {
  const row = await db.selectFrom('duel_beat').select('beat_at').executeTakeFirst()
  if (row && row.beat_at >= before(now, HEARTBEAT_EVERY)) return false
  await recordHeartbeat(db, now)
  return true
}

/**
 * Records that the clocks were checked. After a gap, the server or its database was down and nobody could move, so the elapsed time is
 * given back to every live duel.
 */
export async function recordHeartbeat(db: Db, now: Instant): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockNamed(tx, 'beat of duels')
    const row = await tx.selectFrom('duel_beat').select('beat_at').executeTakeFirst()
    if (row && row.beat_at < before(now, OUTAGE_AFTER)) {
      const away = between(row.beat_at, now)
      await sql`
        update duel set
          due_at = due_at + lost, moved_at = moved_at + lost,
          first_seen_at = ${timestamp(now)}, second_seen_at = ${timestamp(now)},
          third_seen_at = case when seat_count > 2 then ${timestamp(now)}::timestamptz end,
          fourth_seen_at = case when seat_count > 3 then ${timestamp(now)}::timestamptz end
        from (
          select code as of, least(${timestamp(now)}::timestamptz - moved_at, ${`${away} milliseconds`}::interval) as lost
          from duel where status = 'running' and due_at is not null order by code for update
        ) given
        where code = given.of and lost > interval '0'`.execute(tx)
    }
    await tx
      .insertInto('duel_beat')
      .values({ beat_at: timestamp(now) })
      .onConflict((beat) =>
        beat.column('id').doUpdateSet({ beat_at: sql`greatest(duel_beat.beat_at, excluded.beat_at)` }),
      )
      .execute()
  })
}
