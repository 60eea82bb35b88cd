import type { Db } from '#kit/db/db.ts'
import { inSnapshot, inTransaction } from '#kit/db/transaction.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { PersonalData } from '#kit/server/personal-data.ts'
import { seconds, type Clock, type Instant } from '#kit/time/time.ts'
import { failExports, finishExport, releaseExport, takeExport } from './export-store.ts'

export interface ExportParts {
  readonly db: Db
  readonly clock: Clock
  /** What each module knows of players. */
  readonly personal: readonly PersonalData[]
  readonly log: Pick<CallLog, 'warn'>
  /** Whether it runs by itself here; otherwise other processes make the files. */
  readonly runs?: boolean
}

export interface Exports {
  /** Makes every file that waits; runs by itself. */
  run(): Promise<void>
  /** Somebody has just asked for one. */
  wake(): void
  close(): Promise<void>
}

/** A file whose maker was killed is made by another one within a minute. */
const LOOK_EVERY = seconds(10)

/** Makes the files that players ask for, one after the other; any number of processes may. */
export function openExports({ db, clock, personal, log, runs = true }: ExportParts): Exports {
  let running: Promise<void> | undefined
  let isClosed = false

  async function makeNext(): Promise<boolean> {
    const held = await inTransaction(db, (tx) => takeExport(tx, clock()))
    if (!held) return false
    const { exportId, accountId } = held
    try {
      const file = await makeFile(db, { accountId, personal, now: clock() })
      await finishExport(db, exportId, file, clock())
    } catch (error) {
      log.warn({ err: error, exportId }, 'A file of personal data was not made')
      await releaseExport(db, exportId)
    }
    return true
  }

  async function makeAll(): Promise<void> {
    while (!isClosed && (await makeNext()));
    await failExports(db, clock())
  }

  function run(): Promise<void> {
    running ??= makeAll().finally(() => (running = undefined))
    return running
  }

  // A database that is away is asked again at the next look.
  const look = () => void run().catch(() => undefined)
  const timer = runs ? setInterval(look, LOOK_EVERY).unref() : undefined

  return {
    async run() {
      await running?.catch(() => undefined)
      await run()
    },
    wake: () => runs && look(),
    async close() {
      isClosed = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}

interface Wish {
  readonly accountId: number
  readonly personal: readonly PersonalData[]
  readonly now: Instant
}

/** Everything that is known of an account at one moment, a part a module. */
async function makeFile(db: Db, { accountId, personal, now }: Wish): Promise<string> {
  return inSnapshot(db, async (tx) => {
    const parts: Record<string, unknown> = {}
    for (const { module, collect } of personal) parts[module] = await collect(tx, accountId)
    return JSON.stringify({ madeAt: new Date(now), number: accountId, ...parts }, null, 2)
  })
}
