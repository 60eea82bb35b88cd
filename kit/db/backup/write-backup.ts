import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Instant } from '#kit/time/time.ts'
import {
  columnsOf,
  END_MARK,
  HEAD_MARK,
  keptTables,
  quoted,
  ROWS_END,
  type BackupEnd,
  type BackupHead,
  type KeptTable,
} from './shape.ts'

export interface BackupWishes {
  /** A dedicated connection. */
  readonly client: Client
  /** Path of the file; it is written completely, or not at all. */
  readonly file: string
  readonly now: Instant
  readonly files: Readonly<Record<string, string>>
  readonly onTable?: (name: string, place: number, count: number) => void
}

const OWNER_ONLY = 0o600
const LINE_END = 10

/** Writes a consistent snapshot of everything that must not be lost, while the portal runs. */
export async function writeBackup(wishes: BackupWishes): Promise<BackupEnd> {
  const { client, file } = wishes
  const unfinished = `${file}.unfinished`
  const packed = createGzip()
  const written = pipeline(packed, createWriteStream(unfinished, { mode: OWNER_ONLY }))
  // The await below handles the error; until then it must not end the process.
  void Promise.allSettled([written])
  try {
    await client.query('begin isolation level repeatable read read only')
    const end = await writeAll(packed, wishes)
    await client.query('commit')
    packed.end()
    await written
    await settle(unfinished)
    await rename(unfinished, file)
    await settle(dirname(file))
    return end
  } catch (error) {
    packed.destroy()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeAll(packed: Gzip, { client, now, files, onTable }: BackupWishes): Promise<BackupEnd> {
  const tables = await keptTables(client)
  const { rows: migrated } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  const head: BackupHead = {
    format: 1,
    madeAt: new Date(now).toISOString(),
    migrations: migrated.map(({ name }) => name),
    tables,
    files,
  }
  await say(packed, `${HEAD_MARK}${JSON.stringify(head)}\n`)
  const counts: Record<string, number> = {}
  for (const [place, table] of tables.entries()) {
    onTable?.(table.name, place, tables.length)
    counts[table.name] = await writeTable(packed, client, table)
  }
  // Read last, so that no row in the snapshot has a higher number.
  const { rows: given } = await client.query<{ name: string; last: number }>(
    `select sequencename::text as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  )
  const end = { rows: counts, sequences: Object.fromEntries(given.map(({ name, last }) => [name, last])) }
  await say(packed, `${END_MARK}${JSON.stringify(end)}\n`)
  return end
}

async function writeTable(packed: Gzip, client: Client, table: KeptTable): Promise<number> {
  const name = quoted(table.name)
  await say(packed, `copy ${name} (${columnsOf(table)}) from stdin;\n`)
  let rows = 0
  const stream = client.query(copyTo(`copy (select ${columnsOf(table)} from ${name}) to stdout`))
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === LINE_END) rows += 1
    await say(packed, chunk)
  }
  await say(packed, `${ROWS_END}\n`)
  return rows
}

async function say(packed: Gzip, text: string | Buffer): Promise<void> {
  if (packed.destroyed) throw packed.errored ?? new Error('The backup could not be written')
  if (!packed.write(text)) await once(packed, 'drain')
}

/** Flushes the file to disk. */
async function settle(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}
