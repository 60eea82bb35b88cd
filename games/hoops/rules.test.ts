import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { botThrow } from './bot.ts'
import { hoopAt, stationFor } from './court.ts'
import { definitions, MODES } from './definitions.ts'
import { isOnFire, startHoops, tickHoops, TICKS_A_SECOND, worthOf, type Hoops } from './rules.ts'
import { ANGLES, POWERS, throwOf, velocityOf } from './throw.ts'

const definition = definitions[0]!
const random = seededRandom(1)
const fresh = (level: number = MODES.lives): Hoops => startHoops(definition, level, seededRandom(6))
const straightUp = throwOf(180, 20)

/** Throws once and waits until the next ball lies ready or the run ends; gives the kinds of events. */
function throwOnce(state: Hoops, wish: number): readonly string[] {
  const kinds: string[] = []
  tickHoops(state, definition, wish, random)
  for (let count = 0; count < 500 && state.phase !== 'ready' && !state.isOver; count++) {
    kinds.push(...tickHoops(state, definition, 0, random).map(({ kind }) => kind))
  }
  return kinds
}

/** Drops the ball through the middle of the ring. */
function drop(state: Hoops, aside = 0) {
  tickHoops(state, definition, straightUp, random)
  const hoop = hoopAt(state.station, state.tick)
  Object.assign(state.ball, { x: hoop.x + aside, y: hoop.y - 60, vx: 0, vy: 0 })
  for (let count = 0; count < 500 && state.phase !== 'ready'; count++) tickHoops(state, definition, 0, random)
}

test.for([
  { wish: 0, flies: false },
  { wish: 1, flies: true },
  { wish: ANGLES * POWERS, flies: true },
  { wish: ANGLES * POWERS + 1, flies: false },
  { wish: 1.5, flies: false },
  { wish: -3, flies: false },
])('input $wish throws the ball: $flies', ({ wish, flies }) => {
  expect(velocityOf(wish) !== undefined).toBe(flies)
})

test('a throw goes where it is aimed: up is up, and more power is faster', () => {
  const up = velocityOf(throwOf(180, 0))!
  expect(Math.abs(up.vx)).toBeLessThan(1e-6)
  expect(up.vy).toBeLessThan(-7)
  expect(velocityOf(throwOf(90, 90))!.vx).toBeGreaterThan(velocityOf(throwOf(90, 10))!.vx)
})

test('a clean drop is a swish for three points, three in a row light the fire', () => {
  const state = fresh()
  drop(state)
  expect(state).toMatchObject({ points: 3, streak: 1, swishes: 1 })
  drop(state)
  expect(isOnFire(state)).toBe(false)
  drop(state)
  expect(isOnFire(state)).toBe(true)
  expect(state.points).toBe(3 + 3 + 9)
})

test.for([
  { rim: false, board: false, streak: 1, swishes: 1, worth: 3 },
  { rim: true, board: false, streak: 1, swishes: 0, worth: 2 },
  { rim: true, board: true, streak: 1, swishes: 0, worth: 3 },
  { rim: true, board: false, streak: 2, swishes: 0, worth: 2 },
  { rim: true, board: false, streak: 3, swishes: 0, worth: 4 },
  { rim: true, board: false, streak: 5, swishes: 3, worth: 6 },
])('rim $rim, board $board, $streak in a row, $swishes swishes: $worth points', ({ worth, ...basket }) => {
  expect(worthOf({ ...fresh(), ...basket })).toBe(worth)
})

test('three misses end the run, and a miss breaks streak and fire', () => {
  const state = fresh()
  drop(state)
  drop(state)
  expect(throwOnce(state, straightUp)).toContain('miss')
  expect(state).toMatchObject({ lives: 2, streak: 0, swishes: 0, isOver: false })
  throwOnce(state, straightUp)
  expect(state.isOver).toBe(false)
  expect(throwOnce(state, straightUp)).toContain('over')
  expect(state.isOver).toBe(true)
})

test('five swishes in a row give a lost ball back, never more than three', () => {
  const state = fresh()
  throwOnce(state, straightUp)
  for (let count = 0; count < 4; count++) drop(state)
  expect(state.lives).toBe(2)
  drop(state)
  expect(state.lives).toBe(3)
  for (let count = 0; count < 5; count++) drop(state)
  expect(state.lives).toBe(3)
})

test('after a miss the same throw comes again, after a basket another one', () => {
  const state = fresh()
  const { station } = state
  throwOnce(state, straightUp)
  expect(state.station).toEqual(station)
  drop(state)
  expect(state.station).not.toEqual(station)
})

test('the clock ends the run after 60 seconds, but a ball in the air may still drop', () => {
  const state = fresh(MODES.clock)
  for (let count = 0; count < 60 * TICKS_A_SECOND - 1; count++) tickHoops(state, definition, 0, random)
  expect(state.isOver).toBe(false)
  tickHoops(state, definition, straightUp, random)
  expect(state.isOver).toBe(false)
  for (let count = 0; count < 400; count++) tickHoops(state, definition, 0, random)
  expect(state.isOver).toBe(true)
})

test.for([
  { made: 5, swings: false, buoys: false },
  { made: 6, swings: true, buoys: false },
  { made: 9, swings: true, buoys: false },
  { made: 30, swings: true, buoys: true },
])('after $made baskets the hoop swings: $swings, buoys: $buoys', ({ made, swings, buoys }) => {
  const stations = Array.from({ length: 12 }, (_, seed) => stationFor(made, seededRandom(seed)))
  expect(stations.every(({ swing }) => swing.y > 0 || swing.x > 0)).toBe(swings)
  expect(stations.some((station) => station.buoys.length > 0)).toBe(buoys)
})

test('every throw of the first fifty can be scored', () => {
  for (let made = 0; made < 50; made++) {
    const state = { ...fresh(), station: stationFor(made, seededRandom(made + 100)), since: 20 }
    state.ball = { ...state.station.ball, vx: 0, vy: 0 }
    const isScored = [1, 2, 3, 4].some((seed) => {
      const tried = structuredClone(state)
      throwOnce(tried, botThrow(tried, seededRandom(seed), 2))
      return tried.made > state.made
    })
    expect(isScored, `after ${made} baskets`).toBe(true)
  }
})
