import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { realmOf } from './rules/dice.ts'
import { distances, SIDE } from './rules/delve.ts'

const games = family.definitions
const LONGEST = 700

function outcomes(definition: (typeof games)[number], isBlind: boolean) {
  let won = 0
  for (let seed = 1; seed <= 8; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 1 + ((seed * 2) % LEVELS))
    for (let turn = 0; turn < LONGEST && sim.status === 'playing'; turn++)
      sim.apply(isBlind ? pickOne(sim.legal(), random) : family.bot(sim, random, 2)!)
    if (sim.status === 'won') won++
  }
  return won
}

test.for(games)('a good captain wins $slug more often than a blind one', (definition) => {
  expect(outcomes(definition, false)).toBeGreaterThan(outcomes(definition, true))
})

test.for(games)('$slug goes on alike when it was kept on the way', (definition) => {
  const random = seededRandom(3)
  const whole = family.create(definition, 5, 4)
  let kept = family.create(definition, 5, 4)
  for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
    const input = family.bot(whole, random, 1)!
    expect(whole.legal()).toContain(input)
    whole.apply(input)
    kept = family.create(definition, 5, 4, kept.save())
    kept.apply(input)
  }
  expect(kept.hash()).toBe(whole.hash())
})

test('a realm is the most islands that hang together', () => {
  const owners = Array.from({ length: 36 }, () => -1)
  for (const cell of [0, 1, 2, 20, 21]) owners[cell] = 0
  expect(realmOf(owners, 0)).toBe(3)
  expect(realmOf(owners, 1)).toBe(0)
})

test('ways lead around walls', () => {
  const far = distances([1], 0)
  expect([far[1], far[2], far[SIDE]]).toEqual([-1, 4, 1])
})

test('the covers are small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})
