import { checkInvariants } from '#apps/cli/invariants.ts'
import type { Db } from '#kit/db/db.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import { noteInvariantChecks } from '#modules/operator/server/index.ts'

export interface LedgerParts {
  readonly db: Db
  readonly log: Pick<CallLog, 'error'>
}

/** Checks the ledger's invariants; violations go to log and metrics. */
export async function checkLedger({ db, log }: LedgerParts, now: Instant): Promise<void> {
  const found = await checkInvariants(db)
  await noteInvariantChecks(db, found, now)
  for (const { id, promise, broken, examples } of found)
    if (broken > 0) log.error({ rule: id, promise, broken, examples }, 'A rule of the ledger is broken')
}
