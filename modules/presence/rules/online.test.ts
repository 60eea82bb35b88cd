import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { hereSince, roundCrowd } from './online.ts'

test.for([
  [0, 0],
  [1, 1],
  [999, 999],
  [1000, 1000],
  [1001, 1000],
  [1099, 1000],
  [1100, 1100],
  [12_345, 12_000],
  [100_000, 100_000],
] as const)('%d players online are shown as %d', ([count, told]) => {
  expect(roundCrowd(count)).toBe(told)
})

test('a player who was seen ninety seconds ago is online', () => {
  expect(hereSince(instant('2026-11-22T04:01:30Z'))).toBe(instant('2026-11-22T04:00Z'))
})
