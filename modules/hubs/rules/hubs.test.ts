import { expect, test } from 'vitest'
import { CATEGORY_ORDER } from '#modules/catalog/rules/categories.ts'
import { familyFolders } from '../../../scripts/games-gate/load-families.ts'
import { HUBS, kinOf, type HubFacts } from './hubs.ts'

const game = (facts: Partial<HubFacts>): HubFacts => ({
  slug: 'nothing-known',
  family: 'nothing-known',
  orientation: 'any',
  players: 1,
  score: { unit: 'points', ranked: false },
  ...facts,
})
const kinds = HUBS.filter(({ category }) => category !== undefined)
const hubsOf = (facts: Partial<HubFacts>) =>
  HUBS.filter((hub) => hub.has(game(facts))).map(({ slug }) => slug)

test('every hub has its own address of lower-case letters, digits and hyphens', () => {
  const slugs = HUBS.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every family of games is in exactly one kind, and every kind in a category', () => {
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
  [{ score: { unit: 'moves', ranked: false } }, ['offline', 'fewest-moves']],
  [{ hosted: { address: 'https://games.example/' } }, []],
] as const)('a game with %j is in the themes %j', ([facts, themes]) => {
  expect(hubsOf(facts)).toEqual(themes)
})

const slugsOfKin = (slug: string, best: Partial<HubFacts> = {}) =>
  kinOf(
    HUBS.find((hub) => hub.slug === slug)!,
    HUBS,
    game(best),
  ).map((hub) => hub.slug)

test('kin of a kind are its parts, others of its category in turn, then themes of its best game', () => {
  expect(slugsOfKin('rummy')).toEqual(['solitaire', 'trick-taking', 'shedding-cards', 'offline'])
  expect(slugsOfKin('arenas', { players: 2 })).toEqual(['party-duels', 'for-two', 'offline'])
  expect(slugsOfKin('mazes')).toHaveLength(9)
  expect(slugsOfKin('morris').slice(0, 2)).toEqual(['hunt-and-tafl', 'strategy-boards'])
  expect(slugsOfKin('ball-games').slice(0, 2)).toEqual(['retro-arcade', 'seniors'])
})

test('kin of a part are its kind, then the other parts', () => {
  expect(slugsOfKin('freecell').slice(0, 3)).toEqual(['solitaire', 'pyramid-solitaire', 'golf-and-tripeaks'])
  expect(slugsOfKin('football')).toEqual([
    'ball-sports',
    'tennis-and-volleyball',
    'american-sports',
    'offline',
  ])
})

test('a part belongs to an existing kind', () => {
  for (const { under } of HUBS) if (under) expect(kinds.map(({ slug }) => slug)).toContain(under)
})

test('every hub is linked from another one', () => {
  const named = new Set(HUBS.flatMap((hub) => kinOf(hub, HUBS, game({}))))
  expect(HUBS.filter((hub) => !named.has(hub))).toEqual([])
})
