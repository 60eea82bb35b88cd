import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { definitions, KINDS } from './definitions.ts'
import { family } from './family.ts'
import { ACT } from './inputs.ts'
import type { BrickSim } from './sim.ts'

const definitionOf = (kind: string) => definitions.find(({ id }) => id === kind)!

interface Wish {
  readonly seed: number
  readonly longest: number
  readonly strength?: 0 | 1 | 2
}

function play(kind: string, { seed, longest, strength }: Wish) {
  const sim = family.create(definitionOf(kind), seed, 1)
  const random = seededRandom(seed)
  const policy = randomPolicy(true, random)
  const inputs: number[] = []
  let quiet = 0
  while (sim.status === 'playing' && inputs.length < longest) {
    const input = strength === undefined ? (policy(sim) as number) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
    quiet = Math.max(quiet, (sim as BrickSim).world.quiet)
  }
  return { sim, inputs, quiet }
}

test.for(KINDS)('%s ends the same when it is replayed or reopened midway', (kind) => {
  const { sim, inputs } = play(kind, { seed: 42, longest: 700, strength: 1 })
  expect(playAgain(family, definitionOf(kind), { seed: 42, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definitionOf(kind), 42, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 150 === 77) reopened = family.create(definitionOf(kind), 42, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(sim.save().length).toBeLessThan(64_000)
})

/** Ticks until skill shows in games that start with plenty to hit. */
const TELLING_TICKS = {
  reef: 1500,
  volley: 4500,
  ring: 1500,
  tides: 1500,
  digger: 3000,
  paint: 4500,
  queue: 3000,
  weeds: 3000,
  ghosts: 3000,
  heavy: 3000,
  storm: 3000,
  tumble: 3000,
  march: 3000,
  thunder: 3000,
} as const

test.for(KINDS)('a good player scores over half as much again in %s as a random one', (kind) => {
  const wish = { seed: 1, longest: TELLING_TICKS[kind] }
  expect(play(kind, { ...wish, strength: 2 }).sim.score).toBeGreaterThan(1.5 * play(kind, wish).sim.score)
})

test.for(KINDS)('no ball of %s flies in circles: something is hit every 16 seconds', (kind) => {
  for (let seed = 1; seed <= 2; seed++)
    expect(play(kind, { seed, longest: 4000, strength: 2 }).quiet).toBeLessThan(16 * 60)
})

test.for(KINDS)('a player who does nothing in %s loses in the end', (kind) => {
  const sim = family.create(definitionOf(kind), 7, 1)
  const inputs: number[] = []
  const input = kind === 'volley' ? 10 : 1
  for (; sim.status === 'playing' && inputs.length < 30_000; sim.apply(input)) inputs.push(input)
  const checked = checkReplay(family, definitionOf(kind), { seed: 7, level: 1, inputs })
  expect(checked).toEqual({ isSound: true, status: sim.status, score: sim.score })
})

test.for([
  ['reef', 0, true],
  ['reef', 91, true],
  ['reef', 92, false],
  ['reef', ACT + 91, true],
  ['reef', ACT + 92, false],
  ['reef', 2.5, false],
  ['reef', '3', false],
  ['ring', 128, true],
  ['ring', 129, false],
  ['volley', 179, true],
  ['volley', 180, false],
  ['volley', ACT, true],
  ['volley', ACT + 1, false],
] as const)('whether %s accepts the input %s: %s', ([kind, input, isOne]) => {
  expect(family.allows!(family.create(definitionOf(kind), 1, 1), input)).toBe(isOne)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([KINDS[index], drawing.length < 6144]).toEqual([KINDS[index], true])
  expect(new Set(covers).size).toBe(KINDS.length)
})
