import { seconds, type Duration } from '#kit/time/time.ts'
import { API_TIMEOUT } from '#kit/web/http-client.ts'

/**
 * Longer than a call waits for its answer. A tab that hangs keeps the others from saving for no longer; what it has sent
 * stands in the ledger, so that whoever takes its turn counts nothing twice.
 */
export const LOCK_WAIT = (API_TIMEOUT + seconds(5)) as Duration
const NAME = 'saves'

/** The time in which no other tab touches the ledger. */
export interface Turn {
  /** False once another tab has given this one up: what it knows is old. */
  isHeld(): boolean
}

/** One tab of a browser at a time; where the browser has no locks, each on its own. */
export async function inTurn(
  work: (turn: Turn) => Promise<void>,
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): Promise<void> {
  let [hasBegun, isHeld] = [false, true]
  const begin = () => {
    hasBegun = true
    return work({ isHeld: () => isHeld })
  }
  // Browsers of before, and pages without https, have none.
  if (!locks) return begin()
  try {
    await locks.request(NAME, { signal: AbortSignal.timeout(LOCK_WAIT) }, begin).catch((error: unknown) => {
      if (hasBegun) throw error
      return locks.request(NAME, { steal: true }, begin)
    })
  } finally {
    isHeld = false
  }
}
