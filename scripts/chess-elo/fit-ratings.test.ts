import { expect, test } from 'vitest'
import { fitRatings } from './fit-ratings.ts'

test('a player with three quarters of the points is rated some 191 above an anchor', () => {
  const ratings = fitRatings([{ one: 'a', other: 'b', points: 750, games: 1000 }], new Map([['b', 1500]]))
  expect(ratings.get('b')).toBe(1500)
  expect(Math.abs(ratings.get('a')! - 1691)).toBeLessThan(3)
})

test('a chain of results orders all players, and a clean sweep gives a finite rating', () => {
  const ratings = fitRatings(
    [
      { one: 'a', other: 'b', points: 10, games: 10 },
      { one: 'b', other: 'c', points: 8, games: 10 },
    ],
    new Map(),
  )
  expect(ratings.get('a')! - ratings.get('b')!).toBeGreaterThan(200)
  expect(ratings.get('a')! - ratings.get('b')!).toBeLessThan(900)
  expect(ratings.get('b')!).toBeGreaterThan(ratings.get('c')!)
})
