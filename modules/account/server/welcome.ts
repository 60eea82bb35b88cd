import type { Db } from '#kit/db/db.ts'
import type { CallContext } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Account } from './account-store.ts'
import { OF_NO_PROVIDER, statusOf, type Guidance, type Silence, type Standing } from './account-status.ts'
import type { Sessions } from './sessions.ts'

/** A player who has just signed in, by any way. */
export interface Arrived {
  readonly account: Account
  readonly token: string
  readonly expiresAt: Instant
  readonly isNew: boolean
  /** Which providers open the account; left out for a visitor's. */
  readonly standing?: Standing
}

export type SilenceOf = (db: Db, accountId: number, now: Instant) => Promise<Silence | null>

export interface WelcomeServices {
  /** What keeps an account from writing in any chat. */
  readonly silenceOf: SilenceOf
  readonly guidance: Guidance
  /** Called for each account that a sign-in creates. */
  arrived(accountId: number, context: ArrivalContext): void
}

type ArrivalContext = Pick<CallContext, 'db' | 'now' | 'page' | 'device'>

/** Builds the answer of every sign-in, after its session is committed. */
export function welcomeWith(sessions: Sessions, { silenceOf, guidance, arrived }: WelcomeServices) {
  return async (
    { account, token, expiresAt, isNew, standing = OF_NO_PROVIDER }: Arrived,
    context: ArrivalContext,
  ) => {
    const { db, now } = context
    // An eleventh session may have ended the first.
    sessions.forget(account.id)
    if (isNew) arrived(account.id, context)
    const silence = await silenceOf(db, account.id, now)
    return {
      session: { token, expiresAt },
      account: statusOf({ ...account, ...standing }, { silence, guidance, now }),
      isNew,
      serverTime: now,
    }
  }
}

export type Welcome = ReturnType<typeof welcomeWith>
