import { existsSync, mkdirSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { consoleAddress } from '#apps/server/console-config.ts'
import { readConfig } from '#apps/server/config.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { readCatalogue } from '#modules/catalog/server/index.ts'
import { storedCloudGames } from '#modules/cloud/server/index.ts'
import type { Surroundings } from './command.ts'
import { COMMANDS } from './commands.ts'
import { runLine } from './run-command.ts'

const CONNECTIONS = 2
const NO_SUCH_TABLE = '42P01'
const root = join(import.meta.dirname, '../..')

/** Read lazily: help works with any settings. */
const settings = () => readConfig(process.env, [], root)

async function withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const { databaseUrl: url, dataDir: dataFolder, archiveDir: archive } = settings()
  mkdirSync(dataFolder, { recursive: true })
  const database = await openDatabase({ url, dataFolder, archive, connections: CONNECTIONS })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

function catalogue() {
  const file = join(root, 'dist/catalogue.json')
  return existsSync(file) ? readCatalogue(file, () => undefined) : undefined
}

const isAtTerminal = process.stdin.isTTY && process.stderr.isTTY
const surroundings: Surroundings = {
  withDb: (work) => withDatabase(({ db }) => work(db)),
  withDatabase,
  get dataFolder() {
    return settings().dataDir
  },
  get archive() {
    return settings().archiveDir
  },
  get databaseUrl() {
    return settings().databaseUrl
  },
  now: systemClock,
  keys: secureKeys,
  // `sudo` passes on the operator's name.
  operator: process.env['SUDO_USER'] || userInfo().username,
  host: hostname(),
  // Without PUBLIC_URL the portal is on this machine.
  publicUrl: process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8080}`,
  consoleUrl: consoleAddress(process.env),
  get gamesUrl() {
    return settings().games.url
  },
  catalogue,
  cloudGames: storedCloudGames,
  ...(isAtTerminal ? { ask } : {}),
  out: process.stderr,
}

runLine(COMMANDS, process.argv.slice(2), surroundings).then(
  ({ text, code, isTrouble }) => {
    const out = isTrouble ? process.stderr : process.stdout
    // A pipe takes long output in pieces: exit after all is written.
    out.write(`${text}\n`, () => process.exit(code))
  },
  (error: unknown) => {
    const isEmpty = (error as { code?: unknown } | null)?.code === NO_SUCH_TABLE
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      `portal: ${isEmpty ? 'the database has not all tables yet: start the server once' : reason}`,
    )
    process.exit(1)
  },
)
