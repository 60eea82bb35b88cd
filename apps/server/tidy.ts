import type { Db } from '#kit/db/db.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import type { Keys } from '#kit/server/keys.ts'
import { pruneOperations } from '#kit/server/operations.ts'
import type { Clock } from '#kit/time/time.ts'
import type { Accounts } from '#modules/account/server/index.ts'
import { forgetOldPlays } from '#modules/centre/server/index.ts'
import { tidyCloud } from '#modules/cloud/server/index.ts'
import { forgetOldSignIns } from '#modules/login/server/index.ts'
import { forgetOldActions } from '#modules/operator/server/index.ts'
import { tidyPresence } from '#modules/presence/server/index.ts'
import { forgetOldRuns, forgetOldTables } from '#modules/scores/server/index.ts'
import { tidyBell } from './bell.ts'
import { tidyCollecting } from './collecting.ts'
import { tidyPeople } from './people.ts'

export interface TidyParts {
  readonly db: Db
  readonly clock: Clock
  readonly keys: Keys
  readonly accounts: Pick<Accounts, 'tidy'>
  readonly privacy: { tidy(): Promise<void> }
}

/** Deletes what is over, in every module. */
export async function tidyPortal({ db, clock, keys, accounts, privacy }: TidyParts): Promise<void> {
  await pruneOperations(db, clock())
  await accounts.tidy(clock())
  await forgetOldTables(db, clock())
  await forgetOldRuns(db, clock())
  await forgetOldPlays(db, clock())
  await tidyCollecting(db, keys, clock())
  await tidyPresence(db, clock())
  await tidyPeople(db, clock())
  await tidyBell(db, clock())
  await tidyCloud(db, clock())
  await forgetOldSignIns(db, clock())
  await forgetOldActions(db, clock())
  await privacy.tidy()
  await postgresLimiter(db, clock).sweep()
}
