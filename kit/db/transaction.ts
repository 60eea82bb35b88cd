import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { dice } from '#kit/random/dice.ts'
import type { Db, Tables, Tx } from './db.ts'
import { isConflict } from './trouble.ts'

const ATTEMPTS = 5
const LONGEST_PAUSE = 20

/** Transactions that are open. An ended one is a plain connection, on which a lock holds nothing. */
const open = new WeakSet<Db>()

/**
 * Runs the work in one transaction, and retries it on a conflict. The work must have no effect outside the database. Inside a
 * transaction it joins that one, so that a handler need not know who opened it.
 */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  if (isTx(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await inOneTransaction(db, work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !isConflict(error)) throw error
      await pause(dice() * LONGEST_PAUSE * attempt)
    }
  }
}

/** Runs the work in its own transaction, once; throws the database's error on a conflict. */
export const inOneTransaction = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.transaction().execute((transaction) => whileOpen(transaction, work))

/** Runs the work in a read-only repeatable-read transaction. */
export const inSnapshot = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => whileOpen(transaction, work))

/** Runs the work and rolls everything back. */
export async function inTrial<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const trial = await db.startTransaction().execute()
  try {
    return await whileOpen(trial, work)
  } finally {
    await trial.rollback().execute()
  }
}

/** Whether a database is an open transaction. */
export const isTx = (db: Db): db is Tx => open.has(db)

/** Throws unless the transaction is open: catches casts, and transactions that outlived their work. */
export function ensureOpen(tx: Tx): void {
  if (!isTx(tx)) throw new Error('A lock outside an open transaction would hold nothing')
}

async function whileOpen<Value>(
  transaction: Transaction<Tables>,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const tx = transaction as Tx
  open.add(tx)
  try {
    return await work(tx)
  } finally {
    open.delete(tx)
  }
}
