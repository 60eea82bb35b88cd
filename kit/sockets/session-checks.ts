import type { CallLog } from '#kit/server/handler.ts'

const SESSIONS_AT_ONCE = 500

export interface HeldSession {
  readonly accountId: number
  readonly sessionId: string
  /** The session has ended. */
  end(): void
}

export interface SessionChecks {
  /** Which of these sessions are valid. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Sessions with an open socket. */
  held(): readonly HeldSession[]
  /** Milliseconds. */
  readonly every: number
  readonly log: Pick<CallLog, 'warn'>
}

/** Closes sockets of ended sessions, periodically until closed. */
export function openSessionChecks({ liveSessions, held, every, log }: SessionChecks) {
  async function check(accountId?: number): Promise<void> {
    const all = held().filter((one) => accountId === undefined || one.accountId === accountId)
    for (let start = 0; start < all.length; start += SESSIONS_AT_ONCE) {
      const some = all.slice(start, start + SESSIONS_AT_ONCE)
      const live = await liveSessions([...new Set(some.map(({ sessionId }) => sessionId))])
      for (const one of some) if (!live.has(one.sessionId)) one.end()
    }
  }
  const timer = setInterval(() => {
    // While the database is down no socket is closed; the next check is a minute later.
    check().catch((error: unknown) => log.warn({ err: error }, 'Sessions could not be checked'))
  }, every).unref()
  /** An account has changed: check its sockets at once. */
  const look = (accountId: number) =>
    void check(accountId).catch((error: unknown) => log.warn({ err: error }, 'Sessions could not be checked'))
  return { check, look, close: () => clearInterval(timer) }
}
