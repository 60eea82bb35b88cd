import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { KINDS, definitions } from './definitions.ts'
import { family } from './family.ts'
import { FIRE, slingInput } from './inputs.ts'

const definitionOf = (kind: string) => definitions.find(({ id }) => id === kind)!

function play(kind: string, seed: number, longest: number, strength?: 0 | 1 | 2) {
  const sim = family.create(definitionOf(kind), seed, 1)
  const random = seededRandom(seed)
  const policy = randomPolicy(true, random)
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < longest) {
    const input = strength === undefined ? (policy(sim) as number) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test.for(KINDS)('%s ends the same when it is replayed or reopened midway', (kind) => {
  const { sim, inputs } = play(kind, 42, 500, 1)
  const definition = definitionOf(kind)
  expect(playAgain(family, definition, { seed: 42, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definition, 42, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 120 === 77) reopened = family.create(definition, 42, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(64_000)
})

test.for(KINDS)('six random runs of %s always have something to do until they end', (kind) => {
  for (let seed = 1; seed <= 6; seed++) {
    const { sim } = play(kind, seed, 250)
    expect(sim.legal().length > 0).toBe(sim.status === 'playing')
    expect(Number.isSafeInteger(sim.score)).toBe(true)
  }
})

test.for(KINDS)('a good player scores over half as much again in %s as a random one', (kind) => {
  const total = (strength?: 0 | 1 | 2) =>
    [1, 2].reduce(
      (sum, seed) => sum + play(kind, seed, kind === 'crabs' ? 3000 : 1300, strength).sim.score,
      0,
    )
  expect(total(2)).toBeGreaterThan(1.5 * total())
})

test.for(['tanks', 'beacon', 'gallery'] as const)(
  'a player who does nothing in %s loses, and the replay proves it',
  (kind) => {
    const definition = definitionOf(kind)
    const sim = family.create(definition, 7, 1)
    const inputs: number[] = []
    for (; sim.status === 'playing' && inputs.length < 20_000; sim.apply(0)) inputs.push(0)
    const checked = checkReplay(family, definition, { seed: 7, level: 1, inputs })
    expect(checked).toEqual({ isSound: true, status: 'over', score: sim.score })
  },
)

test.for([
  ['storm', 0, true],
  ['storm', 1, true],
  ['storm', 1 + 99, true],
  ['storm', 1 + 100, false],
  ['storm', 1 + 149 * 256, true],
  ['storm', 1 + 150 * 256, false],
  ['storm', -1, false],
  ['storm', 2.5, false],
  ['storm', '3', false],
  ['lantern', 16, true],
  ['lantern', 17, false],
  ['lantern', -3, true],
  ['lantern', -4, false],
  ['tanks', FIRE + 63, true],
  ['tanks', FIRE + 64, false],
  ['tanks', 50, false],
  ['duel', slingInput(180, 100), true],
  ['duel', slingInput(180, 100) + 1, false],
  ['duel', NaN, false],
] as const)('whether %s accepts the input %s: %s', ([kind, input, isOne]) => {
  expect(family.allows!(family.create(definitionOf(kind), 1, 1), input)).toBe(isOne)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([KINDS[index], drawing.length < 6144]).toEqual([KINDS[index], true])
  expect(new Set(covers).size).toBe(KINDS.length)
})
