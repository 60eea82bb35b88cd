import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'

const games = family.definitions

test.for(games)('the proved line wins levels of $slug, and grow', (definition) => {
  const lengths = [1, 8, 17, LEVELS].map((level) => {
    const inputs = family.prove!(definition, 1, level)!
    expect(playAgain(family, definition, { seed: 1, level, inputs }).status).toBe('won')
    return inputs.length
  })
  expect(lengths.at(-1)).toBeGreaterThan(2 * lengths[0]!)
})

test.for(games)(
  'a random run of $slug never gets stuck, and continues unchanged after a reload',
  (definition) => {
    const random = seededRandom(3)
    const whole = family.create(definition, 3, 12)
    let reloaded = family.create(definition, 3, 12)
    for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
      const input = pickOne(whole.legal(), random)
      whole.apply(input)
      reloaded.apply(input)
      if (turn % 6 === 0) reloaded = family.create(definition, 3, 12, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
  },
)

test.for(games)('the strong bot completes $slug after a player has gone wrong', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 1, 9)
  for (let turn = 0; turn < 7 && sim.status === 'playing'; turn++) sim.apply(pickOne(sim.legal(), random))
  for (let turn = 0; turn < 200 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
