import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { WAYS } from './definitions.ts'
import { family } from './family.ts'

const definitionOf = (way: string) => family.definitions.find(({ id }) => id === way)!

/** Games in which nothing moves before the first step. */
const WAITS: readonly string[] = ['lean-tower', 'cloud-stairs', 'trunk-chop', 'spring-boots', 'ledge-leap']

test.for(WAYS)('%s ends for a player who does nothing', (way) => {
  const sim = family.create(definitionOf(way), 3, 1)
  for (let tick = 0; tick < 6000 && sim.status === 'playing'; tick++) sim.apply(0)
  expect([way, sim.status]).toEqual([way, WAITS.includes(way) ? 'playing' : 'over'])
})

test.for(WAYS)('a careful player scores in %s', (way) => {
  const sim = family.create(definitionOf(way), 3, 1)
  const random = seededRandom(3)
  for (let tick = 0; tick < 900 && sim.score < 5; tick++) sim.apply(family.bot(sim, random, 2) ?? 0)
  expect(sim.score).toBeGreaterThanOrEqual(5)
})
