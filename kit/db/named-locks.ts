import { sql } from 'kysely'
import type { Tx } from './db.ts'
import { preparedAlong } from './prepared.ts'
import { ensureOpen } from './transaction.ts'

/**
 * Takes advisory locks on names until the transaction ends, for invariants without a single row, such as a limit on a count. Taken in
 * one order, so that they cannot deadlock. Pipelined: the locks are held once the next statement is answered. Throws outside an open
 * transaction.
 */
export async function lockNamed(tx: Tx, ...names: readonly string[]): Promise<void> {
  ensureOpen(tx)
  const sorted = [...new Set(names)].toSorted()
  await lockNames(tx, { sorted })
}

/** Takes an advisory lock without waiting; returns whether it is held. Throws outside an open transaction. */
export async function tryLockNamed(tx: Tx, name: string): Promise<boolean> {
  ensureOpen(tx)
  const { rows } = await sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_held`.execute(tx)
  return rows[0]!.is_held
}

const lockNames = preparedAlong((_tx: Tx, { sorted }: { readonly sorted: readonly string[] }) => {
  return sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) name`
})
