import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import type { FlyerInput } from './rules.ts'

const definition = family.definitions[0]!

function play(seed: number, longest: number, strength?: 0 | 1 | 2) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, 1)
  const inputs: FlyerInput[] = []
  while (sim.status === 'playing' && inputs.length < longest) {
    const input = strength === undefined ? pickOne(sim.legal(), random) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test('six random flights crash soon and never run out of inputs', () => {
  for (let seed = 1; seed <= 6; seed++) expect(play(seed, 6000).sim.status).toBe('over')
})

test('a flight ends the same when it is replayed or reloaded', () => {
  const { sim, inputs } = play(42, 1500, 1)
  expect(playAgain(family, definition, { seed: 42, level: 1, inputs }).hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 42, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 200 === 77) reloaded = family.create(definition, 42, 1, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(64_000)
})

test('a careful pilot survives every course for a minute: there is always a gap', () => {
  for (const seed of [1, 2, 3, 4]) expect(play(seed, 3600, 2).sim.status).toBe('playing')
})

test('a slow pilot scores over half as much again as a random one, a quick one far more', () => {
  const total = (strength?: 0 | 1 | 2) =>
    [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + play(seed, 3000, strength).sim.score, 0)
  expect(total(1)).toBeGreaterThan(1.5 * total())
})

test('the cover is a small drawing of its own', () => {
  expect(cover(definition).length).toBeLessThan(6000)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
})
