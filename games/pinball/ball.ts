import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { clamp, distance } from '#kit/game/micro/rules.ts'
import { FLIPPER, PIVOTS, type Place, type Segment } from './tables.ts'

export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
  /** In the lane the gate is open. */
  inLane: boolean
  /** Ticks in a saucer. */
  kept: number
  /** Ticks it has hardly moved. */
  still: number
}

export const BALL = 9
/** A ball that waits for the plunger. */
export const laneBall = (): Ball => ({ x: 355, y: 544, vx: 0, vy: 0, inLane: true, kept: 0, still: 0 })
const FASTEST = 13.5
const FLIPPER_THICK = 8
const REST = 0.5
const RAISED = -0.52
const SWING = 0.2
const DROP = 0.09

/** Turns a flipper towards its rest or up; gives how far it has turned. */
export function swing(lifts: number[], side: 0 | 1, isUp: boolean): number {
  const before = lifts[side]!
  const after = clamp(before + (isUp ? SWING : -DROP), 0, 1)
  lifts[side] = after
  return after - before
}

/** The angle of a flipper by its lift, from 0 to 1. */
export const flipperAngle = (side: 0 | 1, lift: number) => {
  const angle = REST + (RAISED - REST) * lift
  return side === 0 ? angle : Math.PI - angle
}

export function flipperTip(side: 0 | 1, lift: number): Place {
  const angle = flipperAngle(side, lift)
  const { x, y } = PIVOTS[side]
  return { x: x + exactCos(angle) * FLIPPER, y: y + exactSin(angle) * FLIPPER }
}

/** Throws the ball off a place; gives the speed it came with, 0 when it did not touch. */
export function bounceOff(
  ball: Ball,
  from: Place,
  reach: number,
  spring: number,
  moving: Place = { x: 0, y: 0 },
): number {
  const far = distance(ball.x, ball.y, from.x, from.y)
  if (far >= reach || far === 0) return 0
  const [nx, ny] = [(ball.x - from.x) / far, (ball.y - from.y) / far]
  ball.x = from.x + nx * reach
  ball.y = from.y + ny * reach
  const speed = (ball.vx - moving.x) * nx + (ball.vy - moving.y) * ny
  if (speed >= 0) return 0
  ball.vx -= (1 + spring) * speed * nx
  ball.vy -= (1 + spring) * speed * ny
  return -speed
}

export function nearest([x1, y1, x2, y2]: Segment, { x, y }: Place): Place {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const share = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0, 1)
  return { x: x1 + dx * share, y: y1 + dy * share }
}

export const bounceOffWall = (ball: Ball, wall: Segment, spring: number): number =>
  bounceOff(ball, nearest(wall, ball), BALL, spring)

/** Pushes the ball away from a thing, as fast as that at least. */
export function kick(ball: Ball, from: Place, speed: number) {
  const far = distance(ball.x, ball.y, from.x, from.y) || 1
  ball.vx += ((ball.x - from.x) / far) * speed
  ball.vy += ((ball.y - from.y) / far) * speed
}

/** A flipper that swings carries its speed into the ball. */
export function flip(ball: Ball, side: 0 | 1, lift: number, turned: number): boolean {
  const pivot = PIVOTS[side]
  const tip = flipperTip(side, lift)
  const near = nearest([pivot.x, pivot.y, tip.x, tip.y], ball)
  const turn = turned * (RAISED - REST) * (side === 0 ? 1 : -1)
  const moving = { x: -(near.y - pivot.y) * turn, y: (near.x - pivot.x) * turn }
  return bounceOff(ball, near, BALL + FLIPPER_THICK, turned > 0 ? 0.35 : 0.25, moving) > 1.5
}

export function limit(ball: Ball) {
  const speed = distance(0, 0, ball.vx, ball.vy)
  if (speed <= FASTEST) return
  ball.vx *= FASTEST / speed
  ball.vy *= FASTEST / speed
}
