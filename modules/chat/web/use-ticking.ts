import { useCallback, useSyncExternalStore } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Duration, Instant } from '#kit/time/time.ts'

/** The moment, in whole steps, for what is told relative to it. */
export function useTicking(step: Duration): Instant {
  const everyStep = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, step)
      return () => clearInterval(timer)
    },
    [step],
  )
  const now = () => (Math.floor(systemClock() / step) * step) as Instant
  return useSyncExternalStore(everyStep, now, now)
}
