import { forgive } from '#kit/result/forgive.ts'
import { callApi } from '#kit/web/api.ts'
import { numbersCalls } from '../calls.ts'
import { entryOf } from '../rules/entry.ts'
import { addInteraction, addShift, answerTime, NO_INTERACTIONS, NO_SHIFTS } from '../rules/vitals.ts'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number
}

/** Hears of entries that were and will be; a browser that does not know the kind tells none. */
function hear<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): () => void {
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take))
  const more = { type, buffered: true, durationThreshold: 40 }
  observer.observe(more)
  return () => (observer.takeRecords() as Entry[]).forEach(take)
}

/**
 * Measures the page that this visit began with, and sends it once, when the page is left: when its largest part stood, how
 * much it shifted, how quickly it answered and how soon the server did.
 */
export function watchVitals(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigation) return
  const began = (navigation as { readonly activationStart?: number }).activationStart ?? 0
  const page = entryOf(navigation.name)
  let largest: number | undefined
  let shifts = NO_SHIFTS
  let interactions = NO_INTERACTIONS
  const finish = [
    hear('largest-contentful-paint', ({ startTime }) => (largest = startTime)),
    hear<LayoutShift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
      if (!hadRecentInput) shifts = addShift(shifts, value, startTime)
    }),
    hear<Interaction>('event', ({ interactionId, duration }) => {
      if (interactionId) interactions = addInteraction(interactions, interactionId, duration)
    }),
  ]
  const since = (moment: number) => Math.round(Math.min(600_000, Math.max(0, moment - began)))

  function leave(): void {
    if (!document.hidden) return
    document.removeEventListener('visibilitychange', leave)
    for (const last of finish) last()
    const inp = answerTime(interactions, interactionCount())
    callApi(numbersCalls.noteVitals, {
      page,
      // A page that was opened in the background stands when it is looked at.
      ...(largest === undefined || wasHidden(largest) ? {} : { lcp: since(largest) }),
      ...(inp === undefined ? {} : { inp: Math.round(Math.min(600_000, inp)) }),
      cls: Math.round(Math.min(100, shifts.largest) * 1000),
      ttfb: since(navigation!.responseStart),
    }).catch(forgive('not measured'))
  }
  document.addEventListener('visibilitychange', leave)
}

const wasHidden = (until: number) =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < until)

/** How many interactions there were, quick ones too; not every browser counts them. */
const interactionCount = () => (performance as { readonly interactionCount?: number }).interactionCount
