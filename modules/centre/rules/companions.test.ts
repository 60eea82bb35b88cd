import { expect, test } from 'vitest'
import { closeness, companionsOf, FEWEST_TOGETHER, MOST_COMPANIONS, type Pair } from './companions.ts'

const stays = (pairs: readonly Pair[], players: Readonly<Record<number, number>> = {}, all = 10_000) => ({
  all,
  pairs,
  players: new Map(Object.entries(players).map(([gameId, count]) => [Number(gameId), count])),
})
const of = (gameId: number, known: ReturnType<typeof stays>) => companionsOf(known).get(gameId)

test('pairs of games with fewer than ten common players are ignored, so that nobody is identified', () => {
  const together = FEWEST_TOGETHER
  expect(of(1, stays([{ one: 1, other: 2, together }], { 1: 20, 2: 20 }))).toEqual([2])
  expect(of(1, stays([{ one: 1, other: 2, together: together - 1 }], { 1: 20, 2: 20 }))).toBeUndefined()
})

test('both games of a pair are companions of each other', () => {
  const known = stays([{ one: 1, other: 2, together: 30 }], { 1: 40, 2: 40 })
  expect([of(1, known), of(2, known)]).toEqual([[2], [1]])
})

test('a game that everybody plays is not a companion of all games: expected pairs are discounted', () => {
  // Half of all play game 9; of the hundred players of game 1 it is half of them as well.
  const known = stays(
    [
      { one: 1, other: 9, together: 50 },
      { one: 1, other: 2, together: 30 },
    ],
    { 1: 100, 2: 60, 9: 5000 },
  )
  expect(of(1, known)).toEqual([2])
})

test('the closest are first, equals by their numbers, and at most twelve', () => {
  const pairs = [20, 30, 10, ...Array.from({ length: 20 }, () => 12)].map((together, index) => ({
    one: 1,
    other: 100 - index,
    together,
  }))
  const players = Object.fromEntries([[1, 500], ...pairs.map(({ other }) => [other, 50])])
  const list = of(1, stays(pairs, players))!
  expect(list).toHaveLength(MOST_COMPANIONS)
  expect(list.slice(0, 4)).toEqual([99, 100, 78, 79])
})

test('the same share counts less with few players', () => {
  expect(closeness(10, [20, 20], 1e6)).toBeLessThan(closeness(100, [200, 200], 1e6))
  expect(closeness(10, [20, 20], 1e6)).toBeCloseTo(0.25, 4)
  expect(closeness(5, [100, 100], 100)).toBe(0)
})

test('without data there are no companions', () => {
  expect(companionsOf(stays([])).size).toBe(0)
})
