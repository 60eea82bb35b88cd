import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, hours, type Instant } from '#kit/time/time.ts'
import './tables.ts'

export interface RuleCheck {
  readonly rule: string
  /** How often it is broken. */
  readonly broken: number
  readonly checkedAt: Instant
}

/** The whole ledger is read for it: once a night is enough. */
const CHECK_AGAIN_AFTER = hours(20)
const BEGUN = ''

/** Whether it is time to compare the ledger with its rules; only one process of all is told so. */
export async function claimInvariantCheck(db: Db, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    insert into invariant_check (rule, broken, checked_at) values (${BEGUN}, 0, ${timestamp(now)})
    on conflict (rule) do update set checked_at = excluded.checked_at
      where invariant_check.checked_at <= ${timestamp(before(now, CHECK_AGAIN_AFTER))}
    returning rule`.execute(db)
  return rows.length > 0
}

export async function noteInvariantChecks(
  db: Db,
  found: readonly { readonly id: string; readonly broken: number }[],
  now: Instant,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('invariant_check').where('rule', '<>', BEGUN).execute()
    await tx
      .insertInto('invariant_check')
      .values(found.map(({ id, broken }) => ({ rule: id, broken, checked_at: timestamp(now) })))
      .execute()
  })
}

export async function listInvariantChecks(db: Db): Promise<RuleCheck[]> {
  const rows = await db
    .selectFrom('invariant_check')
    .select(['rule', 'broken', 'checked_at'])
    .where('rule', '<>', BEGUN)
    .orderBy('rule')
    .execute()
  return rows.map(({ rule, broken, checked_at }) => ({ rule, broken, checkedAt: checked_at }))
}
