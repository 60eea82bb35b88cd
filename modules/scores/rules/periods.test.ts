import { expect, test } from 'vitest'
import { dayOf, instant } from '#kit/time/time.ts'
import { dailySeed, isDailyOpen, tableOf, tablesFor, weekOf } from './periods.ts'

test.for([
  ['2026-11-20T12:00:00Z', '2026-w47'],
  ['2026-11-22T23:59:59Z', '2026-w47'],
  ['2026-11-23T00:00:00Z', '2026-w48'],
  ['2027-01-01T00:00:00Z', '2026-w53'],
  ['2027-01-04T00:00:00Z', '2027-w01'],
  ['2024-12-30T00:00:00Z', '2025-w01'],
])('%s is in the week %s', ([moment, week]) => {
  expect(weekOf(instant(moment!))).toBe(week)
})

test('a challenge that was begun before midnight may be sent until two in the morning', () => {
  expect(isDailyOpen('2026-11-20', instant('2026-11-20T00:00:00Z'))).toBe(true)
  expect(isDailyOpen('2026-11-20', instant('2026-11-21T01:59:59Z'))).toBe(true)
  expect(isDailyOpen('2026-11-20', instant('2026-11-21T02:00:00Z'))).toBe(false)
  expect(isDailyOpen('2026-11-21', instant('2026-11-20T23:59:59Z'))).toBe(false)
})

test('everybody has the same seed on a day, and a different one on the next', () => {
  expect(dailySeed('2026-11-20', '2048')).toBe(dailySeed('2026-11-20', '2048'))
  expect(dailySeed('2026-11-20', '2048')).not.toBe(dailySeed('2026-11-21', '2048'))
  expect(dailySeed('2026-11-20', '2048')).not.toBe(dailySeed('2026-11-20', 'sudoku'))
})

test('a score enters the tables of its week and of all time, a challenge also that of its day', () => {
  const now = instant('2026-11-21T01:00:00Z')
  expect(tablesFor(now, undefined)).toEqual(['ever', '2026-w47'])
  expect(tablesFor(now, '2026-11-20')).toEqual(['ever', '2026-w47', '2026-11-20'])
  expect([tableOf('day', now), tableOf('week', now), tableOf('ever', now)]).toEqual([
    dayOf(now),
    '2026-w47',
    'ever',
  ])
})
