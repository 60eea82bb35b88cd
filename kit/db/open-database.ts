import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import { Client, Pool, TypeOverrides, types, type PoolClient, type PoolConfig } from 'pg'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { archiveSettings, walFolder } from './archive/archive.ts'
import type { Db, Tables } from './db.ts'
import { embeddedPostgres, EMBEDDED_USER } from './embedded-postgres.ts'
import { clientOf, placeOf, readAddress } from './hosts.ts'
import { leanClient, type LeanClient } from './lean-client.ts'
import { statementNames } from './statement-names.ts'
import { isConnectionTrouble } from './trouble.ts'

export interface Database {
  readonly db: Db
  /** Hand-written SQL for hot paths, prepared once per connection by name. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /** A connection outside the pool, for LISTEN; the caller closes it. */
  openClient(): Promise<Client>
  /** Pool connections by state, and the number of waiting callers. */
  connections(): Readonly<Record<'busy' | 'idle' | 'awaited', number>>
  /** Where the data is, for the start message; never with a password. */
  readonly place: string
  close(): Promise<void>
}

export interface Statement {
  readonly name: string
  readonly text: string
}

export interface DatabaseOptions {
  /** An operator's server, or several of which one accepts writes; without it an embedded one runs in the data folder. */
  readonly url?: string | undefined
  readonly dataFolder: string
  /** Archive folder of the embedded server, for point-in-time recovery. */
  readonly archive?: string | undefined
  readonly connections?: number
}

const DATABASE = BRAND_PREFIX
/** A database restart takes seconds; the client gives up a call after 30. */
const PATIENCE = 20_000
const SLOWEST_STATEMENT = 25_000

export async function openDatabase({
  url,
  dataFolder,
  archive,
  connections = 20,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    const address = readAddress(url)
    const [connectionString] = address.urls
    const client = address.mustWrite ? { Client: clientOf(address) as never } : {}
    return connect({ connectionString, max: connections, ...client }, { place: placeOf(address) })
  }
  const server = embeddedPostgres({
    folder: join(dataFolder, 'postgres'),
    ...(archive ? { settings: archiveSettings(archive), ownedToo: [walFolder(archive)] } : {}),
  })
  await server.ensureRunning()
  const address = { host: server.socketFolder, user: EMBEDDED_USER }
  await createIfMissing(address, DATABASE)
  return connect(
    { ...address, database: DATABASE, max: connections },
    {
      place: `the embedded PostgreSQL in ${server.socketFolder} (${server.runsAs})`,
      revive: server.ensureRunning,
      afterClose: server.stop,
    },
  )
}

/** Called with a statement and its parameter values. */
export type OnStatement = (text: string, values: readonly unknown[]) => void

interface Surroundings {
  readonly place: string
  /** Tries to bring a lost server back. */
  readonly revive?: () => Promise<void>
  readonly afterClose?: () => Promise<void>
  /** Called for every statement before it runs. */
  readonly onStatement?: OnStatement
}

/** Connects to a server that runs. */
export async function connect(
  config: PoolConfig,
  { place, revive, afterClose, onStatement }: Surroundings,
): Promise<Database> {
  const pool = new Pool({
    ...config,
    pipeline: true,
    types: ourTypes(),
    statement_timeout: SLOWEST_STATEMENT,
    idle_in_transaction_session_timeout: SLOWEST_STATEMENT,
  })
  // A checked-out client without its own error listener ends the process when the server restarts.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const patient = () => connectPatiently(pool, revive)
  const Chosen = (config.Client ?? Client) as typeof Client
  const lean = new WeakMap<PoolClient, LeanClient>()
  const names = statementNames()
  const connectLean = async () => {
    const client = await patient()
    const known = lean.get(client) ?? leanClient(client, names)
    lean.set(client, known)
    return known
  }
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: connectLean as never, end: () => pool.end() },
    controlClient: Client as never,
  })
  const log = onStatement && ((event: LogEvent) => onStatement(event.query.sql, event.query.parameters))
  const db = new Kysely<Tables>({ dialect, ...(log ? { log } : {}) })
  ;(await patient()).release()
  return {
    db,
    place,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    async query<Row>(statement: Statement, values: readonly unknown[]) {
      onStatement?.(statement.text, values)
      const client = await patient()
      try {
        return (await client.query({ ...statement, values: values as unknown[] })).rows as Row[]
      } finally {
        client.release()
      }
    },
    async openClient() {
      const client = new Chosen({ ...config, types: ourTypes() })
      // A broken connection ends the process unless its error event is handled.
      client.on('error', () => undefined)
      await client.connect()
      return client
    },
    async close() {
      await pool.end()
      await afterClose?.()
    },
  }
}

/** Counts and moments are numbers here: our bigints stay below 2^53. */
function ourTypes() {
  const overrides = new TypeOverrides()
  const toDate = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date
  overrides.setTypeParser(types.builtins.INT8, Number)
  overrides.setTypeParser(types.builtins.TIMESTAMPTZ, (text: string) => toDate(text).getTime())
  return overrides
}

/** While the server restarts, connecting waits for it; a running statement is not repeated, because it may have had its effect. */
async function connectPatiently(pool: Pool, revive: (() => Promise<void>) | undefined): Promise<PoolClient> {
  const deadline = performance.now() + PATIENCE
  for (let wait = 25; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isConnectionTrouble(error) || performance.now() > deadline) throw error
      await revive?.()
      await pause(wait)
    }
  }
}

async function createIfMissing(address: { host: string; user: string }, name: string): Promise<void> {
  const client = new Client({ ...address, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${name}`)
  } catch (error) {
    // Another process that starts at the same time may have created it first.
    const twice = ['42P04', '23505'].includes((error as { code?: string }).code ?? '')
    if (!twice) throw error
  } finally {
    await client.end()
  }
}
