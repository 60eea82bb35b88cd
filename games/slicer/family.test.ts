import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'

const definition = family.definitions[0]!
const LEVELS = [1, 2, 3]
const LONGEST = 6000

function play(seed: number, level: number, strength?: 0 | 1 | 2) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, level)
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < LONGEST) {
    const input = strength === undefined ? pickOne(sim.legal(), random) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test.for(LEVELS)('six random runs of mode %i end and never run out of inputs', (level) => {
  for (let seed = 1; seed <= 6; seed++) expect(play(seed, level).sim.status).toBe('over')
})

test.for(LEVELS)('a run of mode %i ends the same when it is replayed or reloaded', (level) => {
  const { sim, inputs } = play(42, level, 1)
  expect(playAgain(family, definition, { seed: 42, level, inputs }).hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 42, level)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 200 === 77) reloaded = family.create(definition, 42, level, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(64_000)
})

test.for(LEVELS)(
  'in mode %i a good player scores more than a slow one, and far more than a random one',
  (level) => {
    const total = (strength?: 0 | 1 | 2) =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + play(seed, level, strength).sim.score, 0)
    const slow = total(0)
    expect(slow).toBeGreaterThan(1.5 * total())
    expect(total(2)).toBeGreaterThan(1.5 * slow)
  },
)

test('the cover is a small drawing of its own', () => {
  expect(cover(definition).length).toBeLessThan(6000)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
})
