import type { Duration, Instant } from '#kit/time/time.ts'

/** A bucket of tokens: `burst` at once, then one more every `refillEvery`. */
export interface Rate {
  readonly burst: number
  readonly refillEvery: Duration
}

/** A rate limiter. In memory for one process, in PostgreSQL or Redis for all of them. */
export interface Limiter {
  /** Takes one token of this key's bucket: no wait when there was one, else how long until there is. */
  take(name: string, key: string, rate: Rate): Duration | Promise<Duration>
  /** Forgets the buckets that are full again. */
  sweep(): void | Promise<void>
}

export const NO_WAIT = 0 as Duration

/** How long an empty bucket takes to fill. */
export const tillFull = ({ burst, refillEvery }: Rate): Duration => (burst * refillEvery) as Duration

/** The same rate for a crowd of this size. */
export const times = (rate: Rate, crowd: number): Rate => ({
  burst: rate.burst * crowd,
  refillEvery: (rate.refillEvery / crowd) as Duration,
})

/**
 * A bucket is one moment: when it will be full again. Taking a token moves it by one refill; it may not move farther
 * ahead than an empty bucket needs (the generic cell rate algorithm).
 */
export function takeToken(fullAt: Instant | undefined, now: Instant, rate: Rate) {
  const filled = (Math.max(fullAt ?? now, now) + rate.refillEvery) as Instant
  const wait = Math.ceil(filled - now - rate.burst * rate.refillEvery) as Duration
  return wait > 0 ? { wait, fullAt: undefined } : { wait: NO_WAIT, fullAt: filled }
}
