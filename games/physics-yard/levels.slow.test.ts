import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { KINDS, LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { starsOf, type YardSim } from './sim.ts'

test.for(KINDS)('every level of %s is won by its stored line, with all stars', (kind) => {
  const definition = family.definitions.find(({ id }) => id === kind)!
  for (let level = 1; level <= LEVELS; level++) {
    const inputs = family.prove!(definition, 1, level)!
    const sim = playAgain(family, definition, { seed: 1, level, inputs }) as YardSim
    expect([level, sim.status, starsOf(sim)]).toEqual([level, 'won', 3])
  }
})
