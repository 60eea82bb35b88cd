import { useSyncExternalStore } from 'react'

/** From this width on a game page has a chat column. */
const WIDE = '(min-width: 1280px)'

function watch(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
