import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { findLauncher, prepareFolder, type Launcher } from './postgres-launcher.ts'

/** Our own PostgreSQL: reachable through a unix socket only, and stopped when we exit. */
export interface EmbeddedPostgres {
  readonly socketFolder: string
  /** How the server runs here, for the start message. */
  readonly runsAs: Launcher['name']
  /** Starts the server, unless another process of ours has already started it. */
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

/** Programs of another server version, for its data. */
export interface PostgresPrograms {
  readonly folder: string
  readonly major: string
}

export interface EmbeddedPostgresOptions {
  readonly folder: string
  /** Server settings, e.g. `{ fsync: 'off' }` for a disposable database. */
  readonly settings?: Readonly<Record<string, string>>
  /** Other folders that the server writes to. */
  readonly ownedToo?: readonly string[]
  /** Other programs than the embedded ones. */
  readonly programs?: PostgresPrograms | undefined
  /** How to run it; by default the first way that this machine allows. */
  readonly launcher?: Launcher
}

export const EMBEDDED_USER = BRAND_PREFIX
export const EMBEDDED_MAJOR = '18'
/** A killed server keeps its lock until the system reaps it (1.4 s measured); a busy one needs longer to stop. */
const LOCK_PATIENCE = 150
const LOCK_PAUSE = 100
/** A unix socket path has at most 107 bytes, of which its file name takes 17. */
const LONGEST_SOCKET_FOLDER = 90

export function embeddedPostgres(options: EmbeddedPostgresOptions): EmbeddedPostgres {
  const { settings = {}, launcher = findLauncher() } = options
  const home = resolve(options.folder)
  const { folder: binaries, major } = options.programs ?? {
    folder: postgresBinaries(),
    major: EMBEDDED_MAJOR,
  }
  const socketFolder = shortEnough(home)
  let server: ChildProcess | undefined
  let starting: Promise<void> | undefined
  const endServer = () => void server?.kill('SIGINT')

  async function start(): Promise<void> {
    for (let attempt = 0; attempt < LOCK_PATIENCE; attempt++) {
      if (await answers(socketFolder)) return
      for (const folder of options.ownedToo ?? []) prepareFolder(launcher, folder)
      initialise({ home, binaries, launcher, major })
      if (socketFolder !== home) prepareFolder(launcher, socketFolder)
      const outcome = await launch(
        serverCommand({ home, socketFolder, binaries, launcher, settings }),
        launcher,
      )
      if ('server' in outcome) {
        server = outcome.server
        server.once('exit', () => (server = undefined))
        process.once('exit', endServer)
        return
      }
      if (!/lock file|shared memory block/.test(outcome.complaint)) {
        throw new Error(`The embedded PostgreSQL does not start: ${outcome.complaint}`)
      }
      await pause(LOCK_PAUSE)
    }
    throw new Error(`Another PostgreSQL holds ${home} and does not answer.`)
  }

  return {
    socketFolder,
    runsAs: launcher.name,
    async ensureRunning() {
      if (server) return
      starting ??= start().finally(() => (starting = undefined))
      await starting
    },
    async stop() {
      // Its caller handles the outcome.
      await Promise.allSettled([starting])
      process.off('exit', endServer)
      if (!server) return
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      if (socketFolder !== home) rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

function shortEnough(home: string): string {
  if (Buffer.byteLength(home) <= LONGEST_SOCKET_FOLDER) return home
  return join(tmpdir(), `${BRAND_PREFIX}-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
}

async function answers(socketFolder: string): Promise<boolean> {
  if (!existsSync(join(socketFolder, '.s.PGSQL.5432'))) return false
  const client = new Client({ host: socketFolder, user: EMBEDDED_USER, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await Promise.allSettled([client.end()])
  }
}

/** Creates the data folder elsewhere and renames it into place, so that an incomplete one is never used. */
function initialise({ home, binaries, launcher, major }: FolderPlan): void {
  const versionFile = join(home, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === major) return prepareFolder(launcher, home)
    throw new Error(
      `${home} holds data of PostgreSQL ${version}, this is ${major}: bring it over with a dump.`,
    )
  }
  mkdirSync(resolve(home, '..'), { recursive: true })
  const draft = `${home}.init-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  prepareFolder(launcher, draft)
  const rules = ['-A', 'trust', '--no-locale', '-E', 'UTF8', '--data-checksums']
  const command = [join(binaries, 'initdb'), '-D', draft, '-U', EMBEDDED_USER, ...rules]
  const [program, ...options] = [...launcher.prefix, ...command]
  const made = spawnSync(program!, options, { ...launcher.identity, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`)
  try {
    renameSync(draft, home)
  } catch (cause) {
    // Another process of ours was faster: its folder is as good.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(versionFile)) throw cause
  }
}

interface FolderPlan {
  readonly home: string
  readonly binaries: string
  readonly launcher: Launcher
  readonly major: string
}

interface ServerPlan extends Omit<FolderPlan, 'major'> {
  readonly socketFolder: string
  readonly settings: Readonly<Record<string, string>>
}

function serverCommand({ home, socketFolder, binaries, launcher, settings }: ServerPlan): string[] {
  const all = { listen_addresses: '', unix_socket_permissions: '0700', max_connections: '100', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [...launcher.prefix, join(binaries, 'postgres'), '-D', home, '-k', socketFolder, ...flags]
}

/** Starts the server and waits until it is ready, or throws with its output. */
async function launch(command: readonly string[], { identity }: Launcher) {
  const [program, ...options] = command
  // In its own session: Ctrl+C in the terminal must reach only the portal, which still has calls to finish.
  const server = spawn(program!, options, {
    ...identity,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let said = ''
  return new Promise<{ server: ChildProcess } | { complaint: string }>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => resolve({ complaint: said.slice(-500).trim() }))
    server.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(said)) resolve({ server })
    })
  })
}
