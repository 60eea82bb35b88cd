import { forgive } from '#kit/result/forgive.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Store } from '#kit/ui/store.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { centreCalls } from '../calls.ts'
import { reportPlays } from './report-plays.ts'

let hasBegun = false

/** Games of this page in which a run was played to its end since the last report. */
const ended = new Set<number>()
const takeEnd = (gameId: number): { hasEnded?: true } => (ended.delete(gameId) ? { hasEnded: true } : {})

/** How long the first game of this page took to stand; later ones are started without a page of their own. */
function takeLoadTime(): { loadTime?: number } {
  const marks = performance.getEntriesByName('game-ready')
  const [first] = marks
  return first && marks.length === 1 ? { loadTime: Math.min(600_000, Math.round(first.startTime)) } : {}
}

/** Reports the plays of this page from here on; a second call changes nothing. */
export function beginPlays(games: Pick<Store<{ readonly gameId: number } | undefined>, 'read' | 'watch'>) {
  if (hasBegun) return
  hasBegun = true
  // Told by `tell-end.ts`.
  addEventListener('run-ended', (event) => ended.add((event as CustomEvent<number>).detail))
  reportPlays({
    games,
    page: document,
    clock: systemClock,
    open: (gameId) =>
      void callApi(centreCalls.openGame, { gameId }).catch(forgive('an opening is not counted')),
    start: async (gameId) => (await callApi(centreCalls.startPlay, { gameId })).playId,
    async report(playId, gameId) {
      const end = takeEnd(gameId)
      try {
        await callApi(centreCalls.reportPlay, { playId, ...end })
        return true
      } catch (error) {
        if (end.hasEnded) ended.add(gameId)
        if (error instanceof CallError && error.refusal === 'NotFound') return false
        throw error
      }
    },
    // Lost on the way, the play ends by itself.
    stop: (playId, gameId) =>
      void callApi(centreCalls.stopPlay, { playId, ...takeEnd(gameId), ...takeLoadTime() }).catch(
        forgive('the play ends by itself'),
      ),
  })
}
