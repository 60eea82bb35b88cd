import type { DealtSeed } from '#kit/game/play-model.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Instant } from '#kit/time/time.ts'

const STORED_AS = 'dealt-runs'
/** A game page starts its game before it can reach the server: the run is announced as soon as it can. */
const ANNOUNCE_AGAIN_MS = 400
const MOST_ATTEMPTS = 150

const isTooEarly = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === 'NotConnected'

type Announce = (begun: { readonly gameId: number; readonly runId?: string }) => Promise<{
  readonly runs: readonly DealtSeed[]
}>

/** The code of calls loads with the page, and a game does not wait for it. */
const announceToServer: Announce = async (begun) => {
  const [{ callApi }, { scoresCalls }] = await Promise.all([import('#kit/web/api.ts'), import('../calls.ts')])
  return callApi(scoresCalls.startRun, begun)
}

const heard = new Map<string, Promise<Instant | undefined>>()

/** When the server was told of a run's begin on this page, by the page's clock; undefined if not yet. */
export const heardAt = (runId: string) => heard.get(runId)

/**
 * Buffers dealt seeds in this browser, so that a run begins at once, even offline. Each is for one run of any game; the server is told
 * when it begins.
 */
export function dealRuns(storage: TextStorage, announce: Announce = announceToServer) {
  function waiting(): readonly DealtSeed[] {
    try {
      return JSON.parse(storage.read(STORED_AS) ?? '[]') as readonly DealtSeed[]
    } catch {
      return []
    }
  }
  const keep = (runs: readonly DealtSeed[]) => storage.write(STORED_AS, JSON.stringify(runs))

  let isAsked = false
  async function tell(begun: { readonly gameId: number; readonly runId?: string }) {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      try {
        keep((await announce(begun)).runs)
        return systemClock()
      } catch (error) {
        // A refusal is final and the call is not repeated: the run stays unranked.
        if (!isTooEarly(error)) return undefined
        await new Promise((resolve) => setTimeout(resolve, ANNOUNCE_AGAIN_MS))
      }
    }
    return undefined
  }

  return (gameId: number): DealtSeed | undefined => {
    const [next, ...others] = waiting()
    if (next) keep(others)
    // A second request before the answer waits for the same one.
    if (next) heard.set(next.runId, tell({ gameId, runId: next.runId }))
    else if (!isAsked) {
      isAsked = true
      void tell({ gameId }).finally(() => (isAsked = false))
    }
    return next
  }
}
