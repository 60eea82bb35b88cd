import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import { duelAt, voided } from '../rules/duel.ts'
import { noteBeat } from './beat.ts'
import { forgetOver, lockOverdue, type StoredDuel } from './duel-store.ts'
import { isForbidden, logForbidden, type DuelRules } from './forbidden.ts'
import { forgetRated, holdRatings, storeDuel } from './rating-store.ts'
import { dropStaleSeeks } from './seek-store.ts'

/** Small batches, so that players waiting for one of the rows soon get it. */
const AT_ONCE = 20

export interface TidyWorld {
  readonly db: Db
  readonly now: Instant
  readonly rules: DuelRules
  readonly log: Pick<CallLog, 'error'>
}

/** Stores which duels have run out of time, and deletes old ones. */
export async function tidyDuels(world: TidyWorld): Promise<void> {
  await endOverdue(world)
  await forgetOver(world.db, world.now)
  await forgetRated(world.db, world.now)
}

/** Ends live duels whose flag has fallen, and removes closed pages from the pools. */
export async function dropFlags(world: TidyWorld): Promise<void> {
  await endOverdue(world)
  await dropStaleSeeks(world.db, world.now)
}

/** Time lost to an outage is given back before a flag falls. One that its game forbids by now ends without a winner, as by a look. */
async function endOverdue({ db, now, rules, log }: TidyWorld): Promise<void> {
  await noteBeat(db, now)
  let count = AT_ONCE
  while (count === AT_ONCE) {
    const forbidden: StoredDuel[] = []
    count = await inTransaction(db, async (tx) => {
      forbidden.length = 0
      const over: (readonly [StoredDuel, StoredDuel])[] = []
      for (const duel of await lockOverdue(tx, now, AT_ONCE)) {
        const isVoid = await isForbidden(rules, duel)
        if (isVoid) forbidden.push(duel)
        over.push([duel, isVoid ? voided(duel, now) : duelAt(duel, now)])
      }
      await holdRatings(
        tx,
        over.map(([, duel]) => duel),
      )
      for (const [duel, after] of over) await storeDuel(tx, duel, after)
      return over.length
    })
    for (const duel of forbidden) logForbidden(duel, { log })
  }
}
