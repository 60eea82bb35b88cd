import {
  between,
  milliseconds,
  minutes,
  seconds,
  toWholeSeconds,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'

/** Tolerated error of a worker's clock and of the network delay. */
const TOLERANCE = seconds(3)
/** A play that is watched this long has begun, whatever the page reports. */
export const BEGINS_AFTER = seconds(10)
/** Seconds left at which a player is notified (spec 4.16). */
export const TIP_SECONDS = [minutes(15), minutes(5), minutes(1)].map(toWholeSeconds)

/** Billing state of a play. */
export interface Counted {
  readonly begunAt: Instant
  readonly countedAt: Instant
  readonly played: Duration
  /** What the worker had reported at the last count. */
  readonly reported: Duration
}

/**
 * The time a play ran since the last count: as the worker reports, bounded by our own clock since the last count and since its
 * beginning.
 */
export function elapsed(
  { begunAt, countedAt, played, reported }: Counted,
  says: Duration,
  now: Instant,
): Duration {
  const sinceLast = between(countedAt, now) + TOLERANCE
  const sinceBegun = between(begunAt, now) + TOLERANCE - played
  return milliseconds(Math.max(0, Math.floor(Math.min(says - reported, sinceLast, sinceBegun))))
}

/** Whole seconds to charge: fractions carry over to the next count. */
export const toCharge = (played: Duration, chargedSeconds: number): number =>
  Math.max(0, Math.floor(played / 1000) - chargedSeconds)

/** The tip for a change of remaining time; 0 is none. */
export function tipAfter(shown: number, secondsBefore: number, secondsLeft: number): number {
  const crossed = TIP_SECONDS.filter((tip) => secondsLeft <= tip && tip < secondsBefore)
  if (crossed.length > 0) return Math.min(...crossed)
  // Time was claimed meanwhile.
  return secondsLeft > shown ? 0 : shown
}
