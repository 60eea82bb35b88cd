import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { definitions, KINDS } from './definitions.ts'
import { family } from './family.ts'

const definitionOf = (kind: string) => definitions.find(({ id }) => id === kind)!

test.for(KINDS)('%s ends the same when it is replayed or reopened midway', (kind) => {
  const sim = family.create(definitionOf(kind), 5, 1)
  const random = seededRandom(5)
  const inputs: number[] = []
  for (let tick = 0; tick < 500; tick++) {
    inputs.push(family.bot(sim, random, 2)!)
    sim.apply(inputs[tick]!)
  }
  expect(playAgain(family, definitionOf(kind), { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definitionOf(kind), 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 180 === 77) reopened = family.create(definitionOf(kind), 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(64_000)
})

test.for([
  [0, true],
  [100_000, true],
  [204_503, true],
  [1_000_000, false],
  [209_900, false],
  [2.5, false],
  ['3', false],
] as const)('the input %s is one of the game: %s', ([input, isOne]) => {
  expect(family.allows!(family.create(definitionOf('path'), 1, 1), input)).toBe(isOne)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([KINDS[index], drawing.length < 6144]).toEqual([KINDS[index], true])
  expect(new Set(covers).size).toBe(KINDS.length)
})
