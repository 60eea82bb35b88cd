import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import type { DriftCupInput } from './controls.ts'
import { family } from './family.ts'

const { definitions } = family

function ride(index: number, level: number, strength?: 0 | 1 | 2, longest = 5400) {
  const random = seededRandom(9)
  const sim = family.create(definitions[index]!, 9, level)
  const inputs: DriftCupInput[] = []
  while (sim.status === 'playing' && inputs.length < longest) {
    const keeps = strength === undefined && inputs.length % 18 !== 0
    const input = keeps
      ? inputs.at(-1)!
      : strength === undefined
        ? pickOne(sim.legal(), random)
        : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

const all = definitions.map(({ id }, index) => ({ id, index }))

test.for(all)('a run of $id ends the same when replayed or reloaded', ({ index }) => {
  const { sim, inputs } = ride(index, 2, 1, 900)
  const definition = definitions[index]!
  expect(playAgain(family, definition, { seed: 9, level: 2, inputs }).hash()).toBe(sim.hash())
  let reloaded = family.create(definition, 9, 2)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 200 === 77) reloaded = family.create(definition, 9, 2, reloaded.save())
    reloaded.apply(input)
  }
  expect(reloaded.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(16_000)
})

test.for(all)('a good driver wins the first track of $id', ({ index }) => {
  expect(ride(index, 1, 2).sim.status).toBe('won')
})

test.for(all)('a random hand at $id always has something to do', ({ index }) => {
  const { sim, inputs } = ride(index, 1, undefined, 1200)
  expect(sim.status !== 'playing' || inputs.length === 1200).toBe(true)
})

test('the covers are small drawings, no two alike', () => {
  const covers = definitions.map(cover)
  for (const drawing of covers) {
    expect(drawing.length).toBeLessThan(6000)
    expect(coverSvg(drawing)).toMatch(/^<svg.*<\/svg>$/)
  }
  expect(new Set(covers).size).toBe(definitions.length)
})
