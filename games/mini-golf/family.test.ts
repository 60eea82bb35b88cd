import { describe, expect, test } from 'vitest'
import { strike } from '#kit/game/micro/pose.ts'
import { openMicro, stepMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { rollBall, type Ball } from './ball.ts'
import { cover } from './cover.ts'
import { COURSE_HOLES } from './courses.ts'
import { COURSES } from './definitions.ts'
import { family } from './family.ts'
import { isSolid } from './ground.ts'
import { CELL, EDGE, HOLES, holeOf, SIDE, type Place } from './holes.ts'
import { ANGLES, MOST_STROKES, POWERS, rulesOf, strokeOf, type GolfState } from './rules.ts'

const definitionOf = (course: string) => family.definitions.find((one) => one.course === course)!
const stateOf = (sim: unknown) => (sim as MicroSim).state as GolfState

describe.for(COURSES)('%s', (course) => {
  test('has nine holes of eight rows, each with one tee and one cup', () => {
    expect(COURSE_HOLES[course]).toHaveLength(HOLES)
    for (const text of COURSE_HOLES[course]) {
      expect([text, text.split(' ').map((row) => row.length)]).toEqual([text, Array(SIDE).fill(SIDE)])
      expect([text, text.match(/T/g)?.length, text.match(/C/g)?.length]).toEqual([text, 1, 1])
    }
  })

  test('ends the same when it is replayed or reopened midway', () => {
    const random = seededRandom(5)
    const sim = family.create(definitionOf(course), 5, 1)
    const inputs: number[] = []
    while (inputs.length < 600) {
      const isReady = stateOf(sim).phase === 'ready' && inputs.length % 7 === 0
      const input = isReady ? strokeOf(pickIndex(ANGLES, random), 1 + pickIndex(POWERS, random)) : 0
      inputs.push(input)
      sim.apply(input)
    }
    expect(playAgain(family, definitionOf(course), { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
    let reopened = family.create(definitionOf(course), 5, 1)
    for (const [tick, input] of inputs.entries()) {
      if (tick % 60 === 31) reopened = family.create(definitionOf(course), 5, 1, reopened.save())
      reopened.apply(input)
    }
    expect(reopened.hash()).toBe(sim.hash())
  })
})

test('after seven strokes the next hole comes without points', () => {
  const sim = openMicro(rulesOf.mills, 1)
  for (let tick = 0; tick < 4000 && stateOf(sim).hole === 0; tick++)
    sim.apply(stateOf(sim).phase === 'ready' && tick % 2 === 0 ? strokeOf(45, 1) : 0)
  expect(stateOf(sim).card).toEqual([0])
  expect(stateOf(sim).strokes).toBeLessThan(MOST_STROKES)
})

test('water costs a stroke and brings the ball back, where a fast ball does not skip over it', () => {
  for (const [course, strokes] of [
    ['ferries', 2],
    ['skips', 1],
  ] as const) {
    const sim = openMicro(rulesOf[course], 1)
    const { y } = { ...stateOf(sim).ball }
    sim.apply(strokeOf(135, 20))
    for (let tick = 0; tick < 60 && stateOf(sim).phase === 'roll'; tick++) sim.apply(0)
    expect([course, stateOf(sim).strokes]).toEqual([course, strokes])
    expect(stateOf(sim).ball.y === y).toBe(course === 'ferries')
  }
})

test('a mirrored hole is the same hole the other way round', () => {
  const [plain, turned] = [holeOf('bumpers', 1, false), holeOf('bumpers', 1, true)]
  expect(turned.rows[7]).toBe('<<<<<<<'.slice(1).padStart(7, '^').padEnd(8, '.'))
  expect(turned.tee.x).toBeCloseTo(400 - plain.tee.x)
})

describe('ground that changes', () => {
  const after = (
    course: 'planks' | 'leaps' | 'crates',
    hole: number,
    start: Place & Pick<Ball, 'vy'>,
    ticks: number,
  ) => {
    const rolled: Ball = { vx: 0, warped: 0, air: 0, ...start }
    const shape = holeOf(course, hole, false)
    const around = {
      hole: shape,
      hasWind: false,
      maySkip: false,
      isOpen: true,
      flips: 0,
      cup: shape.cup,
      boulders: [],
    }
    const broken: number[] = []
    const touches: string[] = []
    for (let tick = 0; tick < ticks; tick++) touches.push(...rollBall(rolled, { ...around, tick, broken }))
    return { ball: rolled, broken, touches }
  }
  const middle = (column: number, row: number) => ({
    x: EDGE + (column + 0.5) * CELL,
    y: EDGE + (row + 0.5) * CELL,
  })

  test('the two kinds of sluices are open in turn', () => {
    const hole = holeOf('sluices', 3, false)
    for (const tick of [0, 60, 129, 130, 200, 259, 300]) {
      const ground = { hole, tick, broken: [], flips: 0 }
      expect([tick, isSolid(ground, 2, 2)]).toEqual([tick, !isSolid(ground, 4, 2)])
    }
  })

  test('a plank breaks once the ball has left it', () => {
    const { broken, touches } = after('planks', 0, { ...middle(3, 5), vy: -4 }, 30)
    expect(touches).toContain('crumble')
    expect(broken[0]).toBe(4 * SIDE + 3)
  })

  test('a hard ball goes through a crate, a soft one comes back', () => {
    expect(after('crates', 0, { ...middle(3, 3), vy: -6 }, 20).touches).toContain('crack')
    const soft = after('crates', 0, { ...middle(3, 3), vy: -2 }, 30)
    expect([soft.broken, soft.touches]).toEqual([[], ['wall']])
  })

  test('a ramp throws a fast ball over water', () => {
    const { ball, touches } = after('leaps', 0, { ...middle(3, 6), vy: -7 }, 60)
    expect(touches).toEqual(expect.arrayContaining(['jump', 'land']))
    expect(touches).not.toContain('splash')
    expect(ball.y).toBeLessThan(EDGE + 3 * CELL)
  })

  test('the cup is shut until all lanterns burn', () => {
    const state = openMicro(rulesOf.lanterns, 1).state as GolfState
    const { cup, lamps } = holeOf('lanterns', 0, state.mirrored)
    const rollTo = ({ x, y }: Place) => {
      Object.assign(state.ball, { x, y, vx: 0, vy: 0.5 })
      state.phase = 'roll'
      stepMicro(rulesOf.lanterns, state, { input: 0, random: seededRandom(1), tell: () => undefined })
    }
    rollTo(cup)
    expect([state.phase, state.lit]).toEqual(['roll', [false]])
    rollTo(lamps[0]!)
    expect(state.lit).toEqual([true])
    rollTo(cup)
    expect(state.phase).toBe('sunk')
  })
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([COURSES[index], drawing.length < 6144]).toEqual([COURSES[index], true])
  expect(new Set(covers).size).toBe(COURSES.length)
  expect(strike(rulesOf.ice, { seed: 3, ticks: 1, zoom: 1, tilt: 0, aside: 0, above: 0 }, '0*9').status).toBe(
    'playing',
  )
})
