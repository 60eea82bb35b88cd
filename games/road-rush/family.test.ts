import { expect, test } from 'vitest'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { RUNS } from './definitions.ts'
import { family } from './family.ts'

const definitionOf = (run: string) => family.definitions.find(({ id }) => id === run)!

test.for(RUNS)('%s ends the same when it is replayed or reopened midway', (run) => {
  const definition = definitionOf(run)
  const sim = family.create(definition, 5, 1)
  const policy = randomPolicy(true, seededRandom(5))
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < 300) {
    const input = policy(sim) as number
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
  expect(reopened.save().length).toBeLessThan(12_000)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  const large = covers.flatMap((drawing, index) =>
    drawing.length < 6144 ? [] : [`${RUNS[index]} ${drawing.length}`],
  )
  expect(large).toEqual([])
  expect(new Set(covers).size).toBe(RUNS.length)
})
