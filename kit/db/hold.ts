import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Holds names until the transaction ends; whoever wants one of them waits. For what no single row stands for, such as a
 * limit that counts many. Taken in one order, so that two who want the same ones cannot wait for each other.
 */
export async function hold(tx: Db, ...names: readonly string[]): Promise<void> {
  const sorted = [...new Set(names)].toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) name`.execute(
    tx,
  )
}
