import { expect, test } from 'vitest'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { WAYS } from './definitions.ts'
import { family } from './family.ts'
import type { CloudState } from './rules/cloud-stairs.ts'
import type { WallState } from './rules/wall-spring.ts'
import type { ChopState } from './rules/trunk-chop.ts'

const definitionOf = (way: string) => family.definitions.find(({ id }) => id === way)!
const open = <State>(way: string, seed = 1) => {
  const sim = family.create(definitionOf(way), seed, 1)
  return { sim, state: (sim as MicroSim).state as State }
}

test.for(WAYS)('%s ends the same when it is replayed or reopened midway', (way) => {
  const definition = definitionOf(way)
  const { sim } = open(way, 5)
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
  expect(reopened.save().length).toBeLessThan(8000)
})

test('on the cloud stairs a step to the wrong side is a fall, one to the right side scores', () => {
  for (const isRight of [true, false]) {
    const { sim, state } = open<CloudState>('cloud-stairs')
    const goesRight = state.clouds[1]!.column > state.clouds[0]!.column
    sim.apply(goesRight === isRight ? 2 : 1)
    expect(sim.score).toBe(isRight ? 1 : 0)
    for (let tick = 0; tick < 40; tick++) sim.apply(0)
    expect(sim.status).toBe(isRight ? 'playing' : 'over')
  }
})

test('a branch over the chopper’s head ends the run, and one side is always free', () => {
  const { sim, state } = open<ChopState>('trunk-chop', 4)
  for (let stroke = 0; stroke < 120; stroke++) {
    const [now, next] = state.pieces
    const free = [-1, 1].filter((side) => now!.branch !== side && next!.branch !== side)
    expect(free.length).toBeGreaterThan(0)
    sim.apply(free[0] === -1 ? 1 : 2)
    sim.apply(0)
  }
  expect(sim.status).toBe('playing')
  while (state.pieces[1]!.branch === 0 && state.pieces[0]!.branch === 0) {
    sim.apply(1)
    sim.apply(0)
  }
  const branch = state.pieces[0]!.branch === 0 ? state.pieces[1]!.branch : state.pieces[0]!.branch
  sim.apply(branch === -1 ? 1 : 2)
  expect(sim.status).toBe('over')
})

test.for([3, 8, 20, 42])('a first leap of %i ticks of force lands on moss', (force) => {
  const { sim, state } = open<WallState>('wall-spring')
  for (let tick = 0; tick < force; tick++) sim.apply(1)
  sim.apply(0)
  while (state.isFlying) sim.apply(0)
  const { y } = state
  for (let tick = 0; tick < 30; tick++) sim.apply(0)
  // Bare rock would not hold; here the hero only slides a little.
  expect(sim.status).toBe('playing')
  expect(state.y - y).toBeLessThan(20)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([WAYS[index], drawing.length < 6144]).toEqual([WAYS[index], true])
  expect(new Set(covers).size).toBe(WAYS.length)
})
