import { expect, test } from 'vitest'
import { strike } from '#kit/game/micro/pose.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { SKIES } from './definitions.ts'
import { family } from './family.ts'
import type { FlyerInput } from './rules.ts'
import { poses } from './sky-poses.ts'
import { rulesOf } from './sky-rules.ts'

const definitionOf = (sky: string) => family.definitions.find(({ id }) => id === sky)!

test.for(SKIES)('%s ends the same when it is replayed or reopened midway', (sky) => {
  const definition = definitionOf(sky)
  const random = seededRandom(5)
  const sim = family.create(definition, 5, 1)
  const inputs: FlyerInput[] = []
  while (sim.status === 'playing' && inputs.length < 400) {
    const input = inputs.length % 9 === 0 ? pickOne(sim.legal(), random) : inputs.at(-1)!
    inputs.push(input)
    sim.apply(input)
  }
  expect(playAgain(family, definition, { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definition, 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 60 === 31) reopened = family.create(definition, 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(reopened.save().length).toBeLessThan(8000)
})

test.for(SKIES)('%s ends for a pilot who does nothing, and pays one who flies with care', (sky) => {
  const idle = family.create(definitionOf(sky), 3, 1)
  for (let tick = 0; tick < 3000 && idle.status === 'playing'; tick++) idle.apply(0)
  expect(idle.status).toBe('over')
  const sim = family.create(definitionOf(sky), 3, 1)
  const random = seededRandom(3)
  for (let tick = 0; tick < 900 && sim.score === 0; tick++) sim.apply(family.bot(sim, random, 2) ?? 0)
  expect(sim.score).toBeGreaterThan(0)
})

test('each sky has a small cover of a moment that can be played on', () => {
  const covers = SKIES.map((sky) => {
    expect(strike(rulesOf[sky], poses[sky].frame, poses[sky].pose).status).toBe('playing')
    return cover(definitionOf(sky))
  })
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6144)
  expect(new Set(covers).size).toBe(SKIES.length)
})
