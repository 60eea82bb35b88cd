import { describe, expect, test } from 'vitest'
import { hash32, seededRandom } from '#kit/random/random.ts'
import {
  bounceOff,
  bounceOffSquare,
  bounceOffWall,
  collide,
  limitSpeed,
  nearestOn,
  slow,
  type Body,
} from './discs.ts'

const body = (x: number, y: number, vx = 0, vy = 0): Body => ({ x, y, vx, vy })
const energyOf = ({ vx, vy }: Body) => vx * vx + vy * vy

describe('a body that comes too near to a point', () => {
  test('is moved to the surface and bounces back by its restitution', () => {
    const ball = body(8, 0, -4, 3)
    expect(bounceOff(ball, { x: 0, y: 0 }, 10, 0.5)).toBe(4)
    expect(ball).toEqual(body(10, 0, 2, 3))
  })

  test('is not changed while it is far away, exactly on the point, or moving away', () => {
    for (const ball of [body(11, 0, -4, 0), body(0, 0, -4, 0)]) {
      const before = { ...ball }
      expect(bounceOff(ball, { x: 0, y: 0 }, 10, 1)).toBe(0)
      expect(ball).toEqual(before)
    }
    const leaving = body(8, 0, 4, 0)
    expect(bounceOff(leaving, { x: 0, y: 0 }, 10, 1)).toBe(0)
    expect(leaving).toEqual(body(10, 0, 4, 0))
  })

  test('takes on the speed of a moving point', () => {
    const ball = body(8, 0)
    expect(bounceOff(ball, { x: 0, y: 0, vx: 3, vy: 0 }, 10, 0)).toBe(3)
    expect(ball.vx).toBe(3)
  })
})

describe('walls', () => {
  test('are hit at the nearest point, including their ends', () => {
    expect(nearestOn([0, 0, 10, 0], { x: 4, y: 7 })).toEqual({ x: 4, y: 0 })
    expect(nearestOn([0, 0, 10, 0], { x: 14, y: 7 })).toEqual({ x: 10, y: 0 })
    expect(nearestOn([3, 3, 3, 3], { x: 14, y: 7 })).toEqual({ x: 3, y: 3 })
    const ball = body(5, 2, 1, -2)
    expect(bounceOffWall(ball, [0, 0, 10, 0], 3, 1)).toBe(2)
    expect(ball).toEqual(body(5, 3, 1, 2))
  })

  test('of a square bounce bodies off sides and corners', () => {
    const square = { side: 10, radius: 2, spring: 1 }
    const beside = body(11, 5, -1, 0)
    expect(bounceOffSquare(beside, { x: 0, y: 0 }, square)).toBe(1)
    expect(beside).toEqual(body(12, 5, 1, 0))
    const atCorner = body(11, 11, -1, -1)
    expect(bounceOffSquare(atCorner, { x: 0, y: 0 }, square)).toBeGreaterThan(1)
    expect(atCorner.vx).toBeCloseTo(1)
  })
})

describe('two bodies', () => {
  test('of equal mass swap velocities in a head-on collision', () => {
    const [one, other] = [body(0, 0, 6, 0), body(9, 0)]
    expect(collide(one, other, 10, 1, 1)).toBe(6)
    expect([one.vx, other.vx, other.x - one.x]).toEqual([0, 6, 10])
  })

  test('of different mass: the heavy one keeps most of its speed', () => {
    const [ball, pin] = [body(0, 0, 5, 0), body(9, 0)]
    expect(collide(ball, pin, 10, 4)).toBe(5)
    expect(ball.vx).toBeGreaterThan(2)
    expect(pin.vx).toBeGreaterThan(5)
  })

  test('conserve momentum, and gain no energy', () => {
    const random = seededRandom(7)
    const any = () => random() * 20 - 10
    for (let count = 0; count < 2000; count++) {
      const weight = 0.2 + random() * 5
      const [one, other] = [body(any(), any(), any(), any()), body(any(), any(), any(), any())]
      const push = weight * one.vx + other.vx
      const energy = weight * energyOf(one) + energyOf(other)
      collide(one, other, 9, weight, random())
      expect(weight * one.vx + other.vx).toBeCloseTo(push, 8)
      expect(weight * energyOf(one) + energyOf(other)).toBeLessThanOrEqual(energy + 1e-9)
    }
  })
})

test('friction stops a body and never reverses it', () => {
  const ball = body(0, 0, 3, 4)
  slow(ball, 0.9, 0.5)
  expect(Math.hypot(ball.vx, ball.vy)).toBeCloseTo(4)
  slow(ball, 0.1, 1)
  expect([ball.vx, ball.vy]).toEqual([0, 0])
  const slack = body(0, 0, 0.05, 0)
  slow(slack, 1, 0, 0.06)
  expect(slack.vx).toBe(0)
  const fast = body(0, 0, 30, 40)
  limitSpeed(fast, 5)
  expect([fast.vx, fast.vy]).toEqual([3, 4])
})

test('every collision gives the same bits as when runs were proved with it', () => {
  const random = seededRandom(62)
  const any = () => random() * 40 - 20
  const seen: number[] = []
  for (let count = 0; count < 5000; count++) {
    const [one, other] = [body(any(), any(), any(), any()), body(any(), any(), any(), any())]
    seen.push(collide(one, other, 15, 0.5 + random(), random()))
    seen.push(bounceOff(one, other, 15, random()))
    seen.push(bounceOffWall(other, [any(), any(), any(), any()], 6, random()))
    slow(one, 0.98, 0.01, 0.05)
    limitSpeed(other, 12)
    for (const { x, y, vx, vy } of [one, other]) seen.push(x, y, vx, vy)
  }
  expect(hash32(seen.join(' '))).toBe(2858484067)
})
