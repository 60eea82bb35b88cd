import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'

const games = family.definitions
const TICKS = 1000

test.for(games)('a run of $slug continues unchanged after a reload', (definition) => {
  const random = seededRandom(4)
  const whole = family.create(definition, 4, 1)
  let reloaded = family.create(definition, 4, 1)
  for (let tick = 0; tick < 300 && whole.status === 'playing'; tick++) {
    const input = pickOne([0, 0, 0, 1, 2, 3, 4], random)
    whole.apply(input)
    reloaded.apply(input)
    if (tick % 60 === 0) reloaded = family.create(definition, 4, 1, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(whole.save().length).toBeLessThan(64 * 1024)
})

test.for(games)('the bot clears something in $slug, and survives', (definition) => {
  const random = seededRandom(2)
  const sim = family.create(definition, 2, 1)
  const kinds = new Set<string>()
  for (let tick = 0; tick < TICKS && sim.status === 'playing'; tick++)
    for (const { kind } of sim.apply(family.bot(sim, random, 2)!)) kinds.add(kind)
  expect(kinds).toContain('clear')
  expect(sim.score).toBeGreaterThan(0)
})

test.for(games)('a run of $slug ends when nobody plays', (definition) => {
  const sim = family.create(definition, 7, 1)
  for (let tick = 0; tick < 40_000 && sim.status === 'playing'; tick++) sim.apply(5)
  expect(sim.status).toBe('over')
})

test.for(games)('$slug has a small cover and says how it is played', (definition) => {
  expect(cover(definition).length).toBeLessThan(6 * 1024)
  expect(how(definition)).toHaveLength(4)
})

test('no two covers are alike', () => expect(new Set(games.map(cover)).size).toBe(games.length))
