import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family, type KitchenSim } from './family.ts'
import type { KitchenInput } from './inputs.ts'
import { starsOf } from './rules.ts'

const definition = family.definitions[0]!

interface Wish {
  readonly seed: number
  readonly day: number
  readonly longest: number
  readonly strength?: 0 | 1 | 2
}

function play({ seed, day, longest, strength }: Wish) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, day) as KitchenSim
  const inputs: KitchenInput[] = []
  while (sim.status === 'playing' && inputs.length < longest) {
    const input = strength === undefined ? pickOne(sim.legal(), random) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test('random hands on six days never run out of things to do', () => {
  for (const day of [1, 4, 9, 14, 20, 25]) {
    const { sim } = play({ seed: day, day, longest: 900 })
    expect(sim.status === 'playing' ? sim.legal().length : 1).toBeGreaterThan(0)
  }
})

test('a day ends the same when it is replayed or reloaded', () => {
  const { sim, inputs } = play({ seed: 42, day: 12, longest: 2400, strength: 1 })
  const replayed = playAgain(family, definition, {
    seed: 42,
    level: 12,
    inputs: JSON.parse(JSON.stringify(inputs)) as KitchenInput[],
  })
  expect(replayed.hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 42, 12)
  for (const [index, input] of inputs.entries()) {
    if (index % 400 === 177) reloaded = family.create(definition, 42, 12, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(64_000)
})

test('a good cook gets three stars on the first and on the last day', () => {
  for (const day of [1, 24]) {
    const { sim } = play({ seed: 3, day, longest: 20_000, strength: 2 })
    expect(sim.status).toBe('won')
    expect(starsOf(sim.kitchen)).toBe(3)
  }
})

test('a day on which nobody cooks is lost: every guest goes hungry', () => {
  const sim = family.create(definition, 5, 1) as KitchenSim
  for (let tick = 0; tick < 20_000 && sim.status === 'playing'; tick++) sim.apply(0)
  expect(sim.status).toBe('lost')
  expect(sim.kitchen).toMatchObject({ served: 0, missed: 3 })
})

test('the last level goes on until three guests have gone hungry', () => {
  const { sim } = play({ seed: 8, day: definition.levels, longest: 60_000, strength: 0 })
  expect(sim.status).toBe('over')
  expect(sim.kitchen.missed).toBe(3)
  expect(sim.kitchen.served).toBeGreaterThan(2)
})

test('the cover is a small drawing of its own', () => {
  expect(cover(definition).length).toBeLessThan(6000)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
})
