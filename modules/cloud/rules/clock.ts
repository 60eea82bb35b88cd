import {
  between,
  milliseconds,
  minutes,
  seconds,
  toWholeSeconds,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'

/** A worker's clock and the way to us may be off by this much. */
const TOLERANCE = seconds(3)
/** A player who watches this long has begun, whatever the page reports. */
export const BEGINS_AFTER = seconds(10)
/** Seconds left at which a player is told (spec 4.16). */
export const TIP_SECONDS = [minutes(15), minutes(5), minutes(1)].map(toWholeSeconds)

/** What has been counted of a play. */
export interface Counted {
  readonly begunAt: Instant
  readonly countedAt: Instant
  readonly played: Duration
  /** What the worker had said at the last count. */
  readonly reported: Duration
}

/**
 * How much longer a play has run: what its worker says, but never more than our own clock allows, since the last count
 * and since its beginning.
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

/** Whole seconds to charge: the rest of a second waits for the next count. */
export const toCharge = (played: Duration, chargedSeconds: number): number =>
  Math.max(0, Math.floor(played / 1000) - chargedSeconds)

/** The tip to show after the time went from one amount to another; 0 is none. */
export function tipAfter(shown: number, secondsBefore: number, secondsLeft: number): number {
  const crossed = TIP_SECONDS.filter((tip) => secondsLeft <= tip && tip < secondsBefore)
  if (crossed.length > 0) return Math.min(...crossed)
  // Time was claimed meanwhile.
  return secondsLeft > shown ? 0 : shown
}
