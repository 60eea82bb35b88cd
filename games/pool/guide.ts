import { BALL_RADIUS, LENGTH, WIDTH, type Spot } from './table.ts'

/** The aim line: paths of the cue ball and of the ball it hits. */
export interface Guide {
  /** Cue ball at the moment of contact. */
  readonly ghost: Spot
  readonly ball: number
  /** Directions after contact, of length 0 to 1; `undefined` for a cushion. */
  readonly pushed: Spot | undefined
  readonly turned: Spot | undefined
}

/** Distance along the ray to the circle; Infinity when it misses. */
function reach(from: Spot, ux: number, uy: number, ball: Spot): number {
  const dx = ball.x - from.x
  const dy = ball.y - from.y
  const along = dx * ux + dy * uy
  const aside2 = dx * dx + dy * dy - along * along
  const touch2 = 4 * BALL_RADIUS * BALL_RADIUS
  return along <= 0 || aside2 >= touch2 ? Infinity : along - Math.sqrt(touch2 - aside2)
}

const toWall = (at: number, speed: number, far: number) =>
  speed > 0 ? (far - BALL_RADIUS - at) / speed : speed < 0 ? (BALL_RADIUS - at) / speed : Infinity

export function guideFor(balls: readonly (Spot | null)[], cue: Spot, angle: number): Guide {
  const ux = Math.cos(angle)
  const uy = Math.sin(angle)
  let far = Math.max(0, Math.min(toWall(cue.x, ux, LENGTH), toWall(cue.y, uy, WIDTH)))
  let ball = 0
  balls.forEach((spot, index) => {
    if (!spot || index === 0) return
    const run = reach(cue, ux, uy, spot)
    if (run >= far) return
    far = run
    ball = index
  })
  const ghost = { x: cue.x + ux * far, y: cue.y + uy * far }
  const hit = ball > 0 ? balls[ball] : undefined
  if (!hit) return { ghost, ball, pushed: undefined, turned: undefined }
  const nx = (hit.x - ghost.x) / (2 * BALL_RADIUS)
  const ny = (hit.y - ghost.y) / (2 * BALL_RADIUS)
  const full = ux * nx + uy * ny
  return {
    ghost,
    ball,
    pushed: { x: nx * full, y: ny * full },
    turned: { x: ux - nx * full, y: uy - ny * full },
  }
}
