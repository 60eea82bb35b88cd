import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { segmentFile, type Base } from '#kit/db/archive/archive.ts'
import { layOutBase, restoredServer } from '#kit/db/archive/restore-base.ts'
import { EMBEDDED_USER } from '#kit/db/embedded-postgres.ts'
import { readAddress } from '#kit/db/hosts.ts'
import { connect, type Database } from '#kit/db/open-database.ts'
import { before, minutes, seconds, type Instant } from '#kit/time/time.ts'
import { checkInvariants, type Finding } from './invariants.ts'

/** How far back a drill restores. */
export const DRILL_BACK = minutes(1)
/** A finished segment is archived within this time, unless archiving is stuck. */
const LONGEST_ARCHIVING = 60_000
const PAUSE = 100
/** Tolerance: processes have their own clocks, and commit slightly later. */
const CLOCKS = seconds(10)

/** A completed step, with its duration. */
export interface Step {
  readonly text: string
  readonly milliseconds: number
}

export type Timed = <Value>(text: string, work: () => Promise<Value>) => Promise<Value>

/** Records steps with their times, and reports each when it ends. */
export function stepLog(tell: (line: string) => void) {
  const steps: Step[] = []
  const timed: Timed = async (text, work) => {
    const began = performance.now()
    const value = await work()
    const step = { text, milliseconds: Math.round(performance.now() - began) }
    steps.push(step)
    tell(shownStep(step))
    return value
  }
  return { steps, timed }
}

export const shownStep = ({ text, milliseconds }: Step) =>
  `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${text}`

/** Archives everything written so far, and commits a transaction at which a restore can stop. */
export async function archiveUntilNow(client: Client, archive: string): Promise<void> {
  const { rows: modes } = await client.query<{ archive_mode: string }>('show archive_mode')
  if (modes[0]!.archive_mode === 'off')
    throw new Error('The database does not archive: start the portal with ARCHIVE_DIR, as this command.')
  await client.query('select pg_current_xact_id()')
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  const { name } = rows[0]!
  const deadline = performance.now() + LONGEST_ARCHIVING
  while (!existsSync(segmentFile(archive, name))) {
    if (performance.now() > deadline)
      throw new Error(`The database does not archive: ${name} is not in ${archive}. Its log says why.`)
    await pause(PAUSE)
  }
}

export interface Restored {
  readonly findings: readonly Finding[]
  /** The last restored transaction. */
  readonly lastCommitAt: Instant | null
  /** Accounts older than the moment; the live portal must have the same number. */
  readonly accounts: number
}

export interface RestoreWish {
  readonly archive: string
  readonly base: Base
  readonly home: string
  readonly until: Instant
  /** The operator's own server. */
  readonly databaseUrl: string | undefined
  readonly timed: Timed
}

export const countAccounts = async (client: Client, until: Instant) => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from account where created_at <= $1`,
    [new Date(before(until, CLOCKS)).toISOString()],
  )
  return rows[0]!.count
}

/** Restores the database of a moment into a separate folder, inspects it, and stops its server. */
export async function restoreAndCheck(wish: RestoreWish): Promise<Restored> {
  const { home, until, timed, databaseUrl, archive, base } = wish
  await mkdir(join(home, '..'), { recursive: true })
  await timed(`base of ${new Date(base.madeAt).toISOString()} copied`, async () => layOutBase(wish))
  const server = restoredServer({ archive, base, home, until })
  await timed(`server started, and replayed until ${new Date(until).toISOString()}`, () =>
    server.ensureRunning(),
  )
  try {
    const database = await connect(
      { host: server.socketFolder, ...namesIn(databaseUrl), max: 2 },
      { place: home },
    )
    try {
      return await look(database, wish)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

async function look(database: Database, { until, timed }: RestoreWish): Promise<Restored> {
  const client = await database.openClient()
  try {
    const { rows } = await client.query<{ at: Instant | null }>(
      'select pg_last_xact_replay_timestamp() as at',
    )
    const accounts = await countAccounts(client, until)
    const findings = await timed('invariants checked', () => checkInvariants(database.db))
    return { findings, lastCommitAt: rows[0]!.at, accounts }
  } finally {
    await client.end()
  }
}

/** User and database name for a restored database. */
export function namesIn(url: string | undefined) {
  if (url === undefined) return { user: EMBEDDED_USER, database: BRAND_PREFIX }
  // With several hosts their names are the same.
  const { username, pathname } = new URL(readAddress(url).urls[0])
  return { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) }
}

/** Removes the files of a drill. */
export const sweep = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })
