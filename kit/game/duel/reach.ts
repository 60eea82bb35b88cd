import type { Point } from '../stage.ts'
import { nearestApart } from '../table-top/touch-size.ts'
import type { MoveName } from './rules.ts'
import type { DuelScene } from './scene.ts'

/** Target size in pixels that a finger reliably hits. */
const FINGER = 40
/** Limit of the reach: the middle of each spot always counts for itself. */
const MOST_OF_A_SPOT = 0.4
/** Distances, as shares of the reach, and number of directions in which spots are searched. */
const RINGS = [0.5, 1]
const DIRECTIONS = 8

type Board = Pick<DuelScene<unknown, MoveName>, 'spots' | 'centre' | 'spotAt'>

/** How far beside a spot a touch still counts, for spots this far apart; negative if only a direct hit counts. */
export const reachBeside = (apart: number): number => Math.min((FINGER - apart) / 2, apart * MOST_OF_A_SPOT)

/**
 * The spot that a touch means. Where spots are closer than a finger's width, a playable spot also takes touches that just
 * miss it, unless they hit another playable spot.
 */
export function spotReached(
  board: Board,
  at: Point,
  canBePlayed: (spot: number) => boolean,
): number | undefined {
  const hit = board.spotAt(at)
  if (hit !== undefined && canBePlayed(hit)) return hit
  const apart = nearestApart(board.spots().map((spot) => board.centre(spot))) ?? FINGER
  const reach = reachBeside(apart)
  if (reach <= 0) return hit
  for (const ring of RINGS)
    for (let step = 0; step < DIRECTIONS; step++) {
      const turn = (step / DIRECTIONS) * 2 * Math.PI
      const near = board.spotAt({
        x: at.x + Math.cos(turn) * ring * reach,
        y: at.y + Math.sin(turn) * ring * reach,
      })
      if (near !== undefined && canBePlayed(near)) return near
    }
  return hit
}
