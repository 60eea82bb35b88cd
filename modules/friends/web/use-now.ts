import { useSyncExternalStore } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { seconds, type Instant } from '#kit/time/time.ts'

const TICK = seconds(10)

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK)
  return () => clearInterval(timer)
}

/** The moment, to ten seconds: rings and hours need no more. */
export const useNow = (): Instant =>
  useSyncExternalStore(
    everyTick,
    () => (systemClock() - (systemClock() % TICK)) as Instant,
    () => 0 as Instant,
  )
