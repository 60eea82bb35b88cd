import { openTestPortal } from '#apps/testing/test-portal.ts'
import { makeFullAccount } from '#apps/testing/full-account.ts'
import { lastingCalls, openRun } from './open-run.ts'

export interface FuzzWishes {
  readonly count: number
  readonly seed: number
  /** Hears of the calls that are done, now and then. */
  readonly tell?: (done: number) => void
}

export interface FuzzReport {
  readonly done: number
  /** Calls that were served in full, by wire path. */
  readonly served: Readonly<Record<string, number>>
  /** Refusals by their names in the catalogue. */
  readonly refusals: Readonly<Record<string, number>>
  /** Answers that are none, at most `MOST_BROKEN`. */
  readonly broken: readonly string[]
}

const MOST_BROKEN = 20
const BATCH = 40

/** Sends spoiled and plausible params to every call, past the transport, and looks at each answer. */
export async function runFuzz({ count, seed, tell }: FuzzWishes): Promise<FuzzReport> {
  const portal = await openTestPortal()
  try {
    const { zeno, friend } = await makeFullAccount(portal)
    const calls = lastingCalls()
    const run = openRun(portal, [zeno, friend], seed)
    for (let done = 0, batch = 0; done < count && run.report.broken.length < MOST_BROKEN; batch++) {
      const call = calls[batch % calls.length]!
      const size = Math.min(BATCH, count - done)
      await run.ask(call, size, seed + batch)
      done += size
      tell?.(done)
    }
    return run.report
  } finally {
    await portal.close()
  }
}
