import { expect, test } from 'vitest'
import { CATEGORY_ORDER } from '#modules/catalog/rules/categories.ts'
import { familyFolders } from '../../../scripts/games-gate/load-families.ts'
import { HUBS, kinOf, type HubFacts } from './hubs.ts'

const game = (facts: Partial<HubFacts>): HubFacts => ({
  family: 'nothing-known',
  orientation: 'any',
  players: 1,
  score: { unit: 'points', ranked: false },
  ...facts,
})
const kinds = HUBS.filter(({ category }) => category !== undefined)
const hubsOf = (facts: Partial<HubFacts>) =>
  HUBS.filter((hub) => hub.has(game(facts))).map(({ slug }) => slug)

test('every hub has an address of its own, of small letters, digits and hyphens', () => {
  const slugs = HUBS.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every family of games is of exactly one kind, and every kind stands in a category', () => {
  for (const family of familyFolders()) {
    const own = kinds.filter((hub) => hub.has(game({ family })))
    expect(own.length, family).toBe(1)
  }
  for (const { slug, category } of kinds) expect(CATEGORY_ORDER, slug).toContain(category)
})

test.for([
  [{ players: 2 }, ['for-two', 'offline']],
  [{ players: 1, orientation: 'portrait' }, ['one-hand', 'offline']],
  [{ players: 2, orientation: 'portrait' }, ['for-two', 'offline']],
  [{ score: { unit: 'milliseconds', ranked: true } }, ['offline', 'leaderboards', 'against-the-clock']],
  [{ score: { unit: 'moves', ranked: false } }, ['offline']],
  [{ hosted: { address: 'https://games.example/' } }, []],
] as const)('a game with %j is in the themes %j', ([facts, themes]) => {
  expect(hubsOf(facts)).toEqual(themes)
})

test('kin are others of the same category first; a theme has themes', () => {
  for (const hub of HUBS) {
    const kin = kinOf(hub, HUBS)
    expect(kin, hub.slug).not.toContain(hub)
    expect(kin.length, hub.slug).toBe(8)
  }
  const rummy = HUBS.find(({ slug }) => slug === 'rummy')!
  expect(
    kinOf(rummy, HUBS)
      .map(({ slug }) => slug)
      .slice(0, 4),
  ).toEqual(['solitaire', 'trick-taking', 'shedding-cards', 'for-two'])
})
