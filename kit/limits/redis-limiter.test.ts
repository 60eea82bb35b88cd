import { expect, onTestFinished, test, vi } from 'vitest'
import { noRedis, startRedis } from '#kit/testing/redis-server.ts'
import { instant, seconds } from '#kit/time/time.ts'
import { describeLimiter } from './limiter.contract.ts'
import { redisLimiter } from './redis-limiter.ts'

const quiet = { warn: () => undefined }
const NOW = instant('2026-01-10T12:00Z')
const RATE = { burst: 2, refillEvery: seconds(60) }

if (noRedis === undefined) {
  describeLimiter('redis', async (clock) => {
    const redis = await startRedis()
    const limiter = await redisLimiter(`unix://${redis.socket}`, clock, quiet)
    return {
      limiter,
      async close() {
        await limiter.close()
        await redis.stop()
      },
    }
  })
}

test('two processes share one limit', async ({ skip }) => {
  if (noRedis !== undefined) skip(noRedis)
  const redis = await startRedis()
  const open = () => redisLimiter(`unix://${redis.socket}`, () => NOW, quiet)
  const [here, there] = [await open(), await open()]
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()])
    await redis.stop()
  })
  expect(await here.take('call', 'ada', RATE)).toBe(0)
  expect(await there.take('call', 'ada', RATE)).toBe(0)
  expect(await here.take('call', 'ada', RATE)).toBe(seconds(60))
  expect(await there.take('call', 'ada', RATE)).toBe(seconds(60))
})

test('while Redis is down a process counts alone, and shares again afterwards', async ({ skip }) => {
  if (noRedis !== undefined) skip(noRedis)
  const redis = await startRedis()
  const warnings: string[] = []
  const limiter = await redisLimiter(`unix://${redis.socket}`, () => NOW, {
    warn: (_facts, text) => void warnings.push(text),
  })
  expect(await limiter.take('call', 'ada', RATE)).toBe(0)
  await redis.stop()
  expect(await limiter.take('call', 'ada', RATE)).toBe(0)
  expect(await limiter.take('call', 'ada', RATE)).toBe(0)
  expect(await limiter.take('call', 'ada', RATE)).toBe(seconds(60))
  await vi.waitFor(() => expect(warnings).toHaveLength(1))
  const again = await startRedis(redis.folder)
  const other = await redisLimiter(`unix://${again.socket}`, () => NOW, quiet)
  onTestFinished(async () => {
    await Promise.all([limiter.close(), other.close()])
    await again.stop()
  })
  await vi.waitFor(
    async () => {
      await limiter.take('call', 'bob', RATE)
      await limiter.take('call', 'bob', RATE)
      expect(await other.take('call', 'bob', RATE)).toBeGreaterThan(0)
    },
    { interval: 50 },
  )
})
