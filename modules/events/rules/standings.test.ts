import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import type { Instant } from '#kit/time/time.ts'
import { PLACES_THAT_COUNT, pointsOf, standingsOf, type Ranked } from './standings.ts'

const line = (accountId: number, rank: number, endedAt = 0): Ranked => ({
  accountId,
  rank,
  endedAt: endedAt as Instant,
})
const brief = (tables: readonly (readonly Ranked[])[], rule: 'sum' | 'best') =>
  standingsOf(tables, rule).map(({ accountId, points, games }) => [accountId, points, games])

test('the first place gives most points, and the thousandth one', () => {
  expect(pointsOf(1)).toBe(PLACES_THAT_COUNT)
  expect(pointsOf(PLACES_THAT_COUNT)).toBe(1)
  expect(pointsOf(PLACES_THAT_COUNT + 1)).toBe(0)
})

test('points are summed, or the best game counts', () => {
  const tables = [
    [line(1, 1), line(2, 2), line(3, 3)],
    [line(3, 1), line(2, 2)],
  ]
  expect(brief(tables, 'sum')).toEqual([
    [2, 1998, 2],
    [3, 1998, 2],
    [1, 1000, 1],
  ])
  expect(brief(tables, 'best')).toEqual([
    [1, 1000, 1],
    [3, 1000, 2],
    [2, 999, 2],
  ])
})

test('equal points are ordered by when they were reached, then by the older account', () => {
  expect(brief([[line(1, 1, 50)], [line(2, 1, 40)], [line(3, 1, 50)]], 'sum').map(([id]) => id)).toEqual([
    2, 1, 3,
  ])
  // The sum is complete with the last of its scores, the best with its own.
  const tables = [
    [line(1, 1, 10), line(2, 2, 20)],
    [line(2, 1, 30), line(1, 2, 90)],
  ]
  expect(brief(tables, 'sum').map(([id]) => id)).toEqual([2, 1])
  expect(brief(tables, 'best').map(([id]) => id)).toEqual([1, 2])
})

test('a player too low in every game is in no table', () => {
  expect(standingsOf([[line(1, PLACES_THAT_COUNT + 1)]], 'sum')).toEqual([])
})

test('any tables give each account one place, without gaps, in order of points', () => {
  for (let seed = 0; seed < 50; seed++) {
    const random = seededRandom(seed)
    const tables = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      const players = Array.from({ length: 40 }, (_, id) => id).filter(() => random() < 0.6)
      return players
        .toSorted(() => random() - 0.5)
        .map((id, index) => line(id, index + 1, Math.floor(random() * 9)))
    })
    for (const rule of ['sum', 'best'] as const) {
      const standings = standingsOf(tables, rule)
      expect(standings.map(({ place }) => place)).toEqual(standings.map((_, index) => index + 1))
      expect(new Set(standings.map(({ accountId }) => accountId)).size).toBe(standings.length)
      expect(standings.map(({ points }) => points)).toEqual(
        standings.map(({ points }) => points).toSorted((one, other) => other - one),
      )
      for (const { accountId, points } of standings) {
        const each = tables.flat().filter((one) => one.accountId === accountId)
        const worth = each.map(({ rank }) => pointsOf(rank))
        expect(points).toBe(rule === 'best' ? Math.max(...worth) : worth.reduce((sum, one) => sum + one, 0))
      }
      // The order of the games changes nothing.
      expect(standingsOf(tables.toReversed(), rule)).toEqual(standings)
    }
  }
})
