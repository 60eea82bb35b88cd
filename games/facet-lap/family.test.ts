import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family, type RunInput } from './family.ts'
import { SEEDED } from './tracks.ts'

const definition = family.definitions[0]!

function ride(seed: number, level: number, strength?: 0 | 1 | 2) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, level)
  const inputs: RunInput[] = []
  while (sim.status === 'playing' && inputs.length < 3000) {
    const input =
      strength === undefined
        ? inputs.length % 20 === 0
          ? pickOne(sim.legal(), random)
          : inputs.at(-1)!
        : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test.for([1, 5, 12, SEEDED])('a lap of track %i ends the same when replayed or reloaded', (level) => {
  const { sim, inputs } = ride(7, level, 1)
  expect(playAgain(family, definition, { seed: 7, level, inputs }).hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 7, level)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 200 === 77) reloaded = family.create(definition, 7, level, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(4000)
})

test('the driver wins every time, a better one sooner; a random one never arrives in fifty seconds', () => {
  const [weak, good] = [ride(3, 4, 0), ride(3, 4, 2)]
  expect([weak.sim.status, good.sim.status]).toEqual(['won', 'won'])
  expect(good.sim.score).toBeLessThan(weak.sim.score)
  expect(ride(3, 4).sim.status).toBe('playing')
})

test('the proved line of a level wins it', () => {
  for (const level of [1, 8, SEEDED]) {
    const inputs = family.prove!(definition, 5, level)!
    expect(playAgain(family, definition, { seed: 5, level, inputs }).status).toBe('won')
  }
})

test('the cover is a small drawing of its own', () => {
  expect(cover(definition).length).toBeLessThan(6000)
  expect(coverSvg(cover(definition))).toMatch(/^<svg.*<\/svg>$/)
})
