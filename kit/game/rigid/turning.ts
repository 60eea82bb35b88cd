import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** Rotates a vector by an angle in radians, clockwise on the screen. */
export function turned(x: number, y: number, angle: number): readonly [x: number, y: number] {
  const [cos, sin] = [exactCos(angle), exactSin(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Rotates a body's velocity without changing its speed. */
export function turnVelocity(body: { vx: number; vy: number }, angle: number) {
  const [vx, vy] = turned(body.vx, body.vy, angle)
  body.vx = vx
  body.vy = vy
}

interface Moving {
  readonly vx: number
  readonly vy: number
  readonly spin: number
}

/** The velocity of a point on a rotating body, at this offset from its centre. */
export const velocityAt = ({ vx, vy, spin }: Moving, x: number, y: number): readonly [number, number] => [
  vx - spin * y,
  vy + spin * x,
]
