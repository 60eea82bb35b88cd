import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

const games = family.definitions
const EASY = 3
const TURNS = 30

test.for(games)('$slug goes on the same after a reload', (definition) => {
  const random = seededRandom(3)
  const whole = family.create(definition, 3, EASY)
  let reloaded = family.create(definition, 3, EASY)
  for (let turn = 0; turn < TURNS && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 9 === 0) reloaded = family.create(definition, 3, EASY, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
})

test.for(games)('the bot plays only legal moves of $slug', (definition) => {
  const random = seededRandom(5)
  const sim = family.create(definition, 5, EASY)
  for (let turn = 0; turn < 12 && sim.status === 'playing'; turn++) {
    const input = family.bot(sim, random, 1)!
    expect(sim.legal()).toContain(input)
    sim.apply(input)
  }
})

test.for(games)('$slug names its texts, and its cover is small', (definition) => {
  for (const key of [...how(definition), `title.${definition.id}`, `pitch.${definition.id}`])
    expect(english).toHaveProperty([key])
  expect(cover(definition).length).toBeLessThan(6 * 1024)
})
