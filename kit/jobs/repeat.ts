import type { CallLog } from '#kit/server/handler.ts'
import type { Duration } from '#kit/time/time.ts'

export interface Repeated {
  /** The log message of a failure: `The outbox cannot be read`. */
  readonly trouble: string
  readonly every: Duration
  readonly log: Pick<CallLog, 'warn'>
  work(): Promise<unknown>
}

export interface Repeating {
  /** Runs now, or joins the run in progress. Never rejects. */
  soon(): Promise<void>
  /** Waits for the run in progress. */
  idle(): Promise<void>
  /** Stops, and waits for the run in progress. */
  close(): Promise<void>
}

/**
 * Runs a task of this process periodically: never concurrently with itself, and retried at the next interval after a
 * failure. Consecutive failures log two lines, for the first and for the recovery.
 */
export function repeat({ trouble, every, log, work }: Repeated): Repeating {
  let running: Promise<void> | undefined
  let failures = 0
  let isClosed = false

  async function turn(): Promise<void> {
    try {
      await work()
      if (failures > 0) log.warn({ failures }, `${trouble}: over`)
      failures = 0
    } catch (error) {
      if (failures++ === 0) log.warn({ err: error }, trouble)
    }
  }

  function soon(): Promise<void> {
    if (isClosed) return running ?? Promise.resolve()
    running ??= turn().finally(() => (running = undefined))
    return running
  }

  const timer = setInterval(() => void soon(), every).unref()
  return {
    soon,
    idle: () => running ?? Promise.resolve(),
    async close() {
      isClosed = true
      clearInterval(timer)
      await running
    },
  }
}
