/** The longest wait on a busy page. */
const PATIENCE_MS = 2000
const SOON_MS = 300

/** Runs something that nobody waits for when the page is idle. */
export function whenIdle(act: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, SOON_MS)
}
