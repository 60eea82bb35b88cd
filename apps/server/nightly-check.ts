import { checkInvariants } from '#apps/cli/invariants.ts'
import type { Db } from '#kit/db/db.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Clock } from '#kit/time/time.ts'
import { claimInvariantCheck, noteInvariantChecks } from '#modules/operator/server/index.ts'

export interface NightlyParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<CallLog, 'error'>
}

/** Once a night one process of all compares the ledger with its rules; what is broken is told by the log and by the figures. */
export async function nightlyCheck({ db, clock, log }: NightlyParts): Promise<void> {
  if (!(await claimInvariantCheck(db, clock()))) return
  const found = await checkInvariants(db)
  await noteInvariantChecks(db, found, clock())
  for (const { id, promise, broken, examples } of found)
    if (broken > 0) log.error({ rule: id, promise, broken, examples }, 'A rule of the ledger is broken')
}
