import { expect, test } from 'vitest'
import { along, angleTo, far, fly, meets, nearest, thing } from './things.ts'

test('a thing has the values its game sets, and defaults for the rest', () => {
  expect(thing('crab', { x: 3, y: 4 }, { hp: 2, vy: 1 })).toEqual({
    kind: 'crab',
    x: 3,
    y: 4,
    vx: 0,
    vy: 1,
    r: 10,
    hp: 2,
    t: 0,
    a: 0,
  })
})

test('round things meet when they overlap, and not when they only touch', () => {
  expect(meets({ x: 0, y: 0 }, 3, { x: 6.9, y: 0 }, 4)).toBe(true)
  expect(meets({ x: 0, y: 0 }, 3, { x: 7, y: 0 }, 4)).toBe(false)
})

test('the nearest thing is the first of equals, and undefined out of reach', () => {
  const [left, right, away] = [-3, 3, 50].map((x) => thing('crab', { x, y: 4 }))
  expect(nearest([away!, left!, right!], { x: 0, y: 0 })).toBe(left)
  expect(nearest([left!, right!], { x: 0, y: 0 }, 5)).toBeUndefined()
  expect(nearest([], { x: 0, y: 0 })).toBeUndefined()
})

test('a thing moving at the angle to a place arrives there', () => {
  const [from, to] = [
    { x: 10, y: 10 },
    { x: 40, y: 50 },
  ]
  expect(far(from, to)).toBe(50)
  const shot = thing('nut', from, along(angleTo(from, to), 10))
  for (let tick = 0; tick < 5; tick++) fly([shot])
  expect([shot.x, shot.y, shot.t]).toEqual([expect.closeTo(40), expect.closeTo(50), 5])
})

test('gravity accelerates things downwards', () => {
  const nut = thing('nut', { x: 0, y: 0 }, { vx: 2 })
  for (let tick = 0; tick < 3; tick++) fly([nut], 1)
  expect([nut.x, nut.y, nut.vy]).toEqual([6, 6, 3])
})
