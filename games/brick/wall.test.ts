import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import type { WallKind } from './definitions.ts'
import { cellX, cellY } from './flight.ts'
import { ACT } from './inputs.ts'
import {
  COLUMNS,
  FULL_CHARGE,
  GHOST_TICKS,
  gridOf,
  isThere,
  LAMP,
  wallRules,
  type Wall,
} from './rules/wall.ts'

const quiet = { random: seededRandom(1), tell: () => undefined }

/** A run with these bricks only, given as cells and their colours. */
function wallOf(kind: WallKind, bricks: Readonly<Record<number, number>>, hits = 1): Wall {
  const state = wallRules(kind).start(seededRandom(1), 1)
  for (const cell of state.kinds.keys()) {
    state.kinds[cell] = bricks[cell] ?? 0
    state.hits[cell] = bricks[cell] ? hits : 0
  }
  state.plan = Object.keys(bricks).map(Number)
  return state
}

const step = (kind: WallKind, state: Wall, input = 0) => {
  state.tick++
  wallRules(kind).step(state, { ...quiet, input })
}

/** Lets the ball fly into a cell from right below. */
function strike(kind: WallKind, state: Wall, cell: number) {
  const grid = gridOf(kind, state)
  Object.assign(state.balls[0]!, {
    x: cellX(grid, cell),
    y: cellY(grid, cell) + grid.height / 2 + 10,
    vx: 0,
    vy: -5,
    rides: 0,
  })
  step(kind, state)
}

test('a brick of the wanted colour breaks at once, any other only cracks', () => {
  const state = wallOf('queue', { 0: 1, 4: 2, 8: 1 }, 3)
  state.wanted = 1
  strike('queue', state, 4)
  expect([state.kinds[4], state.hits[4]]).toEqual([2, 2])
  strike('queue', state, 8)
  expect(state.kinds[8]).toBe(0)
  strike('queue', state, 0)
  expect(state.wanted).toBe(2)
})

test('weeds grow back beside a brick, until few are left', () => {
  const standing = Object.fromEntries(Array.from({ length: 8 }, (_, cell) => [cell, 1]))
  const state = wallOf('weeds', standing)
  state.plan.push(COLUMNS)
  for (let tick = 0; tick < 120; tick++) step('weeds', state)
  expect(state.kinds[COLUMNS]).toBe(1)
  const few = wallOf('weeds', { 0: 1, 1: 1 })
  few.plan.push(COLUMNS)
  for (let tick = 0; tick < 120; tick++) step('weeds', few)
  expect(few.kinds[COLUMNS]).toBe(0)
})

test('the two halves of a ghost wall are there in turn', () => {
  const state = wallOf('ghosts', { 0: 1, 1: 2 })
  for (const tick of [0, GHOST_TICKS - 1, GHOST_TICKS]) {
    state.tick = tick
    expect([tick, isThere('ghosts', state, 1)]).toEqual([tick, !isThere('ghosts', state, 2)])
  }
})

test('a lamp sets a ball free', () => {
  const state = wallOf('storm', { 0: 1, 4: LAMP })
  strike('storm', state, 4)
  expect(state.balls).toHaveLength(2)
})

test('what stands above a gap comes down, and three of a colour burst', () => {
  const [low, high] = [4 + COLUMNS, 4]
  const state = wallOf('tumble', { [low - 1]: 3, [low]: 2, [low + 1]: 3, [high]: 3, 0: 1 })
  strike('tumble', state, low)
  expect(state.kinds.filter(Boolean)).toEqual([1])
})

test('a marching wall that reaches the line costs a life and goes back up', () => {
  const state = wallOf('march', { 4: 1 })
  Object.assign(state.balls[0]!, { rides: 0, x: 180, y: 300, vx: 0, vy: 3 })
  state.fallen = 400
  step('march', state)
  expect([state.lives, state.fallen]).toEqual([2, 0])
})

test('a full charge lets the ball break through', () => {
  const column = { 4: 1, [4 + COLUMNS]: 1, [4 + 2 * COLUMNS]: 1, 0: 1 }
  const state = wallOf('thunder', column, 2)
  state.charge = FULL_CHARGE
  state.balls[0]!.rides = 0
  step('thunder', state, ACT)
  expect([state.charge, state.thunder > 0]).toEqual([0, true])
  strike('thunder', state, 4 + 2 * COLUMNS)
  for (let tick = 0; tick < 15; tick++) step('thunder', state)
  expect(state.kinds.filter(Boolean)).toEqual([1])
})
