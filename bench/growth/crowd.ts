import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'

const TEMPLATE = 'growth_template'
const BEFORE = 'growth_before'
/** Copies start this many days before the template. */
const DAYS = 3
/** A text of at least this length that contains a digit is an id, a code or a hash. */
const ID_LENGTH = 12
/** Tables whose rows exist only for a moment, such as queues and traces. */
const PASSING = new Set([
  'outbox',
  'limit_bucket',
  'operator_action',
  'operator_process',
  'job',
  'live_ticket',
])

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isKey: boolean
  readonly isIdentity: boolean
  /** The referenced column, as `table.column`. */
  readonly refersTo: string | null
}

export interface Crowd {
  /** Inserts copies until there are this many. */
  growTo(copies: number): Promise<void>
  /** Rows that one copy adds, by table. */
  readonly rows: Readonly<Record<string, number>>
}

/** Remembers the existing rows. */
export async function noteBefore(db: Db): Promise<void> {
  await copyTables(db, BEFORE)
}

/**
 * Takes the rows inserted since `noteBefore` as a template; its copies have their own numbers, ids and days. New tables grow
 * too, without being listed here.
 */
export async function openCrowd(db: Db): Promise<Crowd> {
  await copyTables(db, TEMPLATE)
  const columns = await readColumns(db)
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !PASSING.has(table))
  for (const table of tables)
    await sql`
      delete from ${sql.table(`${TEMPLATE}.${table}`)} t
      where to_jsonb(t)::text in (select to_jsonb(b)::text from ${sql.table(`${BEFORE}.${table}`)} b)`.execute(
      db,
    )
  const accounts = await rowOf<{ low: number; high: number }>(
    db,
    sql`select min(id) as low, max(id) as high from ${sql.table(`${TEMPLATE}.account`)}`,
  )
  const strides = new Map<string, number>()
  for (const { table, name, isIdentity } of columns)
    if (isIdentity) {
      const { high } = await rowOf<{ high: number | null }>(
        db,
        sql`select max(${sql.ref(name)}) as high from ${sql.table(`${TEMPLATE}.${table}`)}`,
      )
      strides.set(`${table}.${name}`, high ?? 0)
    }
  const rows: Record<string, number> = {}
  const statements: { readonly table: string; insert(from: number, to: number): Promise<number> }[] = []
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table)
    const list = sql.join(own.map(({ name }) => sql.ref(name)))
    const values = sql.join(own.map((column) => copyOf(column, { accounts, strides })))
    await dropChecks(db, table)
    const insert = (from: number, to: number) =>
      inOneConnection(db, async (connection) => {
        const answer = await sql`
          insert into ${sql.table(table)} (${list}) overriding system value
          select ${values} from ${sql.table(`${TEMPLATE}.${table}`)} t, generate_series(${from}::int, ${to}::int) n
          on conflict do nothing`.execute(connection)
        return Number(answer.numAffectedRows ?? 0)
      })
    // If a copy adds no row, the table's keys do not depend on players, so it does not grow.
    const added = await insert(1, 1)
    if (added === 0) continue
    rows[table] = added
    statements.push({ table, insert })
  }
  let there = 1
  return {
    rows,
    async growTo(copies) {
      for (const { insert } of statements) await insert(there + 1, copies)
      there = copies
      await moveCounters(db, columns)
      await inOneConnection(db, (connection) => sql`vacuum analyze`.execute(connection))
    },
  }
}

interface Ways {
  readonly accounts: { readonly low: number; readonly high: number }
  readonly strides: ReadonlyMap<string, number>
}

/** SQL for a column's value in the n-th copy. */
function copyOf(column: Column, { accounts: { low, high }, strides }: Ways) {
  const value = sql.ref(`t.${column.name}`)
  const stride = strides.get(`${column.table}.${column.name}`) ?? strides.get(column.refersTo ?? '')
  if (column.type === 'timestamptz') return sql`${value} - (n % ${sql.lit(DAYS)}) * interval '1 day'`
  if (column.type === 'date') return sql`${value} - n % ${sql.lit(DAYS)}`
  if (stride !== undefined) return sql`${value} + n::bigint * ${sql.lit(stride)}`
  if (column.type === 'int8')
    return sql`case when ${value} between ${sql.lit(low)} and ${sql.lit(high)}
      then ${value} + n::bigint * ${sql.lit(high - low + 1)} else ${value} end`
  if (column.type !== 'text') return value
  const hash = sql`left(repeat(upper(md5(${value} || '/' || n)), 4), length(${value}))`
  const short = column.isKey ? sql`${value} || '-' || n` : value
  return sql`case when length(${value}) >= ${sql.lit(ID_LENGTH)} and ${value} ~ '[0-9]' then ${hash} else ${short} end`
}

async function readColumns(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, y.typname as type, a.attidentity <> '' as "isIdentity",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey::int[] = array[a.attnum::int])
        or f.oid is not null as "isKey",
      f.confrelid::regclass::text || '.' || b.attname as "refersTo"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type y on y.oid = a.atttypid
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    left join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    order by c.relname, a.attnum`.execute(db)
  // If a column has two references, either is correct.
  return [...new Map(rows.map((column) => [`${column.table}.${column.name}`, column])).values()]
}

async function copyTables(db: Db, schema: string): Promise<void> {
  await sql`create schema ${sql.ref(schema)}`.execute(db)
  for (const table of new Set((await readColumns(db)).map((column) => column.table)))
    await sql`create table ${sql.table(`${schema}.${table}`)} as table ${sql.table(`public.${table}`)}`.execute(
      db,
    )
}

/** Drops the checks: ids of copies have a different form. */
async function dropChecks(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(
    db,
  )
  for (const { name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
}

async function moveCounters(db: Db, columns: readonly Column[]): Promise<void> {
  for (const { table, name, isIdentity } of columns)
    if (isIdentity)
      await sql`
        select setval(pg_get_serial_sequence(${table}, ${name}), greatest(max(${sql.ref(name)}), 1))
        from ${sql.table(table)}`.execute(db)
}

async function rowOf<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await statement.execute(db)
  return rows[0] as Row
}

/** Uses one connection without a timeout and without foreign key checks, which are not measured. */
function inOneConnection<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    for (const setting of [
      'statement_timeout = 0',
      'synchronous_commit = off',
      'session_replication_role = replica',
    ])
      await sql`set ${sql.raw(setting)}`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`reset all`.execute(connection)
    }
  })
}
