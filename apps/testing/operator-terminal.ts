import { sql } from 'kysely'
import type { Surroundings } from '#apps/cli/command.ts'
import { COMMANDS } from '#apps/cli/commands.ts'
import { runLine } from '#apps/cli/run-command.ts'
import type { Db } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import { seededKeys } from '#kit/server/keys.ts'
import type { Instant } from '#kit/time/time.ts'
import { testCatalogue } from './test-catalogue.ts'
import { testCloudGames } from './cloud-rig.ts'

/** The terminal of a test's operator, who is called Olga. */
export function operatorTerminal(
  { db, database, now }: { readonly db: Db; readonly database?: Database; now(): Instant },
  more: Partial<Surroundings> = {},
) {
  const surroundings: Surroundings = {
    withDb: (work) => work(db),
    withDatabase: (work) => work(database!),
    dataFolder: '.data',
    now,
    keys: seededKeys(7),
    operator: 'olga',
    host: 'desk-1',
    catalogue: () => testCatalogue,
    cloudGames: testCloudGames,
    out: process.stderr,
    ...more,
  }
  /** A line as it is typed where nobody can be asked. */
  const run = (...line: string[]) => runLine(COMMANDS, line, surroundings)
  return {
    run,
    /** The same by somebody who is asked, and answers so. */
    ask: (answer: (question: string) => string | Promise<string>, ...line: string[]) =>
      runLine(COMMANDS, line, { ...surroundings, ask: async (question) => answer(question) }),
    /** Does it without being asked; gives the facts. */
    async change(...line: string[]) {
      const { text, code } = await run(...line, '--yes', '--json')
      if (code !== 0) throw new Error(text)
      return JSON.parse(text) as { readonly isDone: boolean; readonly text: string; readonly after: object }
    },
    async facts<Facts = never>(...line: string[]) {
      return JSON.parse((await run(...line, '--json')).text) as Facts
    },
  }
}

export type OperatorTerminal = ReturnType<typeof operatorTerminal>

/** Everything in the database, to see that nothing has changed; but not who is here, which the server notes by itself. */
export async function dumpOf(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'presence%' and tablename <> 'visit' order by 1`.execute(
    db,
  )
  const dump: Record<string, unknown> = {}
  for (const { name } of rows) {
    const found = await sql<{ all: unknown }>`
      select coalesce(json_agg(row_to_json(t) order by t::text), '[]') as all from ${sql.table(name)} t`.execute(
      db,
    )
    dump[name] = found.rows[0]!.all
  }
  return dump
}
