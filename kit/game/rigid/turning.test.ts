import { expect, test } from 'vitest'
import { turned, turnVelocity, velocityAt } from './turning.ts'

const QUARTER = Math.PI / 2

test('a quarter turn rotates right to down on the screen', () => {
  const [x, y] = turned(3, 0, QUARTER)
  expect(x).toBeCloseTo(0, 6)
  expect(y).toBeCloseTo(3, 6)
})

test('rotating a velocity keeps its magnitude', () => {
  const body = { vx: 3, vy: 4 }
  turnVelocity(body, 0.7)
  expect(Math.hypot(body.vx, body.vy)).toBeCloseTo(5, 6)
  expect(Math.atan2(body.vy, body.vx) - Math.atan2(4, 3)).toBeCloseTo(0.7, 6)
})

test('a point of a rotating body moves perpendicular to its radius', () => {
  expect(velocityAt({ vx: 1, vy: 2, spin: 0.5 }, 10, 0)).toEqual([1, 7])
  expect(velocityAt({ vx: 1, vy: 2, spin: 0.5 }, 0, 10)).toEqual([-4, 2])
})
