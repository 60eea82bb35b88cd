import type { Database } from '#kit/db/open-database.ts'
import type { Authenticate } from '#kit/server/dispatcher.ts'
import type { Caller } from '#kit/server/handler.ts'
import { hashKey } from '#kit/server/masking.ts'
import type { Instant } from '#kit/time/time.ts'
import { expiryOf, isUseWorthNoting, judgeSession } from '../rules/session.ts'
import { sessionCache } from './session-cache.ts'
import { extendSession, readSession, type SessionRecord } from './session-store.ts'

export interface Sessions {
  readonly authenticate: Authenticate
  /** Drops the account's cached sessions: call it after the change is committed. */
  forget(accountId: number): void
  forgetAll(): void
}

/** Resolves tokens to callers. The caller object is the whole record, see `recordOf`. */
export function openSessions(database: Database): Sessions {
  const cache = sessionCache()

  async function noteUse(record: SessionRecord, now: Instant): Promise<void> {
    await extendSession(database.db, record.sessionId, now, expiryOf(record.access, record.startedAt, now))
    cache.forget(record.accountId)
  }

  return {
    async authenticate(token, now) {
      const tokenHash = hashKey(token)
      const record =
        cache.read(tokenHash, now) ??
        (await cache.load(tokenHash, now, () => readSession(database, tokenHash)))
      const judged = judgeSession(record, now)
      if (judged.ok && isUseWorthNoting(judged.value.seenAt, now)) await noteUse(judged.value, now)
      return judged
    },
    forget: cache.forget,
    forgetAll: cache.forgetAll,
  }
}

/** The session record behind a caller, as read at the start of the call. */
export const recordOf = (caller: Caller) => caller as SessionRecord
