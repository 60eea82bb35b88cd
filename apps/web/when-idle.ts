/** At the latest after this long, however busy the page is. */
const PATIENCE_MS = 2000
const SOON_MS = 300

/** Does something that nobody waits for when the page has nothing better to do. */
export function whenIdle(act: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, SOON_MS)
}
