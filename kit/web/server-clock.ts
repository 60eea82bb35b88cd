import { systemClock } from '#kit/time/system-clock.ts'
import { after, between, fromEpochSeconds, milliseconds, seconds, type Instant } from '#kit/time/time.ts'

/** The wire has whole seconds: the moment itself is up to one later. */
const TOLD_TO = seconds(1)

let ahead = milliseconds(0)

/**
 * An answer told the server's time. It was made between asking and hearing, so the difference of the clocks has bounds:
 * it is moved into them and no further, so that a clock that is right stays as it is and no countdown jumps at each answer.
 */
export function hearServerTime(epochSeconds: unknown, askedAt: Instant): void {
  if (typeof epochSeconds !== 'number') return
  const told = fromEpochSeconds(epochSeconds)
  const least = between(systemClock(), told)
  const most = between(askedAt, after(told, TOLD_TO))
  ahead = milliseconds(Math.min(most, Math.max(least, ahead)))
}

/** The moment by the server's clock, which all moments on the wire are told by; the device's may be wrong by hours. */
export const serverNow = (): Instant => after(systemClock(), ahead)
