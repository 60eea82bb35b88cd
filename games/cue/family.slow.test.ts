import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { PLAYS, type Play } from './definitions.ts'
import { family } from './family.ts'

const definitionOf = (play: Play) => family.definitions.find((one) => one.play === play)!

test.for(PLAYS)('a careful player scores in %s', (play) => {
  const random = seededRandom(3)
  const sim = family.create(definitionOf(play), 3, 1)
  for (let tick = 0; tick < 9000 && sim.score === 0 && sim.status === 'playing'; tick++)
    sim.apply(family.bot(sim, random, 1) ?? 0)
  expect([play, sim.score > 0 || sim.status === 'over']).toEqual([play, true])
})
