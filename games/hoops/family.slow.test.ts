import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { MODES } from './definitions.ts'
import { family } from './family.ts'
import type { Throw } from './throw.ts'

const definition = family.definitions[0]!
const LEVELS = Object.values(MODES)
const LONGEST = 90 * 60

function play(seed: number, level: number, strength: 0 | 1 | 2 | 'random'): number {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, level)
  for (let count = 0; count < LONGEST && sim.status === 'playing'; count++) {
    sim.apply(strength === 'random' ? pickOne(sim.legal(), random) : family.bot(sim, random, strength)!)
  }
  return sim.score
}

/** Mean score of five runs. */
const mean = (strength: 0 | 1 | 2 | 'random') =>
  [1, 2, 3, 4, 5].reduce((sum, seed) => sum + play(seed, MODES.lives, strength), 0) / 5

test.for(LEVELS)('six random runs of level %i never run out of input and end', (level) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, level)
    for (let count = 0; count < LONGEST && sim.status === 'playing'; count++)
      sim.apply(pickOne(sim.legal(), random))
    expect(sim.status).toBe('over')
  }
})

test.for(LEVELS)(
  'a run of level %i goes on the same after a reload, and its replay ends the same',
  (level) => {
    const random = seededRandom(3)
    const inputs: Throw[] = []
    const whole = family.create(definition, 42, level)
    let reloaded = family.create(definition, 42, level)
    for (let count = 0; count < 1500 && whole.status === 'playing'; count++) {
      const input = family.bot(whole, random, 1)!
      inputs.push(input)
      whole.apply(input)
      reloaded.apply(input)
      if (count % 250 === 0) reloaded = family.create(definition, 42, level, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
    expect(playAgain(family, definition, { seed: 42, level, inputs }).hash()).toBe(whole.hash())
  },
)

test('better hands score more, and any hand beats luck', () => {
  const [luck, weak, good] = [mean('random'), mean(0), mean(2)]
  expect(weak).toBeGreaterThan(luck * 3)
  expect(good).toBeGreaterThan(weak)
})

test('the cover is a small picture of its own', () => {
  expect(coverSvg(cover(definition)).length).toBeLessThan(6000)
  expect(cover(definition)).toContain(`id="${definition.id}-`)
})
