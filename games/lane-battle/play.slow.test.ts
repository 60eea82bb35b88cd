import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions, MODES, type Mode } from './definitions.ts'
import { family } from './family.ts'

/** Plays a whole battle by the bot at its best. */
function play(mode: Mode, seed: number, level: number) {
  const sim = family.create(
    definitions.find(({ id }) => id === mode)!,
    seed,
    level,
  )
  const random = seededRandom(seed)
  while (sim.status === 'playing') sim.apply(family.bot(sim, random, 2)!)
  return sim
}

test.for(MODES)('a sensible player beats the first rival in %s', (mode) => {
  const wins = [1, 2, 3].filter((seed) => play(mode, seed, 1).status === 'won')
  expect(wins.length).toBeGreaterThan(1)
})

test.for(MODES)('the tenth rival is beaten by somebody in %s, but not by everybody', (mode) => {
  const won = Array.from({ length: 12 }, (_, seed) => play(mode, seed, 10).status === 'won')
  expect([mode, new Set(won).size]).toEqual([mode, 2])
})
