import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import type { Db } from './db.ts'
import { buildConcurrently, type LateIndex } from './indexes.ts'
import { isLockTimeout } from './trouble.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = '{modules/*/server,kit/*}/migrations/*.ts'
const LOCK = 4_710_115
/** Milliseconds: queries queue behind a migration waiting for its lock, so it must not wait long. */
const LOCK_WAIT = 2000
/** Milliseconds for the queued queries to finish. */
const LOCK_PAUSE = 1000
/** Milliseconds between attempts to take the migration lock. */
const TURN_EVERY = 200
/** After this many attempts some transaction is stuck, and an operator must look. */
const LOCK_TRIES = 60

/** The migrations of all modules by name; their time stamps give one order for the whole product. */
const migrationFiles = (isWanted: (name: string) => boolean): ReadonlyMap<string, string> =>
  new Map(
    globSync(FOLDERS, { cwd: ROOT })
      .map((file) => [basename(file, '.ts'), file] as const)
      .filter(([name]) => isWanted(name)),
  )

/** A migration of indexes only lists them: on tables in use they are built concurrently. */
type IndexMigration = Migration & { readonly indexes?: readonly LateIndex[] }

const providerOf = (files: ReadonlyMap<string, string>): MigrationProvider => ({
  async getMigrations() {
    const entries = [...files].map(
      async ([name, file]) =>
        [name, (await import(pathToFileURL(join(ROOT, file)).href)) as Migration] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  },
})

export interface MigrationWishes {
  /** Runs only these: gives the tables of an earlier version. */
  readonly only?: readonly string[]
}

/** Whether no migration has ever run here. */
async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: string | null }>`
    select to_regclass('kysely_migration')::text as there`.execute(db)
  return !rows[0]?.there
}

/**
 * Whether nothing is to be done, without loading the migration files. A newer version may have migrated already: during a rollout a
 * starting process of the old one works with its tables, since migrations only add (docs/operating.md). A schema that lacks one of
 * ours is from another branch.
 */
async function isUpToDate(db: Db, known: ReadonlyMap<string, string>): Promise<boolean> {
  if (await isUntouched(db)) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const run = new Set(rows.map(({ name }) => name))
  const lacking = [...known.keys()].filter((name) => !run.has(name))
  if (lacking.length > 0 && [...run].every((name) => known.has(name))) return false
  if (lacking.length > 0)
    throw new Error(
      `The database was brought up to date by another version than this one and lacks ${lacking.join(', ')}.`,
    )
  return true
}

/** Builds the indexes of the next migration before it runs, because a transaction cannot. */
async function buildNext(db: Db, migrator: Migrator): Promise<void> {
  const next = (await migrator.getMigrations()).find(({ executedAt }) => !executedAt)
  const { indexes = [] } = (next?.migration ?? {}) as Partial<IndexMigration>
  if (indexes.length === 0) return
  await buildConcurrently(db, indexes)
  await sql`set lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db)
}

/**
 * Takes the migration lock by polling: a waiting statement would hold a snapshot, and concurrent index builds wait for all older
 * snapshots.
 */
async function takeTurn(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ has: boolean }>`
      select pg_try_advisory_lock(${sql.lit(LOCK)}) as has`.execute(db)
    if (rows[0]?.has) return
    await pause(TURN_EVERY)
  }
}

/**
 * Runs missing migrations. On empty tables all in one transaction; an upgrade uses one per migration, so that locks are released
 * before the next.
 */
async function runLacking(db: Db, migrator: Migrator): Promise<string[]> {
  const isEmpty = await isUntouched(db)
  const run: string[] = []
  for (let tries = 1; ;) {
    if (!isEmpty) await buildNext(db, migrator)
    const { error, results = [] } = await (isEmpty ? migrator.migrateToLatest() : migrator.migrateUp())
    if (error && isLockTimeout(error) && tries++ < LOCK_TRIES) {
      await pause(LOCK_PAUSE)
      continue
    }
    if (error) throw new Error('A migration failed', { cause: error })
    if (results.length === 0) return run
    run.push(...results.map(({ migrationName }) => migrationName))
    tries = 1
  }
}

/**
 * Migrates the tables while they are in use. Concurrent processes take turns; newer tables are left alone. A failing migration is
 * rolled back, earlier ones stay. Returns those that ran.
 */
export async function migrate(db: Db, { only }: MigrationWishes = {}): Promise<string[]> {
  const files = migrationFiles((name) => only === undefined || only.includes(name))
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await takeTurn(connection)
    try {
      if (only === undefined && (await isUpToDate(connection, files))) return []
      // Set only after the lock is taken: another process's upgrade may take long.
      await sql`set lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(connection)
      const provider = providerOf(files)
      // Branches merge in any order, so a stamp may be older than one that has run; each table belongs to one module.
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true })
      return await runLacking(connection, migrator)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
