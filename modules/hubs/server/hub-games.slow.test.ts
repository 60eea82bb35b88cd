import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf } from '#modules/catalog/server/catalogue.ts'
import { COLLECTIONS } from '../rules/collections.ts'
import { HUBS } from '../rules/hubs.ts'
import { openHubs } from './hubs.ts'

/** A page with fewer games says nothing that its games do not say. */
const FEWEST = 6
const built = join(import.meta.dirname, '../../../dist/catalogue.json')
const games = JSON.parse(readFileSync(built, 'utf8')) as readonly CatalogueEntry[]
const slugs = new Set(games.map(({ slug }) => slug))

test('a collection names existing games, each once', () => {
  for (const [name, { games: named }] of Object.entries(COLLECTIONS)) {
    const list = named.split(/\s+/)
    expect(
      list.filter((slug) => !slugs.has(slug)),
      name,
    ).toEqual([])
    expect(new Set(list).size, name).toBe(list.length)
  }
})

test('a collection and a further theme have enough games', () => {
  const later = HUBS.filter(({ category, isForemost }) => category === undefined && !isForemost)
  expect(later.length).toBeGreaterThanOrEqual(40)
  for (const hub of later)
    expect(games.filter((game) => hub.has(game)).length, hub.slug).toBeGreaterThanOrEqual(FEWEST)
})

test('a part of solitaire, chess or sudoku has no games of another kind', () => {
  for (const hub of HUBS.filter(
    ({ under }) => under === 'solitaire' || under === 'chess' || under === 'sudoku',
  )) {
    const kind = HUBS.find(({ slug }) => slug === hub.under)!
    const strangers = games.filter((game) => hub.has(game) && !kind.has(game))
    expect(
      strangers.map(({ slug }) => slug),
      hub.slug,
    ).toEqual([])
  }
})

test.for(LANGUAGES)('no two hubs have the same answers in %s', (language) => {
  const hubs = openHubs(catalogueOf(games))
  const pages = hubs.slugs().map((slug) => hubs.page(slug, language)!)
  expect(pages).toHaveLength(HUBS.length)
  const said = pages.map(({ questions }) => questions.map(({ answer }) => answer).join(' '))
  expect(new Set(said).size).toBe(pages.length)
  for (const { questions, slug } of pages) {
    expect(questions.length, slug).toBeGreaterThanOrEqual(5)
    expect(new Set(questions.map(({ answer }) => answer)).size, slug).toBe(questions.length)
  }
})

test('no collection shows the same games as another hub', () => {
  const all = HUBS.filter(({ slug }) => slug !== 'leaderboards')
  const shown = all.map((hub) =>
    games
      .filter((game) => hub.has(game))
      .map(({ slug }) => slug)
      .join(' '),
  )
  expect(new Set(shown).size).toBe(all.length)
})
