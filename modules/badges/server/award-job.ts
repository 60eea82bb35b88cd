import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, minutes, type Instant } from '#kit/time/time.ts'
import { award } from './award.ts'
import type { AwardParts } from './services.ts'
import './tables.ts'

/** A transaction that began before the last pass may have committed after it. */
const LOOK_BACK = minutes(2)

/** Accounts with facts stored since a moment, from one module. */
export type ActiveSince = (db: Db, since: Instant) => Promise<readonly number[]>

export interface AwardJob extends AwardParts {
  readonly activeSince: readonly ActiveSince[]
}

/** Checks accounts with facts stored since the last pass and awards what they earned. */
export async function awardActive(db: Db, job: AwardJob, now: Instant, signal: AbortSignal): Promise<void> {
  const row = await db.selectFrom('badge_watch').select('looked_at').executeTakeFirst()
  const since = before(row?.looked_at ?? now, LOOK_BACK)
  const accounts = new Set<number>()
  for (const active of job.activeSince)
    for (const accountId of await active(db, since)) accounts.add(accountId)
  for (const accountId of accounts) {
    if (signal.aborted) return
    await inTransaction(db, (tx) => award(tx, accountId, job, now))
  }
  await sql`
    insert into badge_watch (looked_at) values (${timestamp(now)})
    on conflict (one) do update set looked_at = excluded.looked_at`.execute(db)
}
