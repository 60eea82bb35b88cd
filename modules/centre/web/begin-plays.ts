import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Store } from '#kit/ui/store.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { centreCalls } from '../calls.ts'
import { leadsAway, reportPlays, TOUCHES } from './report-plays.ts'

let hasBegun = false

/** Games of this page with a run finished since the last report. */
const ended = new Set<number>()
const takeEnd = (gameId: number): { hasEnded?: true } => (ended.delete(gameId) ? { hasEnded: true } : {})

/** How long this page's first game took to load; later ones start without a page load. */
function takeLoadTime(): { loadTime?: number } {
  const marks = performance.getEntriesByName('game-ready')
  const [first] = marks
  return first && marks.length === 1 ? { loadTime: Math.min(600_000, Math.round(first.startTime)) } : {}
}

/** A last touch that came once a game was there has played it; one before, or one that left another game, has led to it. */
function hasPlayed(gestures: readonly (Event | undefined)[]): boolean {
  const ready = performance.getEntriesByName('game-ready').at(-1)
  const touch = gestures.findLast((event) => event && TOUCHES.includes(event.type))
  return !!ready && !!touch && !leadsAway(touch) && touch.timeStamp >= ready.startTime
}

/** Starts reporting this page's plays, with the gestures so far; a second call does nothing. */
export function beginPlays(
  games: Pick<Store<{ readonly gameId: number } | undefined>, 'read' | 'watch'>,
  woken: readonly (Event | undefined)[],
) {
  if (hasBegun) return
  hasBegun = true
  // Dispatched by `report-end.ts`.
  addEventListener('run-ended', (event) => ended.add((event as CustomEvent<number>).detail))
  reportPlays({
    games,
    page: document,
    clock: systemClock,
    isTouched: hasPlayed(woken),
    open: (gameId) =>
      void callApi(centreCalls.openGame, { gameId }).catch(ignoreFailure('an opening is not counted')),
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
    // If it is lost, the play ends by itself.
    stop: (playId, gameId) =>
      void callApi(centreCalls.stopPlay, { playId, ...takeEnd(gameId), ...takeLoadTime() }).catch(
        ignoreFailure('the play ends by itself'),
      ),
  })
}
