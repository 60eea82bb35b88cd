import type { Navigation } from '#kit/web/navigation.ts'

/** Longer than cached parts of a list take to load. */
const PATIENCE_MS = 3000
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Restores the scroll position on going back. The navigation stores it in the history state; this waits until the page is
 * as long again as it was, because the parts of a long list load one after the other.
 */
export function keepPlace(navigation: Navigation) {
  let place: number | undefined
  addEventListener('popstate', ({ state }) => {
    place = typeof state === 'number' ? state : undefined
  })
  navigation.subscribe(() => {
    // An aborted back navigation leaves a position that does not match.
    if (place !== undefined && history.state === place) returnTo(place)
    place = undefined
  })
}

function returnTo(place: number) {
  const done = new AbortController()
  const move = () => {
    scrollTo({ top: place, behavior: 'instant' })
    if (scrollY >= place - 1) done.abort()
  }
  const growth = new ResizeObserver(move)
  done.signal.addEventListener('abort', () => growth.disconnect())
  // A reader who scrolls meanwhile has chosen a new place.
  for (const hand of HANDS)
    addEventListener(hand, () => done.abort(), { signal: done.signal, capture: true, passive: true })
  setTimeout(() => done.abort(), PATIENCE_MS)
  growth.observe(document.body)
}
