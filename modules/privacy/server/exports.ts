import type { Db } from '#kit/db/db.ts'
import { inSnapshot, inTransaction } from '#kit/db/transaction.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { PersonalData } from '#kit/server/personal-data.ts'
import type { Clock, Instant } from '#kit/time/time.ts'
import { failExports, finishExport, releaseExport, takeExport } from './export-store.ts'

export interface ExportParts {
  readonly db: Db
  readonly clock: Clock
  /** Personal data of each module. */
  readonly personal: readonly PersonalData[]
  readonly log: Pick<CallLog, 'warn'>
}

/** Makes requested exports one by one, until none waits or it is stopped; any number may run at once. */
export async function makeExports(parts: ExportParts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await makeNext(parts)));
  await failExports(parts.db, parts.clock())
}

/** Makes the export that has waited longest; false when none does. */
async function makeNext({ db, clock, personal, log }: ExportParts): Promise<boolean> {
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

interface Wish {
  readonly accountId: number
  readonly personal: readonly PersonalData[]
  readonly now: Instant
}

/** All data about an account at one moment, one part per module. */
async function makeFile(db: Db, { accountId, personal, now }: Wish): Promise<string> {
  return inSnapshot(db, async (tx) => {
    const parts: Record<string, unknown> = {}
    for (const { module, collect } of personal) parts[module] = await collect(tx, accountId)
    return JSON.stringify({ madeAt: new Date(now), number: accountId, ...parts }, null, 2)
  })
}
