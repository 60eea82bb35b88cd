import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** The pitch lies along x: team 0 drives towards the far end. A unit is about a pixel, speeds are units per tick. */
export const LENGTH = 600
export const WIDTH = 380
export const MIDDLE = WIDTH / 2
/** Round corners: the ball cannot get stuck in them. */
export const CORNER = 96
export const GOAL_DEPTH = 36
export const GOAL_HALF = 64
export const CAR_RADIUS = 25
export const BALL_RADIUS = 16
const POST_RADIUS = 4

export interface Body {
  x: number
  y: number
  vx: number
  vy: number
}

export const DIRECTIONS = 24
const COSINES = Array.from({ length: DIRECTIONS }, (_, index) => exactCos((index / DIRECTIONS) * 2 * Math.PI))
const SINES = Array.from({ length: DIRECTIONS }, (_, index) => exactSin((index / DIRECTIONS) * 2 * Math.PI))

export const directionX = (direction: number) => COSINES[direction % DIRECTIONS]!
export const directionY = (direction: number) => SINES[direction % DIRECTIONS]!

/** The nearest of the 24 directions. */
export function nearestDirection(x: number, y: number): number {
  let best = 0
  for (let index = 1; index < DIRECTIONS; index++) {
    if (x * COSINES[index]! + y * SINES[index]! > x * COSINES[best]! + y * SINES[best]!) best = index
  }
  return best
}

export const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** Bounces a body off a wall with inner normal (nx, ny); returns the impact speed. */
function rebound(body: Body, nx: number, ny: number, depth: number, bounce: number): number {
  body.x += nx * depth
  body.y += ny * depth
  const into = -(body.vx * nx + body.vy * ny)
  if (into <= 0) return 0
  body.vx += nx * into * (1 + bounce)
  body.vy += ny * into * (1 + bounce)
  return into
}

/** Keeps a circle inside the boards; returns the hardest impact speed. */
export function keepInside(body: Body, radius: number, bounce: number): number {
  const coreX = Math.max(CORNER, Math.min(LENGTH - CORNER, body.x))
  const coreY = Math.max(CORNER, Math.min(WIDTH - CORNER, body.y))
  const dx = body.x - coreX
  const dy = body.y - coreY
  if (dx !== 0 && dy !== 0) {
    const far = length(dx, dy)
    const depth = far - (CORNER - radius)
    return depth > 0 ? rebound(body, -dx / far, -dy / far, depth, bounce) : 0
  }
  let blow = 0
  if (body.x < radius) blow = Math.max(blow, rebound(body, 1, 0, radius - body.x, bounce))
  if (body.x > LENGTH - radius) blow = Math.max(blow, rebound(body, -1, 0, body.x - LENGTH + radius, bounce))
  if (body.y < radius) blow = Math.max(blow, rebound(body, 0, 1, radius - body.y, bounce))
  if (body.y > WIDTH - radius) blow = Math.max(blow, rebound(body, 0, -1, body.y - WIDTH + radius, bounce))
  return blow
}

/** The same for the ball, which may roll into a goal between the posts. */
export function keepBallInside(ball: Body, goalHalf: number, bounce: number): number {
  const aside = ball.y - MIDDLE
  const isOut = ball.x < BALL_RADIUS || ball.x > LENGTH - BALL_RADIUS
  if (!isOut || Math.abs(aside) >= goalHalf) return keepInside(ball, BALL_RADIUS, bounce)
  const end = ball.x < LENGTH / 2 ? 0 : LENGTH
  const isBehindLine = end === 0 ? ball.x < 0 : ball.x > LENGTH
  if (isBehindLine) {
    const over = Math.abs(aside) - (goalHalf - BALL_RADIUS)
    if (over <= 0) return 0
    return rebound(ball, 0, aside > 0 ? -1 : 1, over, bounce)
  }
  for (const side of [-1, 1]) {
    const dx = ball.x - end
    const dy = aside - side * goalHalf
    const far = length(dx, dy)
    const depth = BALL_RADIUS + POST_RADIUS - far
    if (depth > 0 && far > 0) return rebound(ball, dx / far, dy / far, depth, bounce)
  }
  return 0
}

/** Collides two circles; returns the impact speed, 0 without contact. */
export function collide(
  one: Body,
  other: Body,
  {
    reach,
    mass,
    bounce,
  }: { readonly reach: number; readonly mass: readonly [number, number]; readonly bounce: number },
): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const far = length(dx, dy)
  if (far >= reach || far === 0) return 0
  const nx = dx / far
  const ny = dy / far
  const [first, second] = mass
  const whole = first + second
  const overlap = reach - far
  one.x -= (nx * overlap * second) / whole
  one.y -= (ny * overlap * second) / whole
  other.x += (nx * overlap * first) / whole
  other.y += (ny * overlap * first) / whole
  const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny
  if (closing <= 0) return 0
  const push = (closing * (1 + bounce)) / whole
  one.vx -= nx * push * second
  one.vy -= ny * push * second
  other.vx += nx * push * first
  other.vy += ny * push * first
  return closing
}
