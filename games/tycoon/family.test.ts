import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { plans } from './plans.ts'
import type { YardSim } from './rules.ts'
import { CAN, isNight, tideOf, TIDE } from './twists.ts'
import { isWanted, slotFor } from './yard.ts'
import { stepOf, wayTo, WAYS } from './walk.ts'

const { definitions } = family
const open = (twist: string, seed = 3) =>
  family.create(
    definitions.find((one) => one.twist === twist)!,
    seed,
    1,
  ) as unknown as YardSim

function worked(slug: string, ticks: number, strength: 0 | 1 | 2 = 2) {
  const sim = family.create(
    definitions.find((one) => one.slug === slug)!,
    5,
    1,
  )
  const random = seededRandom(1)
  for (let tick = 0; tick < ticks && sim.status === 'playing'; tick++)
    sim.apply(family.bot(sim, random, strength) ?? 0)
  return sim as unknown as YardSim
}

test.for(definitions)('$slug: a good worker earns and builds within a minute', ({ slug }) => {
  const { state } = worked(slug, 3600)
  expect(state.score).toBeGreaterThan(20)
  expect(state.built).toBeGreaterThan(0)
})

test.for(definitions)('$slug: a player who stands still earns nothing, and the yard waits', (definition) => {
  const sim = family.create(definition, 3, 1)
  for (let tick = 0; tick < 1200; tick++) sim.apply(0)
  expect([sim.status, sim.score]).toEqual(['playing', 0])
})

test.for(definitions)('$slug is restored as it was saved', (definition) => {
  const before = worked(definition.slug, 1500)
  const after = family.create(definition, 9, 1)
  after.apply(['load', before.save()])
  expect(after.score).toBe(before.score)
  expect(after.progress).toBe(before.progress)
  expect(before.save().length).toBeLessThan(20_000)
})

test('a yard saved by other rules is refused', () => {
  const sim = open('water')
  sim.apply(['load', open('build').save()])
  expect(sim.state.paid).toHaveLength(plans.water.pads.length)
})

test('beds stay dry without water, and the can is filled at the well', () => {
  const sim = open('water')
  sim.state.meter = 0
  const bed = sim.state.stands[0]!
  bed.left = 0
  bed.out = 0
  for (let tick = 0; tick < 400; tick++) sim.apply(0)
  expect(bed.out).toBe(0)
  sim.state.hero = { x: plans.water.fixtures[2]!.x, y: plans.water.fixtures[2]!.y }
  sim.apply(0)
  expect(sim.state.meter).toBe(CAN)
})

test('the tide is out for half of its time and full before it falls', () => {
  const { state } = open('tide')
  const at = (clock: number) => tideOf({ ...state, clock })
  expect([at(0), at(TIDE * 0.49), at(TIDE * 0.7)]).toEqual([0, 0, 1])
  expect(at(TIDE * 0.95)).toBeLessThan(1)
})

test('an order takes what is written on it and no more', () => {
  const { plan, state } = open('contract')
  state.stands[2]!.queue = [0, 0]
  state.stands[2]!.has = [2, 0, 0, 0]
  expect([slotFor(plan, state, 2, 0), slotFor(plan, state, 2, 1)]).toEqual([-1, -1])
  state.stands[2]!.has = [1, 0, 0, 0]
  expect(slotFor(plan, state, 2, 0)).toBe(0)
})

test('goods that nobody needs are put down', () => {
  const { plan, state } = open('build')
  expect([0, 1, 2, 3].map((thing) => isWanted(plan, state, thing))).toEqual([true, true, true, true])
  state.paid = plan.pads.map(({ cost }) => cost)
  expect(isWanted(plan, state, 3)).toBe(false)
})

test('night comes after the day', () => {
  const { state } = open('night')
  expect([isNight({ ...state, clock: 0 }), isNight({ ...state, clock: 60 * 30 })]).toEqual([false, true])
})

test('the stick has sixteen directions', () => {
  for (let input = 1; input <= WAYS; input++) {
    const [x, y] = stepOf(input)
    expect(x * x + y * y).toBeCloseTo(1, 4)
    expect(wayTo(x * 50, y * 50, 5)).toBe(input)
  }
  expect(wayTo(2, 2, 5)).toBe(0)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([definitions[index]!.slug, drawing.length < 6144]).toEqual([definitions[index]!.slug, true])
  expect(new Set(covers).size).toBe(definitions.length)
})
