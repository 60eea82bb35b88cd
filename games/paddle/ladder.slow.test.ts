import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { RIVALS } from './rivals.ts'

const wind = definitions.find(({ kind }) => kind === 'wind')!

test.for(RIVALS.map((_, index) => index + 1))('rival %i can be beaten', (level) => {
  const isBeaten = [1, 5, 9].some((seed) => {
    const sim = family.create(wind, seed, level)
    const random = seededRandom(seed)
    for (let tick = 0; tick < 12_000 && sim.status === 'playing'; tick++)
      sim.apply(family.bot(sim, random, 2)!)
    return sim.status === 'won'
  })
  expect(isBeaten).toBe(true)
})
