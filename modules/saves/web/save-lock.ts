import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import { API_TIMEOUT } from '#kit/web/http-client.ts'

/**
 * Longer than a call's timeout. A hung tab blocks the others no longer than this; what it sent is in the ledger, so that the next
 * holder counts nothing twice.
 */
export const LOCK_WAIT = (API_TIMEOUT + seconds(5)) as Duration
const NAME = 'saves'

/** The period in which this tab alone uses the ledger. */
export interface Turn {
  /** False once another tab has taken over: this one's data is outdated. */
  isHeld(): boolean
}

/** Runs work while no other work uses the ledger. */
export type SaveLock = (work: (turn: Turn) => Promise<void>) => Promise<void>

type Locks = Pick<LockManager, 'request'> | undefined

/** The lock as one tab has it: one tab of a browser at a time and one operation of the tab; without Web Locks each tab on its own. */
export function openSaveLock(locks: Locks): SaveLock {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    // A tab that waits for itself must not take the turn from itself.
    const next = () => inTurn(work, locks)
    const done = last.then(next, next)
    last = done.catch(ignoreFailure('told to whoever asked for it'))
    return done
  }
}

async function inTurn(work: (turn: Turn) => Promise<void>, locks: Locks): Promise<void> {
  let [hasBegun, isHeld] = [false, true]
  const begin = () => {
    hasBegun = true
    return work({ isHeld: () => isHeld })
  }
  // Old browsers and pages without https have none.
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
