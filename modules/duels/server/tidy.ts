import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { duelAt } from '../rules/duel.ts'
import { noteBeat } from './beat.ts'
import { forgetOver, lockOverdue } from './duel-store.ts'
import { forgetRated, holdRatings, storeDuel } from './rating-store.ts'
import { dropStaleSeeks } from './seek-store.ts'

/** Small batches, so that players waiting for one of the rows soon get it. */
const AT_ONCE = 20

/** Stores which duels have run out of time, and deletes old ones. */
export async function tidyDuels(db: Db, now: Instant): Promise<void> {
  await endOverdue(db, now)
  await forgetOver(db, now)
  await forgetRated(db, now)
}

/** Ends live duels whose flag has fallen, and removes closed pages from the pools. */
export async function dropFlags(db: Db, now: Instant): Promise<void> {
  await endOverdue(db, now)
  await dropStaleSeeks(db, now)
}

/** Time lost to an outage is given back before a flag falls. */
async function endOverdue(db: Db, now: Instant): Promise<void> {
  await noteBeat(db, now)
  let count = AT_ONCE
  while (count === AT_ONCE)
    count = await inTransaction(db, async (tx) => {
      const overdue = await lockOverdue(tx, now, AT_ONCE)
      const over = overdue.map((duel) => [duel, duelAt(duel, now)] as const)
      await holdRatings(
        tx,
        over.map(([, duel]) => duel),
      )
      for (const [duel, after] of over) await storeDuel(tx, duel, after)
      return overdue.length
    })
}
