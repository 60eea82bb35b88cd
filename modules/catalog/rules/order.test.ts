import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eveningGames, learned, ranked } from './ranking.ts'
import { companionsFirst, relatives, type Kindred } from './related.ts'

const numbered = (...slugs: string[]) =>
  slugs.map((slug, index) => ({ slug, gameId: index + 1, family: slug }))
const slugsOf = (games: readonly { readonly slug: string }[]) => games.map(({ slug }) => slug)

test('the chosen games come first, the others by id', () => {
  expect(slugsOf(ranked(numbered('zebra', 'sudoku', 'apple', '2048')))).toEqual([
    '2048',
    'sudoku',
    'zebra',
    'apple',
  ])
})

test('all thirty-one chosen games exist', () => {
  const registry = readFileSync(join(import.meta.dirname, '../../../games/registry.tsv'), 'utf8')
  const slugs = registry.split('\n').flatMap((line) => line.split('\t').slice(1, 2))
  const first = (all: readonly string[]) => new Set(slugsOf(ranked(numbered(...all))).slice(0, 31))
  // What is chosen comes first however the games are numbered.
  expect(first(slugs).size).toBe(31)
  expect(first(slugs)).toEqual(first(slugs.toReversed()))
})

test('families alternate, so that no family fills a screen', () => {
  const cards = ['golf', 'canfield', 'yukon'].map((slug, index) => ({
    slug,
    gameId: 10 + index,
    family: 'cards',
  }))
  const mazes = ['hedge', 'cave'].map((slug, index) => ({ slug, gameId: 20 + index, family: 'maze' }))
  expect(slugsOf(ranked([...cards, ...mazes]))).toEqual(['golf', 'hedge', 'canfield', 'cave', 'yukon'])
})

describe('the order by plays and likes', () => {
  const games = numbered('apple', 'pear', 'plum', 'fig', 'kiwi', 'lime', 'date', 'nut')

  test('is the default while there are no data or no differences', () => {
    expect(learned(games, new Map())).toBe(games)
    expect(learned(games, new Map(games.map(({ gameId }) => [gameId, 1])))).toEqual(games)
  })

  test('moves good games forward and weak ones back; the others keep their order', () => {
    const order = slugsOf(
      learned(
        games,
        new Map([
          [8, 2],
          [1, 0.5],
        ]),
      ),
    )
    expect(order.indexOf('nut')).toBeLessThan(3)
    expect(order.at(-1)).toBe('apple')
    expect(order.filter((slug) => slug !== 'nut' && slug !== 'apple')).toEqual([
      'pear',
      'plum',
      'fig',
      'kiwi',
      'lime',
      'date',
    ])
  })

  test('keeps games of one family apart', () => {
    const cards = ['golf', 'canfield'].map((slug, index) => ({ slug, gameId: 20 + index, family: 'cards' }))
    const best = new Map([
      [20, 3],
      [21, 3],
    ])
    const order = slugsOf(learned([...games, ...cards], best))
    expect(order.indexOf('canfield') - order.indexOf('golf')).toBeGreaterThan(3)
    expect(order).toHaveLength(10)
  })
})

describe('the games of the evening', () => {
  const games = numbered('apple', 'sudoku', '2048', 'mahjong')

  test('are the recommended games, in the order of the portal', () => {
    expect(slugsOf(eveningGames(games))).toEqual(['2048', 'mahjong', 'sudoku'])
    expect(slugsOf(eveningGames(games.toReversed()))).toEqual(['2048', 'mahjong', 'sudoku'])
  })

  test('are all games if none of them exists', () => {
    expect(slugsOf(eveningGames(numbered('apple', 'pear')))).toEqual(['apple', 'pear'])
    expect(eveningGames([])).toEqual([])
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

  test('are similar ones first, at most three of one family, and never the game itself', () => {
    expect(slugsOf(relatives(games, 12)(klondike))).toEqual([
      'freecell',
      'spider',
      'golf',
      'rummy',
      'sudoku',
      'darts',
      'racer',
    ])
  })

  test('are no more than requested', () => {
    expect(slugsOf(relatives(games, 2)(klondike))).toEqual(['freecell', 'spider'])
    expect(relatives([klondike], 12)(klondike)).toEqual([])
  })

  test('are companions first, at most eight, and similar games after them', () => {
    const kin = relatives(games, 12)(klondike)
    const [racer, , freecell] = games
    expect(slugsOf(companionsFirst([], kin, 12))).toEqual(slugsOf(kin))
    expect(slugsOf(companionsFirst([racer!, freecell!], kin, 4))).toEqual([
      'racer',
      'freecell',
      'spider',
      'golf',
    ])
    const many = Array.from({ length: 12 }, (_, index) => game(`other-${index}`, 'other', 'idle'))
    const shown = slugsOf(companionsFirst(many, kin, 12))
    expect(shown.slice(7, 9)).toEqual(['other-7', 'freecell'])
    expect(shown).toHaveLength(12)
  })
})
