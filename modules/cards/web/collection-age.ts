import { useEffect, useEffectEvent } from 'react'
import type { Call } from '#kit/contract/call.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { between, seconds } from '#kit/time/time.ts'
import { useExpire } from '#kit/web/use-call.ts'

/** Long lists: whoever only looks at another tab needs no new ones. */
export const COLLECTION_MAY_BE_OLD = seconds(30)

/** Makes reads that are shown as one again when the page is seen again: all of them or none. */
export function useOneAge(calls: readonly Call[]): void {
  const expire = useExpire()
  const again = useEffectEvent(() => expire(...calls))
  useEffect(() => {
    let readAt = systemClock()
    const look = () => {
      const now = systemClock()
      if (document.hidden || between(readAt, now) < COLLECTION_MAY_BE_OLD) return
      readAt = now
      again()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
