import { expect, test } from 'vitest'
import { openMicro } from '#kit/game/micro/rules.ts'
import { seededRandom } from '#kit/random/random.ts'
import { golfBot } from './bot.ts'
import { COURSES } from './definitions.ts'
import { rulesOf, type GolfState } from './rules.ts'

test.for(COURSES)('every hole of %s can be holed out', (course) => {
  const random = seededRandom(7)
  const sim = openMicro(rulesOf[course], 7)
  for (let tick = 0; tick < 40_000 && sim.status === 'playing'; tick++) sim.apply(golfBot(sim, random, 2))
  expect((sim.state as GolfState).card.filter((strokes) => strokes === 0)).toEqual([])
})
