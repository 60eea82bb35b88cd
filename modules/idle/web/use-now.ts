import { useSyncExternalStore } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { fromEpochSeconds, seconds, toEpochSeconds, type Instant } from '#kit/time/time.ts'

const TICK = seconds(1)

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, TICK)
  return () => clearInterval(timer)
}

/** The moment, to the second, for countdowns. */
export const useNow = (): Instant =>
  useSyncExternalStore(
    everySecond,
    () => fromEpochSeconds(toEpochSeconds(systemClock())),
    () => fromEpochSeconds(0),
  )
