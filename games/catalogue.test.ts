import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { GameDefinition } from '#kit/game/contract.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { CATEGORY_ORDER } from '#modules/catalog/rules/categories.ts'
import { faultsOf, isSlug, RESERVED_GAMES } from '#modules/catalog/rules/ids.ts'
import { familyFolders, loadRules } from '../scripts/games-gate/load-families.ts'

interface Owned {
  readonly folder: string
  readonly game: GameDefinition
}

/** The five that end the numbers of the specification; games that came after it go on above them. */
const LAST_NUMBER = 1752
const LAST = ['sudoku', 'mahjong', 'pool', 'classic-chess', '2048']
let games: readonly Owned[]

beforeAll(async () => {
  const families = await Promise.all(
    familyFolders().map(async (folder) => ({ folder, family: await loadRules(folder) })),
  )
  games = families.flatMap(({ folder, family }) => family.definitions.map((game) => ({ folder, game })))
})

const titleIn = (language: string) => {
  const texts = new Map<string, Readonly<Record<string, string>>>()
  return ({ folder, game }: Owned) => {
    const file = `games/${folder}/messages/${language}.json`
    const read = texts.get(folder) ?? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    texts.set(folder, read)
    return read[`title.${game.id}`]
  }
}

test('every game has a slug and a number of its own', () => {
  const all = games.map(({ game }) => game)
  expect(all.length).toBeGreaterThan(0)
  expect(faultsOf(all)).toEqual([])
  for (const { slug } of all) expect(isSlug(slug), slug).toBe(true)
})

test('[2.11] all games that the specification names are ours, with the numbers it gives', () => {
  const numbers = Object.fromEntries(games.map(({ game }) => [game.slug, game.gameId]))
  expect(numbers).toMatchObject(RESERVED_GAMES)
})

test('[2.10] slugs are lower-case words joined by hyphens; exactly one has capital letters', () => {
  const slugs = games.map(({ game }) => game.slug)
  expect(slugs.filter((slug) => slug !== slug.toLowerCase())).toEqual(['ABC-Blocks'])
  expect(slugs.some((slug) => /\d/.test(slug))).toBe(true)
})

test('a game is called what it is: a board game by its board, and what flies alone is no race', () => {
  const genreOf = Object.fromEntries(games.map(({ game }) => [game.slug, game.genre]))
  expect(genreOf).toMatchObject({
    'classic-chess': 'board',
    'jetpack-joyride': 'arcade',
    polytrack: 'racing',
    pool: 'sports',
    sudoku: 'puzzle',
  })
  expect(games.filter(({ folder, game }) => folder === 'flyer' && game.tags.includes('racing'))).toEqual([])
})

test('[1.3] there are 1,750 games and more, at least sixty in each genre, and no family is a tenth of them', () => {
  expect(games.length).toBeGreaterThanOrEqual(1750)
  for (const genre of ['puzzle', 'idle', 'sports', 'racing', 'shooter', 'io'])
    expect(games.filter(({ game }) => game.genre === genre).length, genre).toBeGreaterThanOrEqual(60)
  for (const folder of familyFolders()) {
    const share = games.filter((one) => one.folder === folder).length / games.length
    expect(share, folder).toBeLessThan(0.09)
  }
})

test('[2.12] numbers begin at 1, and the last up to 1752 are sudoku, mahjong, pool, classic chess and 2048', () => {
  const all = games.map(({ game }) => game).toSorted((one, other) => one.gameId - other.gameId)
  const own = all.filter(({ gameId }) => gameId <= LAST_NUMBER)
  expect(all[0]!.gameId).toBe(1)
  expect(own.slice(-LAST.length).map(({ slug }) => slug)).toEqual(LAST)
  expect(own.at(-1)!.gameId).toBe(LAST_NUMBER)
  expect(all.every(({ gameId }, index) => index === 0 || gameId > all[index - 1]!.gameId)).toBe(true)
})

test('every family names its games once and stands under its own name', async () => {
  for (const folder of familyFolders()) {
    const family = await loadRules(folder)
    const ids = family.definitions.map(({ id }) => id)
    expect(new Set(ids).size, folder).toBe(ids.length)
    expect(family.name).toBe(folder)
  }
})

test('every game stands in a category of the home page', () => {
  for (const { game } of games) {
    for (const tag of [game.genre, ...game.tags]) expect(CATEGORY_ORDER, game.slug).toContain(tag)
  }
})

test.for(LANGUAGES)('[1.26] no two games have the same title in %s, and none is missing', (language) => {
  const title = titleIn(language)
  const seen = new Map<string, string>()
  for (const owned of games) {
    const name = title(owned)?.normalize('NFKC').toLowerCase()
    expect(name, owned.game.slug).toBeTruthy()
    expect(seen.get(name!), `${owned.game.slug} is called ${name}`).toBeUndefined()
    seen.set(name!, owned.game.slug)
  }
})

test('a game whose opponent moves in the browser keeps no tables: nobody could prove its scores', async () => {
  for (const folder of familyFolders()) {
    const family = await loadRules(folder)
    const ranked = family.definitions.filter(({ score }) => score.ranked)
    if (family.isRivalsTurn) expect(ranked, folder).toEqual([])
  }
})
