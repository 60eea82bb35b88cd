import { useSyncExternalStore } from 'react'

/** From here on a game page has the chat in a column of its own. */
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
