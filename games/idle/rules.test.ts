import { expect, test } from 'vitest'
import { definitions, type TradeName } from './definitions.ts'
import { createIdle, isIdleInput, type IdleSim } from './rules.ts'
import { dunes, TOWNS, type Market } from './trades/dunes.ts'
import { openGrounds, SELL, type Harbour } from './trades/fleet.ts'
import type { Beach } from './trades/merge.ts'
import type { Farm } from './trades/plots.ts'
import { GATHER, SELL as SELL_FISH, type Reef } from './trades/reef.ts'
import { FLARE_TICKS, type Keep } from './trades/tower.ts'
import type { Works } from './trades/works.ts'
import { awayCoins, MOST_AWAY_SECONDS, pearlsFor, pearlShare, priceOf } from './world.ts'

const open = (trade: TradeName) =>
  createIdle(
    definitions.find((one) => one.trade === trade)!,
    3,
  )
const bodyOf = <Body>({ world }: IdleSim) => world.body as Body
function wait(sim: IdleSim, ticks: number) {
  for (let tick = 0; tick < ticks; tick++) sim.apply(0)
}

test('buying costs the price, and only coins in hand can be spent', () => {
  const sim = open('plots')
  sim.apply(['buy', 0])
  expect(sim.world.levels[0]).toBe(0)
  const price = priceOf(sim.world, sim.definition, 0)!
  sim.world.coins = price + 5
  sim.apply(['buy', 0])
  expect([sim.world.levels[0], sim.world.coins]).toEqual([1, 5])
  expect(priceOf(sim.world, sim.definition, 0)).toBeGreaterThan(price)
})

test('a card that no goal has opened yet cannot be bought', () => {
  const sim = open('plots')
  sim.world.coins = 1e9
  sim.apply(['buy', 5])
  expect(sim.world.levels[5]).toBe(0)
  sim.world.goal = 4
  sim.apply(['buy', 5])
  expect(sim.world.levels[5]).toBe(1)
})

test('a goal stays reached and the last one wins', () => {
  const sim = open('plots')
  sim.world.total = sim.definition.goals[2]!
  expect(sim.apply(0).filter(({ kind }) => kind === 'goal')).toHaveLength(3)
  sim.world.total = sim.definition.goals.at(-1)!
  sim.apply(0)
  expect(sim.status).toBe('won')
  expect(sim.legal()).toEqual([])
})

test('a won world that is loaded continues without an end', () => {
  const sim = open('plots')
  sim.world.total = sim.definition.goals.at(-1)!
  sim.apply(0)
  const next = open('plots')
  next.apply(['load', sim.save()])
  expect(next.status).toBe('playing')
  expect(next.world.goal).toBe(sim.definition.goals.length)
})

test('a new start resets everything but pearls, goals and the score', () => {
  const sim = open('cave')
  sim.apply(['anew'])
  expect(sim.world.pearls).toBe(0)
  sim.world.earned = sim.definition.newStart * 4
  sim.world.total = sim.world.earned
  sim.world.levels[0] = 7
  expect(pearlsFor(sim.world, sim.definition)).toBe(6)
  const score = sim.score
  sim.apply(['anew'])
  expect(sim.world).toMatchObject({ pearls: 6, coins: 0, earned: 0 })
  expect(sim.world.levels[0]).toBe(0)
  expect(sim.score).toBe(score)
  expect(pearlShare(6)).toBe(3)
})

test.for([
  [10, 0, 0],
  [10, 60, 150],
  [10, -5, 0],
  [1, MOST_AWAY_SECONDS * 3, MOST_AWAY_SECONDS / 4],
] as const)('%i coins a second for %i s away bring %i', ([rate, away, coins]) => {
  expect(awayCoins(rate, away)).toBe(coins)
})

test.for([
  [0, true],
  [['buy', 5], true],
  [['buy', 6], false],
  [['act', 3, 0], true],
  [['act', 3], false],
  [['act', 1.5, 0], false],
  [['away', 3600], true],
  [['away', 1e9], false],
  [['anew'], true],
  [['load', 7], false],
  [1, false],
  ['anew', false],
] as const)('the input %j is allowed: %s', ([input, isAllowed]) => {
  expect(isIdleInput(definitions[0]!, input)).toBe(isAllowed)
})

