import { PATCHES, rolledPatches } from './car-art.ts'
import { TICKS_A_SECOND, type Car, type Match } from './match.ts'
import type { Shout } from './overlay-art.ts'
import { BALL_RADIUS, type Body } from './pitch.ts'
import { trail, type Trail } from './trail.ts'

/** A ball that has jumped farther than this in a tick lies at a new kick-off. */
const FARTHEST_ROLL = 40

/** What only the eye sees: the ball rolls and squashes, nets bulge, cars shake, wheels leave marks. */
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

/** Everything comes to rest. */
export function settle(motion: Motion) {
  const { squash, bulge, shocks, shout, tracks } = motion
  tracks.step(1 / TICKS_A_SECOND)
  motion.squash = { ...squash, k: squash.k * 0.86 }
  motion.bulge = [bulge[0] * 0.92, bulge[1] * 0.92]
  for (const [car, shock] of shocks) shocks.set(car, shock * 0.88)
  if (shout) shout.age += 1 / TICKS_A_SECOND
}

/** After a tick of the match; `before` is where the ball lay. */
export function follow(motion: Motion, { ball, cars }: Match, before: Pick<Body, 'x' | 'y'>) {
  const dx = ball.x - before.x
  const dy = ball.y - before.y
  if (Math.hypot(dx, dy) < FARTHEST_ROLL)
    motion.patches = rolledPatches(motion.patches, dx / BALL_RADIUS, dy / BALL_RADIUS)
  motion.tracks.follow(cars)
}
