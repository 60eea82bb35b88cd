import {
  bounceOff,
  bounceOffWall as bounceBodyOffWall,
  limitSpeed,
  nearestOn,
  type Body,
} from '#kit/game/discs/discs.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { clamp, distance } from '#kit/game/micro/rules.ts'
import { FLIPPER, PIVOTS, type Place, type Segment } from './tables.ts'

export interface Ball extends Body {
  /** In the lane the gate is open. */
  inLane: boolean
  /** Ticks in a saucer. */
  kept: number
  /** Ticks without much motion. */
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

/** Moves a flipper towards rest or up; returns the angle. */
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

export const bounceOffWall = (ball: Ball, wall: Segment, spring: number): number =>
  bounceBodyOffWall(ball, wall, BALL, spring)

/** Pushes the ball off a thing with at least this speed. */
export function kick(ball: Ball, from: Place, speed: number) {
  const far = distance(ball.x, ball.y, from.x, from.y) || 1
  ball.vx += ((ball.x - from.x) / far) * speed
  ball.vy += ((ball.y - from.y) / far) * speed
}

/** A moving flipper adds its speed to the ball. */
export function flip(ball: Ball, side: 0 | 1, lift: number, turned: number): boolean {
  const pivot = PIVOTS[side]
  const tip = flipperTip(side, lift)
  const near = nearestOn([pivot.x, pivot.y, tip.x, tip.y], ball)
  const turn = turned * (RAISED - REST) * (side === 0 ? 1 : -1)
  const moving = { ...near, vx: -(near.y - pivot.y) * turn, vy: (near.x - pivot.x) * turn }
  return bounceOff(ball, moving, BALL + FLIPPER_THICK, turned > 0 ? 0.35 : 0.25) > 1.5
}

export const limit = (ball: Ball) => limitSpeed(ball, FASTEST)