test('a ripe plot pays when it is picked, a green one only grows', () => {
  const sim = open('plots')
  const { plots } = bodyOf<Farm>(sim)
  plots[0]!.grown = 1
  sim.apply(['act', 0, 0])
  expect(sim.world.coins).toBeGreaterThan(0)
  const before = plots[0]!.grown
  wait(sim, 6)
  sim.apply(['act', 0, 0])
  expect(plots[0]!.grown).toBeGreaterThan(before + 0.1)
})

test('two equal shells become one of the next kind, unequal ones change places', () => {
  const sim = open('merge')
  const beach = bodyOf<Beach>(sim)
  beach.cells = beach.cells.map((_, cell) => [1, 1, 3][cell] ?? 0)
  sim.apply(['act', 0, 1])
  expect(beach.cells.slice(0, 3)).toEqual([0, 2, 3])
  wait(sim, 6)
  sim.apply(['act', 1, 2])
  expect(beach.cells.slice(0, 3)).toEqual([0, 3, 2])
})

test('two actions have a pause between them', () => {
  const sim = open('cave')
  const { length } = Array.from({ length: 20 }).filter(() =>
    sim.apply(['act', 0, 0]).some(({ kind }) => kind === 'hit'),
  )
  expect(length).toBeLessThanOrEqual(4)
})

test('fish that have come home wait in the stall until they are sold', () => {
  const sim = open('fleet')
  const harbour = bodyOf<Harbour>(sim)
  sim.apply(['act', 0, 0])
  wait(sim, 200)
  expect(harbour.stock).toBeGreaterThan(0)
  expect(sim.world.coins).toBe(0)
  expect(harbour.shoals[0]).toBeLessThan(1)
  sim.apply(['act', SELL, 0])
  expect(harbour.stock).toBe(0)
  expect(sim.world.coins).toBeGreaterThan(0)
  expect(openGrounds(sim.world.levels)).toBe(2)
})

test('a machine works only on what is ready for its step', () => {
  const sim = open('works')
  const works = bodyOf<Works>(sim)
  sim.world.levels[2] = 1
  works.slots = [1, 0]
  works.items = [{ at: 0, stage: 0, gold: false }]
  wait(sim, 200)
  expect(works.items[0]!.stage).toBe(1)
})

test('a fallen keep loses some waves and keeps its coins', () => {
  const sim = open('tower')
  const keep = bodyOf<Keep>(sim)
  keep.wave = 9
  keep.hp = -1
  sim.world.coins = 50
  sim.apply(0)
  expect([keep.wave, sim.world.coins]).toEqual([6, 50])
  expect(keep.hp).toBeGreaterThan(0)
})

test('a flare needs time before the next one', () => {
  const sim = open('tower')
  const flares = () => sim.apply(['act', 0, 0]).filter(({ kind }) => kind === 'flare').length
  expect(flares()).toBe(1)
  wait(sim, FLARE_TICKS / 2)
  expect(flares()).toBe(0)
  wait(sim, FLARE_TICKS)
  expect(flares()).toBe(1)
})

test('only a grown fish can be sold; pearls near the finger are gathered', () => {
  const sim = open('reef')
  const reef = bodyOf<Reef>(sim)
  sim.apply(['act', SELL_FISH, 0])
  expect(reef.fish).toHaveLength(2)
  reef.fish[0]!.meals = 8
  wait(sim, 6)
  sim.apply(['act', SELL_FISH, 0])
  expect(reef.fish).toHaveLength(1)
  const coins = sim.world.coins
  reef.pearls = [{ x: 500, y: 800, worth: 9 }]
  wait(sim, 6)
  sim.apply(['act', GATHER, 560])
  expect(sim.world.coins).toBe(coins + 9)
})

test('a town that has just bought pays less', () => {
  const sim = open('dunes')
  const market = bodyOf<Market>(sim)
  sim.apply(['act', 1, 0])
  wait(sim, 300)
  expect(sim.world.coins).toBeGreaterThan(0)
  expect(market.wants[1]).toBeLessThan(0.6)
  expect(market.wants[2]).toBe(1)
  expect(dunes.acts(sim.world as never)).toHaveLength(3)
  expect(TOWNS.length).toBe(9)
})
