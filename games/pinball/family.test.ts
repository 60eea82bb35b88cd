import { describe, expect, test } from 'vitest'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { TABLES, type TableName } from './definitions.ts'
import { family } from './family.ts'
import { ERUPTS_AT, missions } from './missions.ts'
import { isWaiting, type PinState } from './rules.ts'
import { RIGHT } from './tables.ts'

const definitionOf = (table: TableName) => family.definitions.find((one) => one.table === table)!
const stateOf = (sim: unknown) => (sim as MicroSim).state as PinState
const open = (table: TableName) => stateOf(family.create(definitionOf(table), 1, 1))
const turn = {
  input: 0,
  press: false,
  held: false,
  release: false,
  random: seededRandom(1),
  tell: () => undefined,
}
const at = { x: 185, y: 200 }

describe.for(TABLES)('%s', (table) => {
  test('ends the same when it is replayed or reopened on the way', () => {
    const sim = family.create(definitionOf(table), 5, 1)
    const policy = randomPolicy(true, seededRandom(5))
    const inputs: number[] = []
    while (sim.status === 'playing' && inputs.length < 900) {
      const input = policy(sim) as number
      inputs.push(input)
      sim.apply(input)
    }
    expect(playAgain(family, definitionOf(table), { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
    let reopened = family.create(definitionOf(table), 5, 1)
    for (const [tick, input] of inputs.entries()) {
      if (tick % 60 === 31) reopened = family.create(definitionOf(table), 5, 1, reopened.save())
      reopened.apply(input)
    }
    expect(reopened.hash()).toBe(sim.hash())
  })

  test('the plunger brings the ball out of its lane, and it stays on the table', () => {
    const sim = family.create(definitionOf(table), 2, 1)
    const random = seededRandom(2)
    let wasOut = false
    for (let tick = 0; tick < 2400 && sim.status === 'playing'; tick++) {
      sim.apply(family.bot(sim, random, 2) ?? 0)
      for (const { x, y, inLane } of stateOf(sim).balls) {
        wasOut ||= !inLane
        expect([x > 25 && x < RIGHT + 4, y > 0 && y < 600]).toEqual([true, true])
      }
    }
    expect(wasOut).toBe(true)
    expect(sim.score).toBeGreaterThan(0)
  })
})

test('a lost ball comes back while the green light is on, then it costs one of three', () => {
  const sim = family.create(definitionOf('kraken'), 1, 1)
  const state = stateOf(sim)
  const drop = () => Object.assign(state.balls[0]!, { x: 185, y: 590, vx: 0, vy: 3, inLane: false })
  drop()
  sim.apply(0)
  expect([state.lamps, isWaiting(state)]).toEqual([3, true])
  for (const left of [2, 1, 0]) {
    state.saver = 0
    drop()
    sim.apply(0)
    expect(state.lamps).toBe(left)
  }
  expect(sim.status).toBe('over')
})

describe('missions', () => {
  test('the lamp of the lighthouse pays when all beacons burn', () => {
    const state = open('lighthouse')
    missions.lighthouse.saucer?.(state, turn, at)
    expect([state.stage, state.score]).toEqual([0, 6])
    state.lit.fill(true)
    missions.lighthouse.target?.(state, turn, at)
    missions.lighthouse.saucer?.(state, turn, at)
    expect(state.stage).toBe(1)
    expect(state.balls).toHaveLength(2)
    expect(state.lit.some(Boolean)).toBe(false)
  })

  test('a hot crater throws out two more balls', () => {
    const state = open('volcano')
    for (let hit = 1; hit < ERUPTS_AT; hit++) missions.volcano.bumper(state, turn, at)
    expect(state.balls).toHaveLength(1)
    missions.volcano.bumper(state, turn, at)
    expect(state.balls).toHaveLength(3)
  })

  test('the lanes pay when all four are lit', () => {
    const state = open('lanes')
    state.lanes.fill(true, 0, 3)
    missions.lanes.lane?.(state, turn, at)
    expect(state.stage).toBe(0)
    state.lanes.fill(true)
    missions.lanes.lane?.(state, turn, at)
    expect(state.stage).toBe(1)
    expect(state.lanes.some(Boolean)).toBe(false)
  })
})

test('the covers are small, and each is a picture of its own', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([TABLES[index], drawing.length < 6144]).toEqual([TABLES[index], true])
  expect(new Set(covers).size).toBe(TABLES.length)
})
