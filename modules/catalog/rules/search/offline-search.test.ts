import { expect, test } from 'vitest'
import { bestOffline, MOST_OFFLINE } from './offline-search.ts'

const mines = ['minesweeper', 'mine sweeper']
const chess = ['chess', 'chess game']
const game = (slug: string, title: string, kind: readonly string[] = []) => ({ slug, title, kind })
const GAMES = [
  game('reef-mines', 'Reef Field', mines),
  game('big-mines', 'Great Field', mines),
  game('chess', 'Chess', chess),
  game('knight', 'Knight’s Way', chess),
  game('pool', 'Eight Ball Pool'),
  game('pools', 'Pool of Pearls'),
]
const found = (typed: string, kept: readonly string[] = []) =>
  bestOffline(GAMES, { typed, language: 'en', kept: new Set(kept) }).map(({ slug }) => slug)

test.for([
  ['minesweeper', ['reef-mines', 'big-mines']],
  ['mineswe', ['reef-mines', 'big-mines']],
  ['chess', ['chess', 'knight']],
  ['pool', ['pool', 'pools']],
  ['ball eight', ['pool']],
  ['poool', ['pool', 'pools']],
  ['pearl', ['pools']],
  ['great mines', []],
  ['', []],
  ['🎲 %_\\', []],
] as const)('%j finds %j', ([typed, slugs]) => expect(found(typed)).toEqual(slugs))

test('playable games come before games of other sites', () => {
  expect(found('chess', ['knight'])).toEqual(['knight', 'chess'])
  expect(found('pool', ['chess', 'pools'])).toEqual(['pools', 'pool'])
})

test('at most five are returned', () => {
  const many = Array.from({ length: 40 }, (_, place) => game(`pool-${place}`, `Pool ${place}`))
  const best = bestOffline(many, { typed: 'pool', language: 'en', kept: new Set(['pool-30']) })
  expect(best.map(({ slug }) => slug)).toEqual(['pool-30', 'pool-0', 'pool-1', 'pool-2', 'pool-3'])
  expect(best).toHaveLength(MOST_OFFLINE)
})

test.for([
  ['zh', '国际象棋', '象棋'],
  ['ja', 'クロンダイクソリティア', 'そりてぃあ'],
  ['ar', 'الشطرنج السريع', 'شطرنج'],
  ['th', 'เกมหมากรุก', 'หมากรุก'],
] as const)('in %s a part of %s is found by %s', ([language, title, typed]) =>
  expect(bestOffline([game('one', title)], { typed, language, kept: new Set() })).toHaveLength(1),
)

test('a long search takes no longer than a short one', () => {
  expect(found('pool '.repeat(500))).toEqual(['pool', 'pools'])
})
