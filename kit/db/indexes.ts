import { sql, type QueryExecutorProvider } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { isConflict, isLockTimeout } from './trouble.ts'

/** An index that is built concurrently with writes. */
export interface LateIndex {
  readonly name: string
  /** Table and columns, `play (account_id, started_at)`. */
  readonly on: string
}

type AnyDb = QueryExecutorProvider

/** Milliseconds. Nobody waits behind this, so it can wait for running transactions, up to a limit. */
const BUILD_WAIT = 600_000
const TRIES = 5
const PAUSE_MS = 1000

type State = 'none' | 'broken' | 'ready'

async function stateOf(db: AnyDb, { name }: LateIndex): Promise<State> {
  const { rows } = await sql<{ ready: boolean }>`
    select indisvalid and indisready as ready from pg_index where indexrelid = to_regclass(${name})`.execute(
    db,
  )
  if (!rows[0]) return 'none'
  return rows[0].ready ? 'ready' : 'broken'
}

/** What an index-only migration does inside a transaction: on empty tables that is all. */
export const createMissing =
  (indexes: readonly LateIndex[]) =>
  async (db: AnyDb): Promise<void> => {
    for (const index of indexes)
      if ((await stateOf(db, index)) === 'none')
        await sql`create index ${sql.ref(index.name)} on ${sql.raw(index.on)}`.execute(db)
  }

async function buildOnce(db: AnyDb, index: LateIndex): Promise<void> {
  const state = await stateOf(db, index)
  if (state === 'ready') return
  // A process that died while building leaves an invalid index, which costs writes and helps no read.
  if (state === 'broken') await sql`drop index concurrently ${sql.ref(index.name)}`.execute(db)
  await sql`create index concurrently ${sql.ref(index.name)} on ${sql.raw(index.on)}`.execute(db)
}

/**
 * Builds indexes concurrently, outside any transaction. Invalid leftovers are dropped first. Resetting the connection's lock timeout
 * is up to the caller.
 */
export async function buildConcurrently(db: AnyDb, indexes: readonly LateIndex[]): Promise<void> {
  await sql`set lock_timeout = ${sql.lit(BUILD_WAIT)}`.execute(db)
  for (const index of indexes)
    for (let tries = 1; ; tries++)
      try {
        await buildOnce(db, index)
        break
      } catch (error) {
        if (tries >= TRIES || !(isLockTimeout(error) || isConflict(error))) throw error
        await pause(PAUSE_MS)
      }
}
