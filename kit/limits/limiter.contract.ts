import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, hours, instant, minutes, seconds, type Clock, type Duration } from '#kit/time/time.ts'
import { times, type Limiter } from './limiter.ts'

export interface OpenLimiter {
  readonly limiter: Limiter
  close?(): Promise<void>
}

/** The contract of every limiter. Each adapter's test file runs it on its own engine. */
export function describeLimiter(name: string, open: (clock: Clock) => Promise<OpenLimiter>) {
  describe(`${name} as a limiter`, () => {
    let now = instant('2026-01-10T12:00Z')
    const wait = (length: Duration) => (now = after(now, length))
    const rate = { burst: 5, refillEvery: seconds(12) }
    let opened: OpenLimiter
    beforeAll(async () => {
      opened = await open(() => now)
    })
    afterAll(() => opened.close?.())
    const take = (key: string) => opened.limiter.take('test', key, rate)

    test('a burst passes and the next attempt is told how long to wait', async () => {
      for (let count = 0; count < 5; count++) expect(await take('burst')).toBe(0)
      expect(await take('burst')).toBe(seconds(12))
      wait(seconds(5))
      expect(await take('burst')).toBe(seconds(7))
      wait(seconds(7))
      expect(await take('burst')).toBe(0)
      expect(await take('burst')).toBe(seconds(12))
    })

    test('a refused attempt costs nothing', async () => {
      for (let count = 0; count < 20; count++) await take('patient')
      wait(seconds(12))
      expect(await take('patient')).toBe(0)
    })

    test('a bucket never holds more than its burst', async () => {
      await take('away')
      wait(hours(5))
      for (let count = 0; count < 5; count++) expect(await take('away')).toBe(0)
      expect(await take('away')).toBeGreaterThan(0)
    })

    test('each key and name has its own bucket', async () => {
      const single = { burst: 1, refillEvery: minutes(1) }
      expect(await opened.limiter.take('one', 'a', single)).toBe(0)
      expect(await opened.limiter.take('one', 'b', single)).toBe(0)
      expect(await opened.limiter.take('two', 'a', single)).toBe(0)
      expect(await opened.limiter.take('one', 'a', single)).toBe(minutes(1))
    })

    test('a limit for a group has a multiple of the rate', async () => {
      const crowd = times({ burst: 1, refillEvery: seconds(10) }, 10)
      const waits = []
      for (let count = 0; count < 11; count++) waits.push(await opened.limiter.take('crowd', 'net', crowd))
      expect(waits).toEqual([...Array.from({ length: 10 }, () => 0), seconds(1)])
    })

    test('ten concurrent attempts never take more than the burst', async () => {
      const waits = await Promise.all(Array.from({ length: 10 }, () => take('together')))
      expect(waits.filter((length) => length === 0)).toHaveLength(5)
    })

    test('a sweep keeps buckets that have not refilled', async () => {
      for (let count = 0; count < 5; count++) await take('swept')
      await opened.limiter.sweep()
      expect(await take('swept')).toBeGreaterThan(0)
    })
  })
}
