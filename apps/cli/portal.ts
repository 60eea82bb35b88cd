import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#apps/server/config.ts'
import type { Db } from '#kit/db/db.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { CHAT_HELP, runChatCommand } from './chat-commands.ts'
import { CLOUD_HELP, runCloudCommand } from './cloud-commands.ts'
import { CLOUD_IMPORT_HELP, isCloudImport, runCloudImport } from './cloud-import.ts'
import { checkInvariants } from './invariants.ts'
import { newPushKeys } from './push-keys.ts'
import { invariantReport } from './invariant-report.ts'

const HELP = `portal: the command line of the operator

  portal invariants [--json]   checks everything that must always hold for cards, boxes, listings, time and plays;
                               prints what breaks, and ends with 1 when something does
${CHAT_HELP}
${CLOUD_HELP}
${CLOUD_IMPORT_HELP}
  portal push keys             prints a new pair of keys for messages to devices (VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY)
  portal --help                this page

It uses the database of the server: DATABASE_URL, or the embedded one in DATA_DIR, whether the server runs or not.`

const CONNECTIONS = 2
const NO_SUCH_TABLE = '42P01'
const root = join(import.meta.dirname, '../..')

async function withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const { databaseUrl: url, dataDir: dataFolder } = readConfig(process.env, [], root)
  mkdirSync(dataFolder, { recursive: true })
  const database = await openDatabase({ url, dataFolder, connections: CONNECTIONS })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Runs a command; gives what the process ends with. */
async function main(args: readonly string[]): Promise<number> {
  const [command, ...options] = args
  if (command === undefined || command === 'help' || args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  if (command === 'push' && options.join() === 'keys') {
    console.log(newPushKeys())
    return 0
  }
  if (command === 'chat') {
    const act = { operator: userInfo().username, now: systemClock() }
    const { text, code } = await withDatabase(({ db }) => runChatCommand(db, act, options))
    console[code === 0 ? 'log' : 'error'](text)
    return code
  }
  if (command === 'cloud' && isCloudImport(options)) {
    const withDb = <Value>(work: (db: Db) => Promise<Value>) => withDatabase(({ db }) => work(db))
    const { text, code } = await runCloudImport(options, { withDb, now: systemClock(), out: process.stderr })
    console[code === 2 ? 'error' : 'log'](text)
    return code
  }
  if (command === 'cloud') {
    const { text, code } = await withDatabase(({ db }) =>
      runCloudCommand({ db, now: systemClock() }, options),
    )
    console[code === 0 ? 'log' : 'error'](text)
    return code
  }
  const unknown = options.find((option) => option !== '--json')
  if (command !== 'invariants' || unknown !== undefined) {
    console.error(`portal: there is no "${unknown ?? command}"; see portal --help`)
    return 2
  }
  const found = await withDatabase(({ db }) => checkInvariants(db))
  console.log(options.includes('--json') ? JSON.stringify(found, undefined, 2) : invariantReport(found))
  return found.every(({ broken }) => broken === 0) ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isEmpty = (error as { code?: unknown } | null)?.code === NO_SUCH_TABLE
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`portal: ${isEmpty ? 'the database has no tables yet: start the server once' : reason}`)
    process.exit(1)
  },
)
