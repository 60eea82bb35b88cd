import type { Navigation } from '#kit/web/navigation.ts'

/** Longer than parts of a list that the browser keeps take to come. */
const PATIENCE_MS = 3000
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Brings a reader who goes back to where they were. The navigation writes the place into the history; here it is waited
 * for until the page is as long again as it was, because the parts of a long list come one after the other.
 */
export function keepPlace(navigation: Navigation) {
  let place: number | undefined
  addEventListener('popstate', ({ state }) => {
    place = typeof state === 'number' ? state : undefined
  })
  navigation.subscribe(() => {
    // A way back that was broken off leaves its place behind.
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
  // Whoever scrolls meanwhile knows better.
  for (const hand of HANDS)
    addEventListener(hand, () => done.abort(), { signal: done.signal, capture: true, passive: true })
  setTimeout(() => done.abort(), PATIENCE_MS)
  growth.observe(document.body)
}
