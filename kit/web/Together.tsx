import { use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { seconds } from '#kit/time/time.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { ReadCacheContext, type ReadCache } from './read-cache.ts'
import styles from './Together.module.css'

/** After this time parts are shown without waiting for the rest. */
const LONGEST_WAIT = seconds(4)

/** Shows parts that read separately once all have an answer, so that none shifts another. */
export function Together({ children }: { readonly children: ReactNode }) {
  const cache = use(ReadCacheContext)
  if (!cache) throw new Error('There is no read cache around this component')
  const watched = useMemo(() => watch(cache), [cache])
  const isSettled = useSyncExternalStore(watched.subscribe, watched.isSettled, () => false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  // Later reads update in place.
  if (isSettled && !isShown) setShown(true)
  return (
    <div className={styles.together} data-waiting={!isShown}>
      <ReadCacheContext value={watched.cache}>
        <div className={styles.parts}>{children}</div>
      </ReadCacheContext>
      {!isShown && <Loading />}
    </div>
  )
}

/** The same cache, recording which reads go through it. */
function watch(cache: ReadCache) {
  const left = new Map<string, () => void>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const refresh: ReadCache['refresh'] = (key, ...rest) => {
    if (!left.has(key)) left.set(key, cache.subscribe(key, tell))
    cache.refresh(key, ...rest)
  }
  return {
    cache: { ...cache, refresh },
    isSettled: () =>
      left.size > 0 &&
      [...left.keys()].every((key) => {
        const { data, error } = cache.state(key)
        return data !== undefined || error !== undefined
      }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        left.forEach((leave) => leave())
        left.clear()
      }
    },
  }
}
