import type { DealtSeed } from '#kit/game/play-model.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Instant } from '#kit/time/time.ts'

const STORED_AS = 'dealt-runs'
/** A game page starts its game before there is a way to the server: the run is announced as soon as there is one. */
const ANNOUNCE_AGAIN_MS = 400
const MOST_ATTEMPTS = 150

const isTooEarly = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === 'NotConnected'

type Announce = (begun: { readonly gameId: number; readonly runId?: string }) => Promise<{
  readonly runs: readonly DealtSeed[]
}>

/** The code of calls comes with the page, and a game does not wait for it. */
const announceToServer: Announce = async (begun) => {
  const [{ callApi }, { scoresCalls }] = await Promise.all([import('#kit/web/api.ts'), import('../calls.ts')])
  return callApi(scoresCalls.startRun, begun)
}

const heard = new Map<string, Promise<Instant | undefined>>()

/** When the server has heard of the begin of a run on this page, by the page's clock; nothing where it has not. */
export const heardAt = (runId: string) => heard.get(runId)

/**
 * Seeds that the server has dealt to this browser wait here, so that a run begins at once, also without a network. Each is
 * for one run of any game; the server hears when it begins.
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
        // A refusal is an answer, and a call goes out once: the run is the player's own alone.
        if (!isTooEarly(error)) return undefined
        await new Promise((resolve) => setTimeout(resolve, ANNOUNCE_AGAIN_MS))
      }
    }
    return undefined
  }

  return (gameId: number): DealtSeed | undefined => {
    const [next, ...others] = waiting()
    if (next) keep(others)
    // Whoever asks again before the answer is here waits for the same one.
    if (next) heard.set(next.runId, tell({ gameId, runId: next.runId }))
    else if (!isAsked) {
      isAsked = true
      void tell({ gameId }).finally(() => (isAsked = false))
    }
    return next
  }
}
