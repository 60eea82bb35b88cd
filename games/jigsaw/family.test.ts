import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'

const games = family.definitions

test.for(games)('the proved solution wins every level of $slug', (definition) => {
  for (let level = 1; level <= definition.levels; level++) {
    const inputs = family.prove!(definition, 1, level)!
    expect(playAgain(family, definition, { seed: 1, level, inputs }).status, `level ${level}`).toBe('won')
  }
})

test.for(games)(
  'random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 4; seed++) {
      const random = seededRandom(seed)
      const whole = family.create(definition, seed, seed * 9)
      let reloaded = family.create(definition, seed, seed * 9)
      for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
        const input = pickOne(whole.legal(), random)
        expect(family.allows!(whole, input)).toBe(true)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 6 === 0) reloaded = family.create(definition, seed, seed * 9, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)

test.for(games)('$slug has a small cover and says how it is played', (definition) => {
  expect(cover(definition).length).toBeLessThan(6 * 1024)
  expect(how(definition)).toHaveLength(3)
})

test('no two covers are alike', () => expect(new Set(games.map(cover)).size).toBe(games.length))
