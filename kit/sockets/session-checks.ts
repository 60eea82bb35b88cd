import type { CallLog } from '#kit/server/handler.ts'

const SESSIONS_AT_ONCE = 500

export interface HeldSession {
  readonly accountId: number
  readonly sessionId: string
  /** The session has ended. */
  end(): void
}

export interface SessionChecks {
  /** Which of these sessions still count. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Who holds a socket now. */
  held(): readonly HeldSession[]
  /** Milliseconds. */
  readonly every: number
  readonly log: Pick<CallLog, 'warn'>
}

/** Ends the sockets of sessions that have ended, again and again until it is closed. */
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
  /** Something has changed about an account: its sockets are looked at without waiting for the minute. */
  const look = (accountId: number) =>
    void check(accountId).catch((error: unknown) => log.warn({ err: error }, 'Sessions could not be checked'))
  return { check, look, close: () => clearInterval(timer) }
}
