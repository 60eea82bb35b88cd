import { bounceOff, lengthOf } from '#kit/game/discs/discs.ts'
import { turnVelocity } from '#kit/game/rigid/turning.ts'
import type { Random } from '#kit/random/random.ts'
import type { Ball } from './world.ts'

export const RADIUS = 8
/** Longest step of a ball in units. */
const PIECE = 4
/** Bounces without a paddle before a ball is turned. */
const MOST_DULL = 12

export const newBall = (x: number, y: number): Ball => ({ x, y, vx: 0, vy: 0, spin: 0, last: -1, dull: 0 })

/** Moves a ball in short steps; `touch` is called after each and returns true to end the flight. */
export function fly(ball: Ball, touch: () => boolean | void) {
  const pieces = Math.max(1, Math.ceil(lengthOf(ball.vx, ball.vy) / PIECE))
  for (let piece = 0; piece < pieces; piece++) {
    ball.x += ball.vx / pieces
    ball.y += ball.vy / pieces
    if (touch()) return
  }
}

export function setSpeed(ball: Ball, speed: number) {
  const far = lengthOf(ball.vx, ball.vy) || 1
  ball.vx *= speed / far
  ball.vy *= speed / far
}

/** Bounces a ball off a disc; true when it touched. */
export function bounceOffRound(ball: Ball, [x, y, radius]: readonly [number, number, number]): boolean {
  const isTouched = bounceOff(ball, { x, y }, radius + RADIUS, 1) > 0
  if (isTouched) ball.dull++
  return isTouched
}

/** Turns a ball that has hit no paddle for too long, so that it leaves its loop. */
export function turnWhenDull(ball: Ball, random: Random) {
  if (ball.dull < MOST_DULL) return
  ball.dull = 0
  turnVelocity(ball, (random() < 0.5 ? -1 : 1) * (0.3 + 0.4 * random()))
}

/** A place thrown back by walls at both ends. */
export function folded(place: number, least: number, most: number): number {
  const room = most - least
  const way = (((place - least) % (2 * room)) + 2 * room) % (2 * room)
  return least + (way > room ? 2 * room - way : way)
}
