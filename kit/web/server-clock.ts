import { systemClock } from '#kit/time/system-clock.ts'
import { after, between, fromEpochSeconds, milliseconds, seconds, type Instant } from '#kit/time/time.ts'

/** Wire moments are whole seconds: the real time is up to one later. */
const TOLD_TO = seconds(1)

let ahead = milliseconds(0)

/**
 * Adjusts the clock offset from an answer. The server's time lies between request and response, which bounds the offset: it is moved
 * into those bounds and no further, so that a correct clock stays as it is and countdowns do not jump.
 */
export function hearServerTime(epochSeconds: unknown, askedAt: Instant): void {
  if (typeof epochSeconds !== 'number') return
  const told = fromEpochSeconds(epochSeconds)
  const least = between(systemClock(), told)
  const most = between(askedAt, after(told, TOLD_TO))
  ahead = milliseconds(Math.min(most, Math.max(least, ahead)))
}

/** The current moment by the server's clock, which wire moments refer to; the device's may be wrong by hours. */
export const serverNow = (): Instant => after(systemClock(), ahead)
