import { useCallback, useSyncExternalStore } from 'react'
import { seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { serverNow } from './server-clock.ts'

/** The moment by the server's clock, in whole steps: for countdowns and relative times. */
export function useNow(step: Duration = seconds(1)): Instant {
  const everyStep = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, step)
      return () => clearInterval(timer)
    },
    [step],
  )
  return useSyncExternalStore(
    everyStep,
    () => (Math.floor(serverNow() / step) * step) as Instant,
    () => 0 as Instant,
  )
}
