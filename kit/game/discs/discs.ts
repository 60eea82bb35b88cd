/**
 * Round bodies on a plane: balls, pucks, stones and coins. Uses only the four operations and the square root, in a fixed
 * order, so that results are identical on every machine: replays prove scores.
 */
export interface Body {
  x: number
  y: number
  vx: number
  vy: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A straight wall from one point to the other. */
export type Wall = readonly [x1: number, y1: number, x2: number, y2: number]

export const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y)
export const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** Slows a body by a share of its speed plus a constant; below `still` it stops. */
export function slow(body: Pick<Body, 'vx' | 'vy'>, keeps: number, rub: number, still = 0) {
  const speed = lengthOf(body.vx, body.vy)
  const left = Math.max(0, speed * keeps - rub)
  const share = left < still || speed === 0 ? 0 : left / speed
  body.vx *= share
  body.vy *= share
}

export function limitSpeed(body: Pick<Body, 'vx' | 'vy'>, most: number) {
  const speed = lengthOf(body.vx, body.vy)
  if (speed <= most) return
  body.vx *= most / speed
  body.vy *= most / speed
}

/** Bounces a body off a point, which may move; returns the impact speed, 0 without contact. */
export function bounceOff(body: Body, from: Spot & Partial<Body>, reach: number, spring: number): number {
  const dx = body.x - from.x
  const dy = body.y - from.y
  const far = lengthOf(dx, dy)
  if (far >= reach || far === 0) return 0
  const [nx, ny] = [dx / far, dy / far]
  body.x = from.x + nx * reach
  body.y = from.y + ny * reach
  return reflect(body, [nx, ny], spring, from)
}

/**
 * Reflects a velocity at a surface, which may move, with this outward normal; returns the impact speed, 0 for
 * a separating body.
 */
export function reflect(
  body: Pick<Body, 'vx' | 'vy'>,
  [nx, ny]: readonly [number, number],
  spring: number,
  surface: Partial<Body> = {},
): number {
  const speed = (body.vx - (surface.vx ?? 0)) * nx + (body.vy - (surface.vy ?? 0)) * ny
  if (speed >= 0) return 0
  body.vx -= (1 + spring) * speed * nx
  body.vy -= (1 + spring) * speed * ny
  return -speed
}

/** The point of a wall nearest to a position. */
export function nearestOn([x1, y1, x2, y2]: Wall, { x, y }: Spot): Spot {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : between(0, ((x - x1) * dx + (y - y1) * dy) / square, 1)
  return { x: x1 + dx * share, y: y1 + dy * share }
}

export const bounceOffWall = (body: Body, wall: Wall, radius: number, spring: number): number =>
  bounceOff(body, nearestOn(wall, body), radius, spring)

/** Bounces a body off a square with its upper left corner here. */
export const bounceOffSquare = (
  body: Body,
  { x, y }: Spot,
  { side, radius, spring }: { readonly side: number; readonly radius: number; readonly spring: number },
): number =>
  bounceOff(body, { x: between(x, body.x, x + side), y: between(y, body.y, y + side) }, radius, spring)

/** Collides two bodies; the first has `weight` times the mass of the other. Returns the impact speed. */
export function collide(one: Body, other: Body, reach: number, weight = 1, spring = 0.9): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const far = lengthOf(dx, dy)
  if (far >= reach || far === 0) return 0
  const [nx, ny] = [dx / far, dy / far]
  const share = 1 / (1 + weight)
  const deep = reach - far
  one.x -= nx * deep * share
  one.y -= ny * deep * share
  other.x += nx * deep * (1 - share)
  other.y += ny * deep * (1 - share)
  const speed = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny
  if (speed <= 0) return 0
  const push = (1 + spring) * speed
  one.vx -= push * share * nx
  one.vy -= push * share * ny
  other.vx += push * (1 - share) * nx
  other.vy += push * (1 - share) * ny
  return speed
}
