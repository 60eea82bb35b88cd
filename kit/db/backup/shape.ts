import type { Client } from 'pg'

/** A table to back up, with its stored columns; generated columns are left out. */
export interface KeptTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** First line of a backup. */
export interface BackupHead {
  readonly format: 1
  /** ISO 8601, by the clock of the machine that wrote it. */
  readonly madeAt: string
  /** The migrations that had run: the same ones create the tables before rows are read. */
  readonly migrations: readonly string[]
  readonly tables: readonly KeptTable[]
  /** Small files of the data folder that belong to the rows. */
  readonly files: Readonly<Record<string, string>>
}

/** Last line: without it the file is truncated. */
export interface BackupEnd {
  readonly rows: Readonly<Record<string, number>>
  /** Last values of sequences that have been used. */
  readonly sequences: Readonly<Record<string, number>>
}

export const HEAD_MARK = '-- islet backup '
export const END_MARK = '-- end '
/** Ends the rows of a table, on a separate line. */
export const ROWS_END = '\\.'

/** Kysely's bookkeeping tables, which migrating fills. */
const OWN_OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock']

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const columnsOf = ({ columns }: KeptTable) => columns.map(quoted).join(', ')

/** All tables with something to back up. */
export async function keptTables(client: Client): Promise<KeptTable[]> {
  // Unlogged tables may be lost at any time.
  const { rows } = await client.query<KeptTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relpersistence = 'p' and c.relname <> all($1::text[])
      group by c.relname order by c.relname`,
    [OWN_OF_MIGRATIONS],
  )
  return rows
}
