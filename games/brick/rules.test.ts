import { describe, expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { bounceOffCell, newBall, steady, touchedCell, turnWhenDull } from './flight.ts'
import { ACT, placeInput, wishOf } from './inputs.ts'
import { REEF_PICTURES } from './reef-pictures.ts'
import { rules as digger, GEM, SAND, STONE, type Digger } from './rules/digger.ts'
import { patchOf, rules as paint, type Paint } from './rules/paint.ts'
import { isBreakable, rules as reef, reefGrid, type Reef } from './rules/reef.ts'
import { rules as ring, type Ring } from './rules/ring.ts'
import { rules as tides, type Tides } from './rules/tides.ts'
import { rules as volley, type Volley } from './rules/volley.ts'
import { countBrick, emptyWorld, timesOf, type Moment } from './world.ts'

const moment = (input = 0, told: string[] = []): Moment => ({
  input,
  random: seededRandom(3),
  tell: (kind) => void told.push(kind),
})

describe('a ball', () => {
  const grid = { columns: 3, rows: 1, left: 0, top: 0, width: 30, height: 20 }

  test('bounces off two neighbours as off one wall', () => {
    const ball = { ...newBall(31, 26, 0), vx: 3, vy: -4 }
    const kinds = [1, 1, 1]
    const cell = touchedCell(ball, grid, kinds)
    bounceOffCell(ball, grid, { cell, kinds })
    expect([ball.vx, ball.vy]).toEqual([3, 4])
  })

  test('changes direction at the corner of a single brick', () => {
    const ball = { ...newBall(63, 24, 0), vx: -4, vy: -1 }
    bounceOffCell(ball, grid, { cell: 1, kinds: [0, 1, 0] })
    expect(ball.vx).toBeGreaterThan(-4)
    expect(Math.hypot(ball.vx, ball.vy)).toBeCloseTo(Math.hypot(4, 1), 6)
  })

  test('never flies flat', () => {
    const ball = { ...newBall(0, 0, 0), vx: 5, vy: 0.01 }
    steady(ball, 5)
    expect(Math.abs(ball.vy)).toBeCloseTo(1, 6)
    expect(Math.hypot(ball.vx, ball.vy)).toBeCloseTo(5, 6)
  })

  test.for([
    { dull: 13, isTurned: false },
    { dull: 14, isTurned: true },
  ])('that touched $dull walls without a hit changes direction: $isTurned', ({ dull, isTurned }) => {
    const ball = { ...newBall(0, 0, 0), vx: 3, vy: 4, dull }
    turnWhenDull(ball, seededRandom(1))
    expect(ball.vx !== 3).toBe(isTurned)
  })
})

test('one input number carries both press and place', () => {
  expect(wishOf(placeInput(100, 360) + ACT, 'slide')).toEqual({ place: 100, isActing: true })
  expect(wishOf(0, 'slide')).toEqual({ place: undefined, isActing: false })
})

test('every fourth brick in a row raises the multiplier', () => {
  const world = emptyWorld(0, 1)
  const points = [1, 2, 3, 4].map(() => countBrick(world, 10))
  expect(points).toEqual([10, 10, 10, 20])
  expect(timesOf(world)).toBe(2)
})

describe('reef', () => {
  test('has 24 pictures of eleven columns, none twice, each with bricks to break', () => {
    expect(REEF_PICTURES.length).toBe(24)
    expect(new Set(REEF_PICTURES.map((rows) => rows.join())).size).toBe(24)
    for (const rows of REEF_PICTURES) {
      expect(rows.every((row) => /^[.a-fTRU]{11}$/.test(row))).toBe(true)
      expect(rows.join('').replaceAll(/[.R]/g, '').length).toBeGreaterThan(20)
    }
  })

  test('is won with its last brick, and pays for lives and speed', () => {
    const state = reef.start(seededRandom(1), 1)
    const grid = reefGrid(state)
    state.kinds = state.kinds.map((_, cell) => (cell === 0 ? 1 : 0))
    const ball = { ...newBall(grid.left + 16, grid.top + 30, 0), vx: 0, vy: -5 }
    state.balls = [ball]
    reef.step(state, moment())
    expect(state.end).toBe('won')
    expect(state.score).toBe(10 + 3 * 250 + 900)
  })

  test('an urchin breaks its neighbours too', () => {
    const state: Reef = reef.start(seededRandom(1), 7)
    const urchin = state.kinds.indexOf(9)
    const grid = reefGrid(state)
    const x = grid.left + ((urchin % 11) + 0.5) * grid.width
    const y = grid.top + (Math.floor(urchin / 11) + 1) * grid.height + 6
    const before = state.kinds.filter(isBreakable).length
    state.kinds[urchin + 11] = 0
    state.balls = [{ ...newBall(x, y, 0), vx: 0, vy: -4 }]
    const told: string[] = []
    reef.step(state, moment(0, told))
    expect(told).toContain('blast')
    expect(state.kinds.filter(isBreakable).length).toBeLessThan(before - 1)
  })
})

describe('paint', () => {
  const wall = (): Paint => {
    const state = paint.start(seededRandom(1), 1)
    state.kinds = state.kinds.map((_, cell) => (cell < 9 ? 1 : cell < 12 ? 2 : 0))
    return state
  }
  const shoot = (state: Paint, color: number) => {
    state.color = color
    state.balls = [{ ...newBall(28, 24 + 52 + 9, 0), vx: 0, vy: -5 }]
    paint.step(state, moment())
  }

  test('a hit paints a brick of another colour; one of the same colour breaks with its patch', () => {
    const state = wall()
    shoot(state, 1)
    expect(state.kinds.filter((kind) => kind === 2).length).toBe(2)
    shoot(state, 1)
    expect(state.kinds.filter(Boolean).length).toBe(2)
  })

  test('a patch does not reach around the rim', () => {
    expect(patchOf([1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0], 8)).toEqual([8])
  })
})

test('tides: a catch on the other side keeps the streak and earns a turn', () => {
  const state: Tides = tides.start(seededRandom(1), 1)
  Object.assign(state, { flips: 1, combo: 5, balls: [{ ...newBall(180, 46, 0), vx: 0, vy: -5 }] })
  tides.step(state, moment())
  expect([state.side, state.flips, state.combo, state.tide]).toEqual([-1, 2, 5, 1])
})

test('digger: loose ground falls, stone stays', () => {
  const state: Digger = digger.start(seededRandom(1), 1)
  state.kinds = state.kinds.map(() => 0)
  Object.assign(state.kinds, { 20: SAND, 21: STONE, 22: GEM })
  Object.assign(state, { tick: 5, balls: [{ ...newBall(300, 200, 0), vx: 0, vy: 5 }] })
  digger.step(state, moment())
  expect([state.kinds[30], state.kinds[21], state.kinds[32]]).toEqual([SAND, STONE, GEM])
})

test('ring: the last hit on the pearl opens the next wave', () => {
  const state: Ring = ring.start(seededRandom(1), 1)
  Object.assign(state, { core: 1, balls: [{ ...newBall(200, 236, 0), vx: 0, vy: -4 }] })
  ring.step(state, moment())
  expect(state.wave).toBe(2)
  expect(state.balls.length).toBe(1)
})

test('volley: a wall that reaches the beach ends the run', () => {
  const state: Volley = volley.start(seededRandom(1), 1)
  state.kinds[50] = 1
  state.hits[50] = 9
  Object.assign(state, { phase: 'fly', waiting: 0, flight: 100, balls: [] })
  volley.step(state, moment())
  expect(state.end).toBe('over')
})
