import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { how } from './how.ts'

const games = family.definitions

test.for(games)('the line that dealt it clears every level of $slug', (definition) => {
  for (let level = 1; level <= LEVELS; level++) {
    const inputs = family.prove!(definition, 1, level)!
    expect(playAgain(family, definition, { seed: 1, level, inputs }).status, `level ${level}`).toBe('won')
  }
})

test.for(games)(
  'random runs of $slug never get stuck, and continue unchanged after a reload',
  (definition) => {
    for (let seed = 1; seed <= 5; seed++) {
      const random = seededRandom(seed)
      const whole = family.create(definition, seed, seed * 7)
      let reloaded = family.create(definition, seed, seed * 7)
      for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
        const input = pickOne(whole.legal(), random)
        whole.apply(input)
        reloaded.apply(input)
        if (turn % 6 === 0) reloaded = family.create(definition, seed, seed * 7, reloaded.save())
      }
      expect(reloaded.hash()).toBe(whole.hash())
    }
  },
)

test.for(games)('the bot clears a late level of $slug', (definition) => {
  const random = seededRandom(8)
  const sim = family.create(definition, 1, 18)
  for (let turn = 0; turn < 200 && sim.status === 'playing'; turn++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('won')
})

test.for(games)('$slug has a small cover and says how it is played', (definition) => {
  expect(cover(definition).length).toBeLessThan(6 * 1024)
  expect(how(definition)).toHaveLength(3)
})

test('no two covers are alike', () => expect(new Set(games.map(cover)).size).toBe(games.length))
