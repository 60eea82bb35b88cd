import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

const games = family.definitions

test.for(games)('the proved line wins every level of $slug', (definition) => {
  for (let level = 1; level <= LEVELS; level++) {
    const inputs = family.prove!(definition, 5, level)!
    expect(playAgain(family, definition, { seed: 5, level, inputs }).status).toBe('won')
  }
})

test.for(games)('the bot wins $slug by reasoning, with legal moves only', (definition) => {
  for (const level of [1, 9, 18]) {
    const random = seededRandom(level)
    const sim = family.create(definition, level, level)
    for (let turn = 0; turn < 140 && sim.status === 'playing'; turn++) {
      const input = family.bot(sim, random, 2)!
      expect(sim.legal()).toContain(input)
      sim.apply(input)
    }
    expect(sim.status, `level ${level}`).toBe('won')
  }
})

test.for(games)('a random run of $slug continues unchanged after a reload', (definition) => {
  const random = seededRandom(3)
  const whole = family.create(definition, 3, 4)
  let reloaded = family.create(definition, 3, 4)
  for (let turn = 0; turn < 30 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 4 === 0) reloaded = family.create(definition, 3, 4, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
})

test.for(games)('$slug names its texts, and its cover is small', (definition) => {
  for (const key of [...how(definition), `title.${definition.id}`, `pitch.${definition.id}`])
    expect(english).toHaveProperty([key])
  expect(cover(definition).length).toBeLessThan(6 * 1024)
})
