import type { Duration, Instant } from '#kit/time/time.ts'

/** A token bucket: `burst` tokens, then one more every `refillEvery`. */
export interface Rate {
  readonly burst: number
  readonly refillEvery: Duration
}

/** A rate limiter: in memory for one process, in PostgreSQL or Redis for all of them. */
export interface Limiter {
  /** Takes a token from this key's bucket; returns the wait until the next one, zero if a token was taken. */
  take(name: string, key: string, rate: Rate): Duration | Promise<Duration>
  /** Removes full buckets. */
  sweep(): void | Promise<void>
}

export const NO_WAIT = 0 as Duration

/** Time to refill an empty bucket. */
export const tillFull = ({ burst, refillEvery }: Rate): Duration => (burst * refillEvery) as Duration

/** The rate for this number of people. */
export const times = (rate: Rate, crowd: number): Rate => ({
  burst: rate.burst * crowd,
  refillEvery: (rate.refillEvery / crowd) as Duration,
})

/**
 * A bucket is stored as the moment at which it is full again. Taking a token moves that by one refill; it may not be farther
 * ahead than an empty bucket needs (generic cell rate algorithm).
 */
export function takeToken(fullAt: Instant | undefined, now: Instant, rate: Rate) {
  const filled = (Math.max(fullAt ?? now, now) + rate.refillEvery) as Instant
  const wait = Math.ceil(filled - now - rate.burst * rate.refillEvery) as Duration
  return wait > 0 ? { wait, fullAt: undefined } : { wait: NO_WAIT, fullAt: filled }
}
