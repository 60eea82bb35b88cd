import type { Clock, Instant } from '#kit/time/time.ts'
import { takeToken, type Limiter } from './limiter.ts'

/** With more buckets than this, full ones are removed, to bound memory. */
const SWEEP_ABOVE = 20_000

/** For limits on every call: no database round trip, and each process counts separately. */
export function memoryLimiter(clock: Clock): Limiter {
  const buckets = new Map<string, Instant>()
  let sweepAbove = SWEEP_ABOVE
  function sweep() {
    const now = clock()
    for (const [key, fullAt] of buckets) if (fullAt <= now) buckets.delete(key)
    // With many active buckets, do not scan all of them for each new one.
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
