import { setTimeout as pause } from 'node:timers/promises'
import { dice } from '#kit/random/dice.ts'
import type { Db } from './db.ts'
import { isConflict } from './trouble.ts'

const ATTEMPTS = 5
const LONGEST_PAUSE = 20

/**
 * Does the work in one transaction, again when it collides with another. The work must have no effect outside of the
 * database. Inside a transaction it joins that one, so that a handler need not know who opened it.
 */
export async function inTransaction<Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !isConflict(error)) throw error
      await pause(dice() * LONGEST_PAUSE * attempt)
    }
  }
}
