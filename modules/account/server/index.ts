import type { Database } from '#kit/db/open-database.ts'
import type { Authenticate } from '#kit/server/dispatcher.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { accountCalls } from '../calls.ts'
import { accountHandlers } from './handlers.ts'
import { forgetOldTraces } from './session-store.ts'
import { openSessions } from './sessions.ts'
import type { SignInServices } from './sign-in.ts'

export { SIGN_IN_RATES, type SignInRates } from './sign-in.ts'

export interface Accounts {
  readonly handlers: HandlersOf<typeof accountCalls>
  readonly authenticate: Authenticate
  /** Once an hour: deletes what is over and forgets where people were. */
  tidy(now: Instant): Promise<void>
}

export function openAccounts(database: Database, services: SignInServices): Accounts {
  const sessions = openSessions(database)
  return {
    handlers: accountHandlers(sessions, services),
    authenticate: sessions.authenticate,
    tidy: (now) => forgetOldTraces(database.db, now),
  }
}
