import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, minutes, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { notify } from '#modules/notices/server/index.ts'
import { STEP, STRETCH_CAP, VISIT_EVERY } from '../rules/stretch.ts'

/** A player without a report for this long has no page open: an open page reports every minute. */
const AWAY_AFTER = minutes(3)
/** Players notified per run; the next run continues. */
const AT_ONCE = 500

/**
 * Notifies absent players of boxes that ripened since they left: each step once, whoever stored the reward. Any number of processes
 * may run it.
 */
export async function notifyOfRipe(db: Db, now: Instant): Promise<void> {
  const [step, cap, visit] = [STEP, STRETCH_CAP, VISIT_EVERY].map(toWholeSeconds)
  const at = sql`${timestamp(now)}::timestamptz`
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ account_id: number }>`
      with due as (
        select code, steps.ripe from idle_stretch,
          lateral (select
            floor(extract(epoch from least(${at}, started_at + make_interval(secs => ${cap}::int),
              seen_at + make_interval(secs => ${visit}::int)) - started_at) / ${step}::int)::int as ripe,
            floor(extract(epoch from seen_at - started_at) / ${step}::int)::int as known) steps
        where ended_at is null and seen_at <= ${timestamp(before(now, AWAY_AFTER))}
          and steps.ripe > greatest(told_step, steps.known)
        order by seen_at limit ${AT_ONCE}
        for update of idle_stretch skip locked
      )
      update idle_stretch set told_step = due.ripe from due where idle_stretch.code = due.code
      returning account_id
    `.execute(tx)
    await notify(
      tx,
      now,
      rows.map(({ account_id: accountId }) => ({ accountId, kind: 'boxReady' })),
    )
  })
}
