import { ignoreFailure } from '#kit/result/ignore-failure.ts'
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

/** Observes past and future performance entries; browsers that do not support the type report none. */
function hear<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): () => void {
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take))
  const more = { type, buffered: true, durationThreshold: 40 }
  observer.observe(more)
  return () => (observer.takeRecords() as Entry[]).forEach(take)
}

/** Measures the web vitals of the visit's landing page, and sends them once, when the page is left: LCP, CLS, INP and TTFB. */
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
      // For a page opened in the background LCP is meaningless.
      ...(largest === undefined || wasHidden(largest) ? {} : { lcp: since(largest) }),
      ...(inp === undefined ? {} : { inp: Math.round(Math.min(600_000, inp)) }),
      cls: Math.round(Math.min(100, shifts.largest) * 1000),
      ttfb: since(navigation!.responseStart),
    }).catch(ignoreFailure('not measured'))
  }
  document.addEventListener('visibilitychange', leave)
}

const wasHidden = (until: number) =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < until)

/** Total number of interactions including fast ones; not every browser counts them. */
const interactionCount = () => (performance as { readonly interactionCount?: number }).interactionCount
