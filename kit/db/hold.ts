import { sql } from 'kysely'
import type { Tx } from './db.ts'
import { preparedAlong } from './prepared.ts'
import { ensureOpen } from './transaction.ts'

/**
 * Holds names until the transaction ends; whoever wants one of them waits. For what no single row stands for, such as a
 * limit that counts many. Taken in one order, so that two who want the same ones cannot wait for each other. The names are
 * held when the next statement is answered, which leaves together with this one. Throws outside an open transaction.
 */
export async function hold(tx: Tx, ...names: readonly string[]): Promise<void> {
  ensureOpen(tx)
  const sorted = [...new Set(names)].toSorted()
  await lockNames(tx, { sorted })
}

/** Holds a name where nobody else does, and answers whether it is held; nobody is waited for. Throws outside an open transaction. */
export async function tryHold(tx: Tx, name: string): Promise<boolean> {
  ensureOpen(tx)
  const { rows } = await sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_held`.execute(tx)
  return rows[0]!.is_held
}

const lockNames = preparedAlong((_tx: Tx, { sorted }: { readonly sorted: readonly string[] }) => {
  return sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) name`
})
