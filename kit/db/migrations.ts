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

/** Brings the tables up to date. Processes that start together take turns. Returns the names of what was run. */
export async function migrate(db: Db, { only }: MigrationWishes = {}): Promise<string[]> {
  const provider = providerOf((name) => only === undefined || only.includes(name))
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
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
