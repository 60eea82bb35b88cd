import { distance } from '#kit/game/micro/rules.ts'

/** A body that slides on the ground; speeds in units per tick. */
export interface Body {
  x: number
  y: number
  vx: number
  vy: number
  readonly r: number
  readonly mass: number
}

export interface Ground {
  /** Share of speed kept per tick, and constant loss. */
  readonly keeps: number
  readonly rub: number
  readonly spring: number
}

export const speedOf = ({ vx, vy }: Body) => distance(0, 0, vx, vy)
export const isStill = (bodies: readonly Body[]) => bodies.every(({ vx, vy }) => vx === 0 && vy === 0)

function slide(body: Body, { keeps, rub }: Ground) {
  const speed = speedOf(body)
  if (speed === 0) return
  body.x += body.vx
  body.y += body.vy
  const now = speed * keeps - rub
  const share = now > 0.04 ? now / speed : 0
  body.vx *= share
  body.vy *= share
}

function meet(one: Body, other: Body, spring: number): number {
  const far = distance(one.x, one.y, other.x, other.y)
  const reach = one.r + other.r
  if (far >= reach || far === 0) return 0
  const [nx, ny] = [(other.x - one.x) / far, (other.y - one.y) / far]
  const total = one.mass + other.mass
  const lap = reach - far
  one.x -= nx * lap * (other.mass / total)
  one.y -= ny * lap * (other.mass / total)
  other.x += nx * lap * (one.mass / total)
  other.y += ny * lap * (one.mass / total)
  const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny
  if (closing <= 0) return 0
  const push = ((1 + spring) * closing) / total
  one.vx -= push * other.mass * nx
  one.vy -= push * other.mass * ny
  other.vx += push * one.mass * nx
  other.vy += push * one.mass * ny
  return closing
}

/** One tick of all bodies on the ground; returns the hardest impact. */
export function roll(bodies: readonly Body[], ground: Ground): number {
  let hardest = 0
  for (const body of bodies) slide(body, ground)
  for (let one = 0; one < bodies.length; one++)
    for (let other = one + 1; other < bodies.length; other++)
      hardest = Math.max(hardest, meet(bodies[one]!, bodies[other]!, ground.spring))
  return hardest
}

/** Sliding distance from a speed. */
export function reachOf(speed: number, { keeps, rub }: Ground): number {
  let far = 0
  for (let now = speed; now > 0.04; now = now * keeps - rub) far += now
  return far
}
