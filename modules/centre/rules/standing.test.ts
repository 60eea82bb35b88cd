import { expect, test } from 'vitest'
import { standingsOf, type GameRecord } from './standing.ts'

const record = (gameId: number, facts: Partial<GameRecord> = {}): GameRecord => ({
  gameId,
  openers: 1000,
  players: 500,
  playedMs: 500 * 120_000,
  likes: 80,
  dislikes: 20,
  ...facts,
})
const of = (...games: readonly GameRecord[]) => [...standingsOf(games).values()]

test('games with equal figures have a standing of 1', () => {
  for (const standing of of(record(1), record(2))) expect(standing).toBeCloseTo(1)
})

test('a game that is opened and not played ranks lower', () => {
  const [usual, left] = of(record(1), record(2, { players: 100, playedMs: 100 * 120_000 }))
  expect(left!).toBeLessThan(usual! / 2)
})

test('a game that keeps its players and one that is liked rank higher', () => {
  const [usual, kept, liked] = of(
    record(1),
    record(2, { playedMs: 500 * 400_000 }),
    record(3, { likes: 99, dislikes: 1 }),
  )
  expect(kept!).toBeGreaterThan(usual!)
  expect(liked!).toBeGreaterThan(usual!)
})

test('a game with few players is ranked between good and bad games', () => {
  const unknown = { openers: 1, players: 0, playedMs: 0, likes: 0, dislikes: 1 }
  const [good, bad, fresh] = of(
    record(1),
    record(2, { players: 50, playedMs: 50 * 30_000, likes: 10, dislikes: 90 }),
    record(3, unknown),
  )
  expect(fresh!).toBeLessThan(good!)
  expect(fresh!).toBeGreaterThan(bad!)
})

test('without data every standing is 1, never NaN', () => {
  const nothing = { openers: 0, players: 0, playedMs: 0, likes: 0, dislikes: 0 }
  expect(of(record(1, nothing), record(2, nothing))).toEqual([1, 1])
  expect(of()).toEqual([])
})
