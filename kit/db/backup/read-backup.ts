import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Db } from '../db.ts'
import { migrate } from '../migrations.ts'
import { columnsOf, END_MARK, HEAD_MARK, quoted, ROWS_END, type BackupEnd, type BackupHead } from './shape.ts'

/** Why a backup was rejected: nothing in the database has changed. */
export class UnreadableBackup extends Error {}

export interface RestoreWishes {
  readonly db: Db
  /** A dedicated connection. */
  readonly client: Client
  readonly file: string
  readonly onTable?: (name: string, place: number, count: number) => void
}

export interface Restored {
  readonly head: BackupHead
  readonly end: BackupEnd
}

const LINE_END = 10
const NEWLINE = Buffer.from([LINE_END])
const BATCH_BYTES = 256 * 1024

/** The lines of a compressed file, without line ends. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip())
  let rest = Buffer.alloc(0)
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
        const line = chunk.subarray(from, at)
        yield rest.length === 0 ? line : Buffer.concat([rest, line])
        rest = Buffer.alloc(0)
        from = at + 1
      }
      rest = Buffer.concat([rest, chunk.subarray(from)])
    }
  } catch (cause) {
    const { code } = cause as { code?: string }
    if (code?.startsWith('Z_')) throw new UnreadableBackup('it is damaged or was cut off', { cause })
    throw cause
  }
  if (rest.length > 0) yield rest
}

const marked = <Value>(line: Buffer | undefined, mark: string): Value | undefined =>
  line?.subarray(0, mark.length).toString() === mark
    ? (JSON.parse(line.subarray(mark.length).toString()) as Value)
    : undefined

async function headFrom(lines: AsyncGenerator<Buffer>): Promise<BackupHead> {
  const { value } = await lines.next()
  const head = marked<BackupHead>(value as Buffer | undefined, HEAD_MARK)
  if (head?.format !== 1) throw new UnreadableBackup('it is no backup of this portal')
  return head
}

export async function readHead(file: string): Promise<BackupHead> {
  const lines = linesOf(file)
  try {
    return await headFrom(lines)
  } finally {
    await lines.return(undefined)
  }
}

/**
 * Fills an empty or disposable database: its tables are recreated as at the time of the backup, filled in one transaction, and then
 * migrated.
 */
export async function restoreBackup({
  db,
  client,
  file,
  onTable = () => undefined,
}: RestoreWishes): Promise<Restored> {
  const lines = linesOf(file)
  const head = await headFrom(lines)
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  const missing = await migrate(db, { only: head.migrations }).then((ran) =>
    head.migrations.filter((name) => !ran.includes(name)),
  )
  if (missing.length > 0)
    throw new UnreadableBackup(`it was made by a newer portal, which knows ${missing.join(', ')}`)
  await client.query('begin')
  try {
    // Some migrations insert initial rows, which the backup contains as well.
    await client.query(`truncate ${head.tables.map(({ name }) => quoted(name)).join(', ')}`)
    const tieAgain = await untie(client)
    const end = await fill(client, { lines, head, onTable })
    await tieAgain()
    for (const [name, last] of Object.entries(end.sequences))
      await client.query('select setval($1::regclass, $2)', [quoted(name), last])
    await client.query('commit')
    await migrate(db)
    return { head, end }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

interface Tie {
  readonly place: string
  readonly name: string
  readonly definition: string
}

/** Foreign keys form cycles: they are dropped during the load, and validated when they are restored. */
async function untie(client: Client): Promise<() => Promise<void>> {
  const { rows: ties } = await client.query<Tie>(
    `select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { place, name } of ties)
    await client.query(`alter table ${place} drop constraint ${quoted(name)}`)
  return async () => {
    for (const { place, name, definition } of ties)
      await client.query(`alter table ${place} add constraint ${quoted(name)} ${definition}`)
  }
}

async function fill(
  client: Client,
  {
    lines,
    head,
    onTable,
  }: { lines: AsyncGenerator<Buffer>; head: BackupHead } & Required<Pick<RestoreWishes, 'onTable'>>,
): Promise<BackupEnd> {
  const counts: Record<string, number> = {}
  for (const [place, table] of head.tables.entries()) {
    onTable(table.name, place, head.tables.length)
    const opening = `copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`
    const { value } = await lines.next()
    if (String(value) !== `${opening};`) throw new UnreadableBackup(`the rows of ${table.name} are missing`)
    counts[table.name] = await fillTable(client, opening, lines)
  }
  const { value } = await lines.next()
  const end = marked<BackupEnd>(value as Buffer | undefined, END_MARK)
  if (!end) throw new UnreadableBackup('it was cut off')
  const wrong = Object.keys(counts).find((name) => counts[name] !== end.rows[name])
  if (wrong) throw new UnreadableBackup(`${wrong} has ${counts[wrong]} rows instead of ${end.rows[wrong]}`)
  return end
}

async function fillTable(client: Client, opening: string, lines: AsyncGenerator<Buffer>): Promise<number> {
  const stream = client.query(copyFrom(opening))
  const done = finished(stream)
  // Awaited below; until then a rejection must not end the process.
  void Promise.allSettled([done])
  try {
    let rows = 0
    for await (const { batch, count } of rowsOf(lines)) {
      rows += count
      if (!stream.write(batch)) await Promise.race([once(stream, 'drain'), done])
    }
    stream.end()
    await done
    return rows
  } catch (error) {
    // A connection in COPY mode accepts nothing else.
    stream.destroy(error as Error)
    await Promise.allSettled([done])
    throw error
  }
}

/** The rows of a table, in chunks. */
async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<{ batch: Buffer; count: number }> {
  let parts: Buffer[] = []
  let bytes = 0
  for (;;) {
    const { value, done: isOver } = await lines.next()
    if (isOver) throw new UnreadableBackup('it was cut off')
    const line = value as Buffer
    if (line.length === ROWS_END.length && line.toString() === ROWS_END) break
    parts.push(line, NEWLINE)
    bytes += line.length
    if (bytes < BATCH_BYTES) continue
    yield { batch: Buffer.concat(parts), count: parts.length / 2 }
    parts = []
    bytes = 0
  }
  if (parts.length > 0) yield { batch: Buffer.concat(parts), count: parts.length / 2 }
}
