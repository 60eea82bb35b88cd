import { expect, test } from 'vitest'
import { pearlsOf, type KnownGame } from './pearls.ts'

const game = (gameId: number, players: number, likes: number, dislikes = 0): KnownGame => ({
  gameId,
  players,
  likes,
  dislikes,
})
const known = [game(100, 900, 500), game(101, 900, 500), game(102, 900, 500)]

test('a pearl is liked by nearly all of its few players, the best liked first', () => {
  const games = [...known, game(1, 20, 5), game(2, 30, 20), game(3, 30, 10, 10)]
  expect(pearlsOf(games)).toEqual([2, 1])
})

test.for([
  ['four opinions', game(1, 20, 4)],
  ['no opinion', game(1, 20, 0)],
  ['as many players as half of the games', game(1, 900, 800)],
  ['dislikes', game(1, 20, 5, 3)],
] as const)('a game with %s is not a pearl', ([, one]) => {
  expect(pearlsOf([...known, one])).toEqual([])
})

test('without data there are no pearls', () => {
  expect(pearlsOf([])).toEqual([])
})
