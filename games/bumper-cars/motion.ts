import { PATCHES, rolledPatches } from './car-art.ts'
import { TICKS_A_SECOND, type Car, type Match } from './match.ts'
import type { Shout } from './overlay-art.ts'
import { BALL_RADIUS, type Body } from './pitch.ts'
import { trail, type Trail } from './trail.ts'

/** A jump of the ball beyond this distance is a new kick-off. */
const FARTHEST_ROLL = 40

/** Visual effects only: rolling and squash of the ball, bulging nets, shaking cars, skid marks. */
export interface Motion {
  patches: typeof PATCHES
  squash: { readonly angle: number; readonly k: number }
  bulge: readonly [number, number]
  shout: Shout | undefined
  readonly shocks: Map<Car, number>
  readonly tracks: Trail
}

export const stillMotion = (isCalm: boolean): Motion => ({
  patches: PATCHES,
  squash: { angle: 0, k: 0 },
  bulge: [0, 0],
  shout: undefined,
  shocks: new Map(),
  tracks: trail(isCalm),
})

export function settle(motion: Motion) {
  const { squash, bulge, shocks, shout, tracks } = motion
  tracks.step(1 / TICKS_A_SECOND)
  motion.squash = { ...squash, k: squash.k * 0.86 }
  motion.bulge = [bulge[0] * 0.92, bulge[1] * 0.92]
  for (const [car, shock] of shocks) shocks.set(car, shock * 0.88)
  if (shout) shout.age += 1 / TICKS_A_SECOND
}

/** Updates effects after a tick; `before` is the ball's old position. */
export function follow(motion: Motion, { ball, cars }: Match, before: Pick<Body, 'x' | 'y'>) {
  const dx = ball.x - before.x
  const dy = ball.y - before.y
  if (Math.hypot(dx, dy) < FARTHEST_ROLL)
    motion.patches = rolledPatches(motion.patches, dx / BALL_RADIUS, dy / BALL_RADIUS)
  motion.tracks.follow(cars)
}
