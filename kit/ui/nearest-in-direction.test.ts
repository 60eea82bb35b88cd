import { expect, test } from 'vitest'
import { nearestInDirection, type Spot, type Direction } from './nearest-in-direction.ts'

const spot = (left: number, top: number, width = 100, height = 100): Spot => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** A wall: a big tile, four small ones beside it, a row of three below. */
const WALL = {
  big: spot(0, 0, 210, 210),
  a: spot(220, 0),
  b: spot(330, 0),
  c: spot(220, 110),
  d: spot(330, 110),
  e: spot(0, 220),
  f: spot(110, 220),
  g: spot(220, 220, 210),
}
type Name = keyof typeof WALL
const names = Object.keys(WALL) as Name[]

test.for<[from: Name, direction: Direction, to: Name | undefined]>([
  ['big', 'right', 'a'],
  ['a', 'right', 'b'],
  ['b', 'right', undefined],
  ['b', 'left', 'a'],
  ['a', 'left', 'big'],
  ['c', 'left', 'big'],
  ['a', 'down', 'c'],
  ['d', 'down', 'g'],
  ['d', 'up', 'b'],
  ['big', 'down', 'e'],
  ['f', 'up', 'big'],
  ['g', 'up', 'c'],
  ['g', 'left', 'f'],
  ['e', 'left', undefined],
  ['big', 'up', undefined],
  ['g', 'down', undefined],
])('from %s the direction %s leads to %s', ([from, direction, to]) => {
  const others = names.filter((name) => name !== from)
  const place = nearestInDirection(
    WALL[from],
    direction,
    others.map((name) => WALL[name]),
  )
  expect(place === undefined ? undefined : others[place]).toBe(to)
})

test('elements straight ahead are nearer than diagonal ones', () => {
  expect(nearestInDirection(spot(0, 0), 'down', [spot(150, 110), spot(0, 200)])).toBe(1)
})

test('without an element straight ahead the nearest diagonal one is taken', () => {
  expect(nearestInDirection(spot(0, 0), 'down', [spot(400, 110), spot(150, 110)])).toBe(1)
})

test('elements that overlap the start are not ahead', () => {
  expect(nearestInDirection(spot(0, 0), 'right', [spot(20, 20, 40, 40)])).toBeUndefined()
})

test('neighbours that share an edge are neighbours', () => {
  expect(nearestInDirection(spot(0, 0), 'right', [spot(99, 0)])).toBe(0)
})
