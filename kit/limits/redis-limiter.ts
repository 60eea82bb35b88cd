import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { connectOrGoOn, redisClient } from '#kit/redis/redis-client.ts'
import type { Clock, Duration } from '#kit/time/time.ts'
import { NO_WAIT, type Limiter } from './limiter.ts'
import { memoryLimiter } from './memory-limiter.ts'

/** Milliseconds; the longest that the limiter may delay a call. */
const COMMAND_TIMEOUT = 500

/**
 * `takeToken` (limiter.ts) as a script, so that callers of all processes cannot take the same token. Redis expires full
 * buckets. The stored number is formatted explicitly, to keep its fraction.
 */
const TAKE = `
local now, refill, burst = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local full = tonumber(redis.call('GET', KEYS[1]) or '0')
local filled = math.max(full, now) + refill
local wait = math.ceil(filled - now - burst * refill)
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%.3f', filled), 'PX', math.max(1, math.ceil(filled - now)))
return 0`

export interface RedisLimiter extends Limiter {
  close(): Promise<void>
}

/** Limits across all processes, in Redis. While Redis is down each process counts alone, so that no call fails. */
export async function redisLimiter(
  url: string,
  clock: Clock,
  log: { warn(facts: object, text: string): void },
): Promise<RedisLimiter> {
  const own = memoryLimiter(clock)
  const client = redisClient({
    url,
    log,
    lost: 'The limits have lost Redis; each process counts for itself',
    commandTimeout: COMMAND_TIMEOUT,
  })
  await connectOrGoOn(client)
  return {
    async take(name, key, rate) {
      const inOwn = () => own.take(name, key, rate)
      if (!client.isReady) return inOwn()
      try {
        const wait = await client.eval(TAKE, {
          keys: [`${BRAND_PREFIX}_limit:${name}:${key}`],
          arguments: [String(clock()), String(rate.refillEvery), String(rate.burst)],
        })
        return wait === 0 ? NO_WAIT : (Number(wait) as Duration)
      } catch {
        return inOwn()
      }
    },
    sweep: own.sweep,
    async close() {
      client.destroy()
    },
  }
}
