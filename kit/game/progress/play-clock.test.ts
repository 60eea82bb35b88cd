import { expect, test } from 'vitest'
import { clockText, playClock } from './play-clock.ts'

test('a clock counts from the first touch, not while paused, and continues from the stored time', () => {
  let at = 1000
  const clock = playClock({ now: () => at })
  clock.set(5000)
  at += 700
  expect(clock.passed()).toBe(5000)
  clock.go()
  at += 300
  clock.go()
  at += 200.7
  expect(clock.passed()).toBe(5500)
  clock.hold()
  at += 9999
  expect(clock.passed()).toBe(5500)
  clock.go()
  at += 100
  clock.set(0)
  at += 100
  expect(clock.passed()).toBe(0)
})

test.for([
  [0, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
] as const)('%i milliseconds are shown as %s', ([millis, text]) => {
  expect(clockText(millis)).toBe(text)
})
