import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'

const games = family.definitions

test.for(games)('the proved line wins every level of $slug', (definition) => {
  const lengths = Array.from({ length: LEVELS }, (_, index) => {
    const inputs = family.prove!(definition, 1, index + 1)!
    expect(playAgain(family, definition, { seed: 1, level: index + 1, inputs }).status).toBe('won')
    return inputs.length
  })
  expect(lengths[29]).toBeGreaterThan(lengths[0]!)
  // With rounds a way is shorter than through a maze that has only one.
  expect(Math.min(...lengths.slice(30))).toBeGreaterThan(10)
})

test.for(games)(
  'six random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = seededRandom(seed)
      const whole = family.create(definition, seed, seed * 4)
      let reloaded = family.create(definition, seed, seed * 4)
      for (let turn = 0; turn < 30 && whole.status === 'playing'; turn++) {
        const input = pickOne(whole.legal(), random)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 6 === 0) reloaded = family.create(definition, seed, seed * 4, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)

test.for(games)('the strong bot wins the last level of $slug', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 1, LEVELS)
  for (let turn = 0; turn < 400 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
