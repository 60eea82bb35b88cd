import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import type { Db } from './db.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = '{modules/*/server,kit/*}/migrations/*.ts'
const LOCK = 4_710_115

/** Collects the migrations of all modules; their time stamps give one order for the whole product. */
const providerOf = (isWanted: (name: string) => boolean): MigrationProvider => ({
  async getMigrations() {
    const files = globSync(FOLDERS, { cwd: ROOT }).filter((file) => isWanted(basename(file, '.ts')))
    const entries = files.map(
      async (file) =>
        [basename(file, '.ts'), (await import(pathToFileURL(join(ROOT, file)).href)) as Migration] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  },
})

export interface MigrationWishes {
  /** These and no others: the tables as they were once. */
  readonly only?: readonly string[]
}

/**
 * Whether a newer version has been here already: a process of the old one that starts during a rollout works with its
 * tables, since migrations only add (docs/operating.md). One that lacks something of ours is of another branch.
 */
async function isAhead(db: Db, provider: MigrationProvider): Promise<boolean> {
  const { rows: tables } = await sql<{ there: string | null }>`
    select to_regclass('kysely_migration')::text as there`.execute(db)
  if (!tables[0]?.there) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = await provider.getMigrations()
  const run = new Set(rows.map(({ name }) => name))
  if ([...run].every((name) => name in known)) return false
  const lacking = Object.keys(known).filter((name) => !run.has(name))
  if (lacking.length > 0)
    throw new Error(
      `The database was brought up to date by another version than this one and lacks ${lacking.join(', ')}.`,
    )
  return true
}

/** Brings the tables up to date. Processes that start together take turns; tables that are newer stay. Returns what was run. */
export async function migrate(db: Db, { only }: MigrationWishes = {}): Promise<string[]> {
  const provider = providerOf((name) => only === undefined || only.includes(name))
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      if (only === undefined && (await isAhead(connection, provider))) return []
      // Branches merge in any order, so a stamp may be older than one that has run; each table has one module.
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true })
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error) throw new Error('A migration failed', { cause: error })
      return results.map(({ migrationName }) => migrationName)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
