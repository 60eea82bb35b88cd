// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, before, hours, instant, milliseconds, seconds, toEpochSeconds } from '#kit/time/time.ts'
import { hearServerTime, serverNow } from './server-clock.ts'
import { useNow } from './use-now.ts'

const START = instant('2026-11-22T08:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: START })
  // Resets the previous test's clock: these two bounds leave only the right time.
  hearServerTime(toEpochSeconds(START), START)
  hearServerTime(toEpochSeconds(START), after(START, seconds(1)))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const hear = (server: number, took = 0) => {
  const askedAt = before(systemClock(), milliseconds(took))
  hearServerTime(Math.floor(server / 1000), askedAt)
}

describe('the server’s clock', () => {
  test('is the device’s clock while that may be right', () => {
    hear(START + 400, 300)
    expect(serverNow()).toBe(START)
  })

  test.for([hours(7), -hours(7)])('is followed to the second when the device is wrong by %i ms', (wrong) => {
    const server = START + wrong
    hear(server, 200)
    expect(Math.abs(serverNow() - server)).toBeLessThanOrEqual(1200)
  })

  test('does not jump between answers', () => {
    const wrong = hours(7)
    const seen = [0, 900, 1800, 2700, 3600].map((passed) => {
      vi.setSystemTime(START + passed)
      hear(START + passed + wrong, 100)
      return serverNow() - systemClock()
    })
    for (const [index, offset] of seen.slice(1).entries())
      expect(Math.abs(offset - seen[index]!)).toBeLessThan(1000)
    expect(seen.at(-1)).toBe(seen.at(-2))
    expect(Math.abs(seen.at(-1)! - wrong)).toBeLessThanOrEqual(500)
  })

  test('is not changed by an answer without a time', () => {
    hearServerTime(undefined, START)
    expect(serverNow()).toBe(START)
  })
})

test('a countdown follows the server’s clock, in its steps', () => {
  hear(START + hours(5))
  const { result } = renderHook(() => useNow(seconds(10)))
  const first = result.current
  expect(first % seconds(10)).toBe(0)
  expect(Math.abs(first - START - hours(5))).toBeLessThanOrEqual(10_000)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(after(first, seconds(10)))
})
