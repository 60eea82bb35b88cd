import type { Clock, Instant } from '#kit/time/time.ts'
import { takeToken, type Limiter } from './limiter.ts'

/** So many buckets are kept before full ones are evicted, however many clients call. */
const SWEEP_ABOVE = 20_000

/** For the limits of every call: no trip to the database, and each process counts for itself. */
export function memoryLimiter(clock: Clock): Limiter {
  const buckets = new Map<string, Instant>()
  let sweepAbove = SWEEP_ABOVE
  function sweep() {
    const now = clock()
    for (const [key, fullAt] of buckets) if (fullAt <= now) buckets.delete(key)
    // A crowd that is really there is not gone through again for every newcomer.
    sweepAbove = Math.max(SWEEP_ABOVE, buckets.size * 2)
  }
  return {
    take(name, key, rate) {
      const id = `${name} ${key}`
      const { wait, fullAt } = takeToken(buckets.get(id), clock(), rate)
      if (fullAt !== undefined) buckets.set(id, fullAt)
      if (buckets.size > sweepAbove) sweep()
      return wait
    },
    sweep,
  }
}
