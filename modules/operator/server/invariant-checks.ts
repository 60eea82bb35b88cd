import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

export interface RuleCheck {
  readonly rule: string
  /** Number of violations. */
  readonly broken: number
  readonly checkedAt: Instant
}

/** Marks the row with the start of the last check. */
const BEGUN = ''

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
