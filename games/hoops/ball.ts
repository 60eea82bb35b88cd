import type { SimEvent } from '#kit/game/contract.ts'
import { bounceOff, lengthOf } from '#kit/game/discs/discs.ts'
import * as court from './court.ts'
import { rimX, wayOf, type Side } from './court.ts'
import type { Ball } from './match.ts'

const RIM_BOUNCE = 0.6
const BOARD_BOUNCE = 0.66
const FLOOR_BOUNCE = 0.74
const WALL_BOUNCE = 0.6
/** Below this speed the ball rolls instead of bouncing. */
const ROLLING = 1.1
const FRICTION = 0.984
/** Sub-steps per tick: a fast ball must not pass through the rim. */
const PARTS = 3
const SIDES: readonly Side[] = [0, 1]

/** One tick of a free ball; returns the side that scored, if any. */
export function flyBall(ball: Ball, events: SimEvent[]): Side | undefined {
  let scored: Side | undefined
  for (let part = 0; part < PARTS; part++) {
    const before = ball.y
    ball.vy -= court.GRAVITY / PARTS
    ball.x += ball.vx / PARTS
    ball.y += ball.vy / PARTS
    for (const side of SIDES) {
      touchHoop(ball, side, events)
      const isThrough = before > court.RIM_Y && ball.y <= court.RIM_Y && ball.vy < 0
      if (isThrough && Math.abs(ball.x - rimX(side)) < court.RIM_HALF) scored = side
    }
    touchEnds(ball, events)
    if (scored !== undefined) return scored
  }
  return undefined
}

function touchHoop(ball: Ball, side: Side, events: SimEvent[]) {
  const way = wayOf(side)
  const middle = rimX(side)
  if (Math.abs(ball.x - middle) > 120 || ball.y < court.BOARD_LOW - 60) return
  for (const edge of [-court.RIM_HALF, court.RIM_HALF])
    knock(
      ball,
      middle + edge,
      court.RIM_Y,
      { reach: court.BALL_RADIUS + court.RIM_THICK, bounce: RIM_BOUNCE, kind: 'rim' },
      events,
    )
  const face = middle + way * court.BOARD_GAP
  const y = court.limit(court.BOARD_LOW, court.BOARD_HIGH, ball.y)
  knock(ball, face, y, { reach: court.BALL_RADIUS + 2, bounce: BOARD_BOUNCE, kind: 'board' }, events)
}

interface Knock {
  readonly reach: number
  readonly bounce: number
  readonly kind: 'rim' | 'board'
}

/** Bounces the ball off a point of the hoop. */
function knock(ball: Ball, x: number, y: number, { reach, bounce, kind }: Knock, events: SimEvent[]) {
  const upwards = ball.y - y
  const far = lengthOf(ball.x - x, upwards)
  const speed = bounceOff(ball, { x, y }, reach, bounce)
  if (speed === 0) return
  // Nudges a ball that would come to rest on rim or board.
  if (Math.abs(ball.vx) < 0.25 && upwards / far > 0.9) ball.vx += ball.x > court.MIDDLE ? -0.6 : 0.6
  if (ball.shot) ball.shot.touched = true
  if (speed > 0.8) events.push({ kind, x: ball.x, y: ball.y, amount: speed })
}

function touchEnds(ball: Ball, events: SimEvent[]) {
  if (ball.y < court.BALL_RADIUS) {
    ball.y = court.BALL_RADIUS
    if (ball.vy < -ROLLING) events.push({ kind: 'floor', x: ball.x, y: 0, amount: -ball.vy })
    ball.vy = ball.vy < -ROLLING ? -ball.vy * FLOOR_BOUNCE : 0
    ball.vx *= FRICTION
  }
  const far = court.limit(court.BALL_RADIUS, court.LENGTH - court.BALL_RADIUS, ball.x)
  if (far === ball.x) return
  ball.x = far
  ball.vx *= -WALL_BOUNCE
}
