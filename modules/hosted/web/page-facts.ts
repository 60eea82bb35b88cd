import { paramsIn, type Facts } from '#kit/sdk/protocol.ts'
import { portalSound } from '#kit/sound/portal-sound.ts'

const SAFE_EDGES = { top: '--safe-t', right: '--safe-r', bottom: '--safe-b', left: '--safe-l' } as const
const isDark = () => matchMedia('(prefers-color-scheme: dark)')

/** What an external game may know of this page now. */
export function pageFacts(): Facts {
  const page = document.documentElement
  const styles = getComputedStyle(page)
  const edge = (name: string) => Number.parseFloat(styles.getPropertyValue(name)) || 0
  const { theme } = page.dataset
  return {
    language: page.lang,
    theme: theme === 'dark' || theme === 'light' ? theme : isDark().matches ? 'dark' : 'light',
    isMuted: portalSound()?.settings().sound === false,
    isPaused: document.hidden || document.querySelector('dialog[open]') !== null,
    params: paramsIn(location.search),
    link: location.origin + location.pathname,
    safe: {
      top: edge(SAFE_EDGES.top),
      right: edge(SAFE_EDGES.right),
      bottom: edge(SAFE_EDGES.bottom),
      left: edge(SAFE_EDGES.left),
    },
  }
}

/** Calls back when one of them changes; returns an unsubscribe function. */
export function onPageFacts(listener: () => void): () => void {
  let known = JSON.stringify(pageFacts())
  const look = () => {
    const now = JSON.stringify(pageFacts())
    if (now === known) return
    known = now
    listener()
  }
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('visibilitychange', look, { signal })
  isDark().addEventListener('change', look, { signal })
  addEventListener('resize', look, { signal })
  const seen = new MutationObserver(look)
  seen.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] })
  // Detects a dialog above the game anywhere in the page.
  seen.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  const quiet = portalSound()?.subscribe(look)
  return () => {
    ended.abort()
    seen.disconnect()
    quiet?.()
  }
}
