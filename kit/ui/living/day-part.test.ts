import { expect, test } from 'vitest'
import { dayPartOf, strollers } from './day-part.ts'

test.for([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [7, 'dawn'],
  [8, 'day'],
  [17, 'day'],
  [18, 'dusk'],
  [20, 'dusk'],
  [21, 'night'],
  [23, 'night'],
] as const)('the hour %i is %s', ([hour, part]) => {
  expect(dayPartOf(hour)).toBe(part)
})

test('there are no more walking figures than cards owned', () => {
  expect(strollers([], 5, 3)).toEqual([])
  expect(strollers([8], 5, 3)).toEqual([8])
})

test('other cards walk the next day, none of them twice', () => {
  const kinds = [1, 2, 3, 4, 5, 6, 7]
  expect(strollers(kinds, 0, 3)).toEqual([1, 2, 3])
  expect(strollers(kinds, 1, 3)).toEqual([4, 5, 6])
  expect(strollers(kinds, 2, 3)).toEqual([7, 1, 2])
  expect(strollers(kinds, 20_000, 3)).toHaveLength(3)
})
