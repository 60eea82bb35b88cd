import { useEffect, useState } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import type { TimeLeft } from './play/open-play.ts'

/** The moment, updated every second while enabled. */
export function useSecond(isOn: boolean): Instant {
  const [now, setNow] = useState(systemClock)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(systemClock()), seconds(1))
    return () => clearInterval(timer)
  }, [isOn])
  return now
}

/** Whole seconds that are left of a time that runs, or stands. */
export const secondsOf = ({ seconds: left, at }: TimeLeft, now: Instant, isRunning: boolean): number =>
  Math.max(0, Math.ceil(left - (isRunning ? Math.max(0, now - at) / 1000 : 0)))
