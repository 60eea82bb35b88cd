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
import { gateStrength, isGateOpen, needleOf } from './shore-missions.ts'
import { CRABS, KEEP, RIGHT, ROSE_POINTS, tableOf } from './tables.ts'

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
  test('ends the same when it is replayed or reopened midway', () => {
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

  test('the gate of the sandcastle falls after its knocks, and is built again when the keep is empty', () => {
    const state = open('castle')
    const ball = state.balls[0]!
    const knock = () => {
      Object.assign(ball, { x: 185, y: KEEP.gate + 6, vx: 0, vy: -4, inLane: false })
      missions.castle.touch?.(state, turn, ball)
    }
    for (let knocks = 1; knocks <= gateStrength(state); knocks++) {
      expect(isGateOpen(state)).toBe(false)
      knock()
    }
    expect(isGateOpen(state)).toBe(true)
    missions.castle.saucer?.(state, turn, at)
    Object.assign(ball, { x: 185, y: 122 })
    missions.castle.touch?.(state, turn, ball)
    expect(isGateOpen(state)).toBe(true)
    Object.assign(ball, { x: 185, y: 300 })
    missions.castle.touch?.(state, turn, ball)
    expect([isGateOpen(state), state.stage]).toEqual([false, 1])
  })

  test('a bumper turns the needle back without a jump, and all eight points bring a ball', () => {
    const state = open('compass')
    state.tick = 400
    const before = needleOf(state)
    missions.compass.bumper(state, turn, at)
    expect(needleOf(state)).toBeCloseTo(before)
    state.tick += 10
    expect(needleOf(state)).toBeLessThan(before)
    state.memo.fill(1, 0, ROSE_POINTS)
    state.memo[Math.floor(needleOf(state) + 0.5) % ROSE_POINTS] = 0
    missions.compass.target?.(state, turn, at)
    expect([state.stage, state.balls.length]).toEqual([1, 2])
  })

  test('the oyster keeps two balls and frees three', () => {
    const state = open('oyster')
    for (const balls of [1, 1, 3]) {
      state.balls[0]!.inLane = false
      state.lit.fill(true)
      missions.oyster.saucer?.(state, turn, at)
      expect(state.balls).toHaveLength(balls)
    }
  })

  test('a disc lights only with the current', () => {
    const state = open('tides')
    state.tick = 150
    const [left, right] = tableOf('tides').targets
    state.lit[0] = state.lit[1] = true
    missions.tides.target?.(state, turn, left!)
    missions.tides.target?.(state, turn, right!)
    expect(state.lit.slice(0, 2)).toEqual([false, true])
  })

  test('the last crab of a parade brings the next one', () => {
    const state = open('crabs')
    state.memo.fill(0)
    state.memo[0] = 1
    for (let tick = 0; tick < 2000 && state.stage === 0; tick++) {
      state.tick = tick
      const ball = state.balls[0]!
      Object.assign(ball, { x: 185, y: 128, vx: 0, vy: 3, inLane: false })
      missions.crabs.touch?.(state, turn, ball)
    }
    expect([state.stage, state.memo]).toEqual([1, Array(CRABS).fill(1)])
  })

  test('two pictures that are drawn by one star pay double', () => {
    const state = open('stars')
    const lanes = tableOf('stars').lanes
    for (const star of [0, 1, 2, 3, 6]) state.lanes[star] = true
    missions.stars.lane?.(state, turn, lanes[0]!)
    expect([state.stage, state.score]).toEqual([1, 29])
  })
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([TABLES[index], drawing.length < 6144]).toEqual([TABLES[index], true])
  expect(new Set(covers).size).toBe(TABLES.length)
})
