import { describe, expect, test } from 'vitest'
import { openMicro, stepMicro } from '#kit/game/micro/rules.ts'
import { seededRandom } from '#kit/random/random.ts'
import { COURSE_HOLES } from './courses.ts'
import type { Course } from './definitions.ts'
import { BOULDER, cupAt, DISC } from './devices.ts'
import { groundAt } from './ground.ts'
import { CELL, EDGE, HOLES, holeOf, SIDE, signAt, type Place } from './holes.ts'
import { currentCup, currentHole, rulesOf, strokeOf, type GolfState } from './rules.ts'

const UP = 135
const open = (course: Course) => {
  const sim = openMicro(rulesOf[course], 1)
  const state = sim.state as GolfState
  const told: string[] = []
  const tick = (input = 0) =>
    stepMicro(rulesOf[course], state, { input, random: seededRandom(1), tell: (kind) => told.push(kind) })
  const roll = ({ x, y }: Place, vx: number, vy: number, ticks: number) => {
    Object.assign(state.ball, { x, y, vx, vy })
    state.phase = 'roll'
    for (let count = 0; count < ticks; count++) tick()
  }
  return { state, told, tick, roll }
}

describe('turning discs', () => {
  test('lie clear of walls', () => {
    for (let index = 0; index < HOLES; index++) {
      const hole = holeOf('discs', index, false)
      for (const { x, y } of hole.discs)
        for (const [dx, dy] of [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ] as const) {
          const [column, row] = [(x + dx * DISC - EDGE) / CELL, (y + dy * DISC - EDGE) / CELL].map(Math.floor)
          expect([index, signAt(hole, column!, row!)]).not.toEqual([index, '#'])
        }
    }
  })

  test('bend the way of a rolling ball and carry one that lies there', () => {
    const { state, roll, tick } = open('discs')
    const disc = currentHole(state).discs[0]!
    roll({ x: disc.x, y: disc.y + DISC - 2 }, 0, -5, 14)
    expect(Math.sign(state.ball.vx)).toBe(disc.way)
    Object.assign(state.ball, { x: disc.x + 20, y: disc.y, vx: 0, vy: 0 })
    state.phase = 'ready'
    for (let count = 0; count < 20; count++) tick()
    expect(Math.sign(state.ball.y - disc.y)).toBe(disc.way)
    expect(Math.hypot(state.ball.x - disc.x, state.ball.y - disc.y)).toBeCloseTo(20)
  })
})

describe('the walking cup', () => {
  test('goes to the other end and comes back', () => {
    const hole = holeOf('crabs', 0, false)
    const far = (tick: number, { x, y }: Place) =>
      Math.hypot(cupAt(hole, tick).x - x, cupAt(hole, tick).y - y)
    expect([far(0, hole.cup), far(255, hole.walk!), far(519, hole.cup)]).toEqual([0, 0, 0])
    expect(far(130, hole.cup)).toBeGreaterThan(CELL)
  })

  test('takes a ball that waits on its way', () => {
    const { state, tick } = open('crabs')
    const { cup, walk } = currentHole(state)
    Object.assign(state.ball, { x: (cup.x + walk!.x) / 2, y: cup.y })
    state.strokes = 1
    for (let count = 0; count < 260 && state.phase === 'ready'; count++) tick()
    expect([state.phase, state.card]).toEqual(['sunk', [1]])
  })
})

describe('drawbridges', () => {
  test('change places each time the ball comes onto a lever', () => {
    const { state, told, roll } = open('bridges')
    const hole = currentHole(state)
    const lever = hole.levers[0]!
    const middle = { x: EDGE + 3.5 * CELL, y: EDGE + 2.5 * CELL }
    const under = () => groundAt({ hole, tick: 0, broken: [], flips: state.flips }, middle.x, middle.y)
    expect(under()).toBe('~')
    roll({ x: lever.x, y: lever.y + 40 }, 0, -4, 30)
    expect([state.flips, told.filter((kind) => kind === 'lever').length, under()]).toEqual([1, 1, '.'])
    roll({ x: lever.x, y: lever.y + 40 }, 0, -4, 30)
    expect([state.flips, under()]).toEqual([2, '~'])
  })

  test('every hole with a bridge has a lever', () => {
    for (const text of COURSE_HOLES.bridges)
      expect([text, /y/.test(text), /[un]/.test(text)]).toEqual([text, true, true])
  })
})

describe('boulders', () => {
  test('roll when they are hit, and the stroke lasts until they rest', () => {
    const { state, told, tick } = open('boulders')
    const before = state.boulders.map(({ y }) => y)
    tick(strokeOf(UP, 14))
    for (let count = 0; count < 700 && state.phase === 'roll'; count++) tick()
    expect(told).toContain('knock')
    expect(state.boulders.some(({ y }, index) => y < before[index]! - BOULDER)).toBe(true)
    expect(state.boulders.every(({ vx, vy }) => vx === 0 && vy === 0)).toBe(true)
  })

  test('one that falls into the water fills its cell', () => {
    const { state, told } = open('boulders')
    state.hole = 1
    const hole = currentHole(state)
    const wet = { x: EDGE + 3.5 * CELL, y: EDGE + 2.5 * CELL }
    state.boulders = [{ x: wet.x, y: wet.y + CELL, vx: 0, vy: -4 }]
    const { roll } = openOn(state, told)
    roll({ x: EDGE + 20, y: EDGE + 7 * CELL }, 0.3, 0, 40)
    expect([state.boulders.length, told.includes('ford'), state.broken]).toEqual([0, true, [2 * SIDE + 3]])
    expect(groundAt({ hole, tick: 0, broken: state.broken, flips: 0 }, wet.x, wet.y)).toBe('.')
  })
})

/** Continues a state that a test has set up. */
function openOn(state: GolfState, told: string[]) {
  return {
    roll({ x, y }: Place, vx: number, vy: number, ticks: number) {
      Object.assign(state.ball, { x, y, vx, vy })
      state.phase = 'roll'
      for (let count = 0; count < ticks; count++)
        stepMicro(rulesOf.boulders, state, {
          input: 0,
          random: seededRandom(1),
          tell: (kind) => told.push(kind),
        })
    },
  }
}

test('the cup of every other course stays where it is', () => {
  const { state } = open('mills')
  state.tick = 200
  expect(currentCup(state)).toEqual(currentHole(state).cup)
})
