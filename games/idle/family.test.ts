import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import type { IdleDefinition } from './definitions.ts'
import { family } from './family.ts'
import type { IdleInput, IdleSim } from './rules.ts'

const { definitions } = family
const MINUTE = 3600

function play(definition: IdleDefinition, ticks: number, strength: 0 | 1 | 2 | undefined, seed = 4) {
  const random = seededRandom(seed)
  const blind = randomPolicy(true, random)
  const sim = family.create(definition, seed, 1)
  const inputs: IdleInput[] = []
  const bought: number[] = []
  while (sim.status === 'playing' && inputs.length < ticks) {
    const input = strength === undefined ? (blind(sim) as IdleInput) : family.bot(sim, random, strength)!
    inputs.push(input)
    if (sim.apply(input).some(({ kind }) => kind === 'buy')) bought.push(inputs.length / 60)
  }
  return { sim: sim as IdleSim, inputs, bought }
}

test.for(definitions)('$id gives a good hand something new all the time', (definition) => {
  const { sim, bought } = play(definition, 4 * MINUTE, 2)
  const waits = bought.map((second, index) => second - (bought[index - 1] ?? 0))
  expect(bought[0]).toBeLessThan(14)
  expect(Math.max(...waits)).toBeLessThan(75)
  expect(sim.world.goal).toBeGreaterThanOrEqual(7)
  expect(sim.world.goal).toBeLessThan(definition.goals.length - 1)
})

test.for(definitions)('$id rewards a good hand over a blind one', (definition) => {
  expect(play(definition, 1.5 * MINUTE, 2).sim.score).toBeGreaterThan(
    1.5 * play(definition, 1.5 * MINUTE, undefined).sim.score,
  )
})

test.for(definitions)('$id ends the same when it is replayed or reloaded', (definition) => {
  const { sim, inputs } = play(definition, MINUTE, 2)
  expect(playAgain(family, definition, { seed: 4, level: 1, inputs }).hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 4, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 900 === 700) reloaded = family.create(definition, 4, 1, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(20_000)
  expect(inputs.every((input) => family.allows!(sim, input))).toBe(true)
})

test.for(definitions)('$id never leaves a blind hand without something to do', (definition) => {
  for (let seed = 1; seed <= 6; seed++)
    expect(play(definition, 400, undefined, seed).sim.status).toBe('playing')
})

test.for(definitions)('$id goes on from a kept world with the coins of the time away', (definition) => {
  const before = play(definition, 3.7 * MINUTE, 2).sim
  const back = family.create(definition, 9, 1) as IdleSim
  back.apply(['load', before.save()])
  expect(back.hash()).toBe(before.hash())
  back.apply(['away', 3600])
  expect(back.world.coins).toBeGreaterThan(before.world.coins)
})

test.for(definitions)('$id has a small cover of its own', (definition) => {
  expect(cover(definition).length).toBeLessThan(6144)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
})
