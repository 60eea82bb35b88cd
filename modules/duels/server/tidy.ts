import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { duelAt } from '../rules/duel.ts'
import { forgetOver, lockOverdue, saveDuel } from './duel-store.ts'

const AT_ONCE = 200

/** Writes down which duels have run out of time, and forgets those that are long over. */
export async function tidyDuels(db: Db, now: Instant): Promise<void> {
  let count = AT_ONCE
  while (count === AT_ONCE)
    count = await inTransaction(db, async (tx) => {
      const overdue = await lockOverdue(tx, now, AT_ONCE)
      for (const duel of overdue) await saveDuel(tx, duelAt(duel, now))
      return overdue.length
    })
  await forgetOver(db, now)
}
