import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { dice } from '#kit/random/dice.ts'
import type { Db, Tables, Tx } from './db.ts'
import { isConflict } from './trouble.ts'

const ATTEMPTS = 5
const LONGEST_PAUSE = 20

/** Those that are open now. One that has ended is a connection like any other, on which a lock holds nothing. */
const open = new WeakSet<Db>()

/**
 * Does the work in one transaction, again when it collides with another. The work must have no effect outside of the
 * database. Inside a transaction it joins that one, so that a handler need not know who opened it.
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

/** Runs the work in its own transaction, once; throws the database's error when it collides with another. */
export const inOneTransaction = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.transaction().execute((transaction) => whileOpen(transaction, work))

/** Reads in a transaction that sees the database as it is when it begins, and that can write nothing. */
export const inSnapshot = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => whileOpen(transaction, work))

/** Does the work and takes everything back. */
export async function inTrial<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const trial = await db.startTransaction().execute()
  try {
    return await whileOpen(trial, work)
  } finally {
    await trial.rollback().execute()
  }
}

/** Whether a database is a transaction that is open still. */
export const isTx = (db: Db): db is Tx => open.has(db)

/** Throws unless the transaction is open: a cast or a transaction that outlived its work gets this far. */
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
