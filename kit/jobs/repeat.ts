import type { CallLog } from '#kit/server/handler.ts'
import type { Duration } from '#kit/time/time.ts'

export interface Repeated {
  /** The message of the log when it fails: `The outbox cannot be read`. */
  readonly trouble: string
  readonly every: Duration
  readonly log: Pick<CallLog, 'warn'>
  work(): Promise<unknown>
}

export interface Repeating {
  /** Does it now; when it is under way already, that is enough. Never rejects. */
  soon(): Promise<void>
  /** Waits for the run in progress. */
  idle(): Promise<void>
  /** Stops, and waits for the run in progress. */
  close(): Promise<void>
}

/**
 * What each process does for itself, again and again: never twice at once, and a failure is tried again at the next turn.
 * A row of failures is two lines of the log, its first and its last, not one for every turn.
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
