import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'

const games = family.definitions

test.for(games)('the proved line wins every level of $slug', (definition) => {
  for (let level = 1; level <= LEVELS; level++) {
    const inputs = family.prove!(definition, 1, level)!
    expect(inputs.length).toBeGreaterThan(0)
    const { status } = playAgain(family, definition, { seed: 1, level, inputs })
    expect([level, status]).toEqual([level, 'won'])
  }
})

test.for(games)('a random player loses at $slug and never gets stuck', (definition) => {
  const random = seededRandom(4)
  let won = 0
  for (let level = 1; level <= 12; level++) {
    const sim = family.create(definition, 1, level)
    for (let turn = 0; turn < 200 && sim.status === 'playing'; turn++) {
      const legal = sim.legal()
      expect(legal.length).toBeGreaterThan(0)
      sim.apply(pickOne(legal, random))
    }
    expect(sim.status).not.toBe('playing')
    if (sim.status === 'won') won++
  }
  expect(won).toBeLessThan(5)
})

test.for(games)('$slug continues unchanged after it was saved midway', (definition) => {
  const random = seededRandom(6)
  const whole = family.create(definition, 1, 7)
  let kept = family.create(definition, 1, 7)
  for (let turn = 0; turn < 12 && whole.status === 'playing'; turn++) {
    const input = family.bot(whole, random, 1)!
    whole.apply(input)
    kept = family.create(definition, 1, 7, kept.save())
    kept.apply(input)
  }
  expect(kept.hash()).toBe(whole.hash())
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
