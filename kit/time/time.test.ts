import { expect, test } from 'vitest'
import * as time from './time.ts'
import { systemClock } from './system-clock.ts'

const noon = time.instant('2026-01-10T12:00Z')

test.for([
  ['a second', time.seconds(1), 1000],
  ['half a second', time.seconds(0.5), 500],
  ['a minute', time.minutes(1), 60_000],
  ['an hour', time.hours(1), 3_600_000],
  ['a day', time.days(1), 86_400_000],
  ['50 milliseconds', time.milliseconds(50), 50],
] as const)('%s has %i ms', ([, length, count]) => expect(length).toBe(count))

test('a moment and a length give a moment, two moments give a length', () => {
  expect(time.after(noon, time.hours(24))).toBe(time.instant('2026-01-11T12:00Z'))
  expect(time.before(noon, time.minutes(90))).toBe(time.instant('2026-01-10T10:30Z'))
  expect(time.between(time.before(noon, time.seconds(7)), noon)).toBe(7000)
  expect(time.between(noon, time.before(noon, time.seconds(7)))).toBe(-7000)
})

test('the earliest and the latest of several moments are found', () => {
  const later = time.after(noon, time.seconds(1))
  expect(time.earliest(later, noon, later)).toBe(noon)
  expect(time.latest(noon, later, noon)).toBe(later)
  expect(time.earliest(noon)).toBe(noon)
})

test.for([
  [0, 0, 0],
  [1, 0, 1],
  [999, 0, 1],
  [1000, 1, 1],
  [1001, 1, 2],
] as const)(
  '[9.11] %i ms are %i whole seconds of a moment and %i of a duration: nobody gets less time than promised',
  ([count, moment, length]) => {
    expect(time.toEpochSeconds(count as time.Instant)).toBe(moment)
    expect(time.toWholeSeconds(time.milliseconds(count))).toBe(length)
  },
)

test('seconds from the wire become a moment', () => {
  expect(time.fromEpochSeconds(time.toEpochSeconds(noon))).toBe(noon)
})

test('the system clock runs forwards and is in this century', () => {
  const first = systemClock()
  expect(first).toBeGreaterThan(time.instant('2025-01-01T00:00Z'))
  expect(systemClock()).toBeGreaterThanOrEqual(first)
})

test('a day of the product begins at midnight UTC', () => {
  const midnight = time.instant('2026-01-10T00:00Z')
  expect(time.dayStart(time.instant('2026-01-10T23:59:59.999Z'))).toBe(midnight)
  expect(time.dayStart(midnight)).toBe(midnight)
  expect(time.dayStart(time.before(midnight, time.milliseconds(1)))).toBe(time.instant('2026-01-09T00:00Z'))
  expect(time.dayOf(midnight)).toBe('2026-01-10')
})
