import { describe, expect, test } from 'vitest'
import { drawn, listOf, rankScore, trendScore, wilson, type GameNumbers } from './lists.ts'

const game = (gameId: number, numbers: Partial<GameNumbers> = {}): GameNumbers => ({
  gameId,
  players: 0,
  likes: 0,
  dislikes: 0,
  weekVotes: 0,
  dayPlayers: 0,
  meanBefore: 0,
  online: 0,
  ...numbers,
})
const idsOf = (list: readonly { readonly gameId: number }[]) => list.map(({ gameId }) => gameId)

test.for([
  [0, 0, 0],
  [1, 0, 0.2065],
  [0, 1, 0],
  [10, 0, 0.7225],
  [100, 0, 0.963],
  [60, 40, 0.502],
  [1, 1, 0.0945],
] as const)('[1.18] %d likes and %d dislikes have the Wilson bound %d', ([likes, dislikes, bound]) => {
  expect(wilson(likes, dislikes)).toBeCloseTo(bound, 3)
})

test.for([
  ['nobody', { players: 0, likes: 0, dislikes: 0 }, 0],
  ['one player', { players: 1, likes: 1, dislikes: 0 }, 0],
  ['players without an opinion', { players: 500, likes: 0, dislikes: 0 }, 0],
  ['a hundred players', { players: 100, likes: 10, dislikes: 0 }, 0.7225 * Math.log(100)],
] as const)('[1.18] the ranking of %s', ([, tally, score]) => {
  expect(rankScore(tally)).toBeCloseTo(score, 3)
})

test.for([
  [19, 0, 0],
  [20, 0, 5],
  [20, 20, 1],
  [20, 45, 0.5],
  [95, 5, 10],
] as const)('[2.29] %d players after a mean of %d give a trend of %d', ([dayPlayers, meanBefore, score]) => {
  expect(trendScore({ dayPlayers, meanBefore })).toBeCloseTo(score, 9)
})

describe('a list', () => {
  test('[1.16] of the week has most votes first, equals by their numbers, and none without a vote', () => {
    const games = [
      game(3, { weekVotes: 5 }),
      game(2, { weekVotes: 5 }),
      game(9),
      game(1, { weekVotes: 1 }),
      game(4, { weekVotes: 8 }),
    ]
    expect(idsOf(listOf('week', games))).toEqual([4, 2, 3, 1])
  })

  test('counts its own numbers: votes, players, players of the day or players online', () => {
    const games = [game(1, { players: 30, likes: 3, dayPlayers: 20, weekVotes: 44, online: 2 })]
    expect(listOf('week', games)).toMatchObject([{ count: 44 }])
    expect(listOf('rank', games)).toMatchObject([{ count: 30 }])
    expect(listOf('trend', games)).toMatchObject([{ count: 20 }])
    expect(listOf('live', games)).toMatchObject([{ count: 2 }])
  })

  test('[1.18] of the ranking trusts many likes of many players more than few', () => {
    const games = [
      game(1, { players: 4, likes: 4 }),
      game(2, { players: 1000, likes: 400, dislikes: 20 }),
      game(3, { players: 1000, likes: 20, dislikes: 400 }),
    ]
    expect(idsOf(listOf('rank', games))).toEqual([2, 1, 3])
  })

  test('ends after a hundred', () => {
    const games = Array.from({ length: 120 }, (_, index) => game(index + 1, { online: 1 }))
    expect(listOf('live', games)).toHaveLength(100)
  })
})

describe('live picks', () => {
  const entries = [1, 2, 3, 4, 5, 6].map((gameId) => ({ gameId, count: gameId === 6 ? 95 : 1 }))

  test('[1.19] are the same for the same seed and different for another', () => {
    expect(idsOf(drawn(entries, 7))).toEqual(idsOf(drawn(entries, 7)))
    const orders = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => idsOf(drawn(entries, seed)).join()))
    expect(orders.size).toBeGreaterThan(3)
  })

  test('[1.19] have every game once, the most played one first about as often as its share of players', () => {
    let first = 0
    for (let seed = 0; seed < 1000; seed++) {
      const order = idsOf(drawn(entries, seed))
      expect(order.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
      if (order[0] === 6) first++
    }
    expect(first).toBeGreaterThan(920)
    expect(first).toBeLessThan(980)
  })
})
