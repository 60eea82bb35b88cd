import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'

const reef = definitions.find(({ kind }) => kind === 'reef')!

test.for(Array.from({ length: reef.levels }, (_, index) => index + 1))(
  'a good hand clears reef %i',
  (level) => {
    const isCleared = [1, 2].some((seed) => {
      const sim = family.create(reef, seed, level)
      const random = seededRandom(seed)
      for (let tick = 0; tick < 15_000 && sim.status === 'playing'; tick++)
        sim.apply(family.bot(sim, random, 2)!)
      return sim.status === 'won'
    })
    expect(isCleared).toBe(true)
  },
)
