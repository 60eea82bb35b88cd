import { describe, expect, test } from 'vitest'
import { gameOfTheDay, ranked } from './ranking.ts'
import { related, type Kindred } from './related.ts'

const numbered = (...slugs: string[]) =>
  slugs.map((slug, index) => ({ slug, gameId: index + 1, family: slug }))
const slugsOf = (games: readonly { readonly slug: string }[]) => games.map(({ slug }) => slug)

test('the games we would show a friend come first, the others by their numbers', () => {
  expect(slugsOf(ranked(numbered('zebra', 'sudoku', 'apple', '2048')))).toEqual([
    '2048',
    'sudoku',
    'zebra',
    'apple',
  ])
})

test('families take turns, so that no family fills a screen', () => {
  const cards = ['golf', 'canfield', 'yukon'].map((slug, index) => ({
    slug,
    gameId: 10 + index,
    family: 'cards',
  }))
  const mazes = ['hedge', 'cave'].map((slug, index) => ({ slug, gameId: 20 + index, family: 'maze' }))
  expect(slugsOf(ranked([...cards, ...mazes]))).toEqual(['golf', 'hedge', 'canfield', 'cave', 'yukon'])
})

describe('the game of the day', () => {
  const games = numbered('apple', 'sudoku', '2048', 'mahjong')

  test('is the same for everybody on one day and another one on the next', () => {
    expect(gameOfTheDay(games, 20_000)).toEqual(gameOfTheDay(games.toReversed(), 20_000))
    expect(gameOfTheDay(games, 20_000)).not.toEqual(gameOfTheDay(games, 20_001))
  })

  test('goes around the games of the evening', () => {
    const week = Array.from({ length: 6 }, (_, day) => gameOfTheDay(games, day)!)
    expect(slugsOf(week)).toEqual(['2048', 'mahjong', 'sudoku', '2048', 'mahjong', 'sudoku'])
  })

  test('is any game where there is none of the evening, and nothing without games', () => {
    expect(gameOfTheDay(numbered('apple', 'pear'), 1)!.slug).toBe('pear')
    expect(gameOfTheDay([], 1)).toBeUndefined()
  })
})

describe('games to play next', () => {
  const game = (slug: string, family: string, genre: string, ...tags: string[]): Kindred => ({
    slug,
    family,
    genre,
    tags,
  })
  const klondike = game('klondike', 'solitaire', 'puzzle', 'cards', 'skill')
  const games = [
    game('racer', 'racer', 'racing'),
    klondike,
    ...['freecell', 'spider', 'golf', 'pyramid'].map((slug) => game(slug, 'solitaire', 'puzzle', 'cards')),
    game('rummy', 'rummy', 'puzzle', 'cards'),
    game('sudoku', 'sudoku', 'puzzle', 'numbers'),
    game('darts', 'darts', 'sports', 'skill'),
  ]

  test('are alike ones first, the same family at most three times, and never the game itself', () => {
    expect(slugsOf(related(games, klondike, 12))).toEqual([
      'freecell',
      'spider',
      'golf',
      'rummy',
      'sudoku',
      'darts',
      'racer',
    ])
  })

  test('are no more than asked for', () => {
    expect(slugsOf(related(games, klondike, 2))).toEqual(['freecell', 'spider'])
    expect(related([klondike], klondike, 12)).toEqual([])
  })
})
