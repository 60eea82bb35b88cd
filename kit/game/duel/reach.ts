import { FINGER, spotsWithin, type CanBePlayed, type SpotBoard } from '../fair-aim/meant.ts'
import type { Point } from '../stage.ts'
import { nearestApart } from '../table-top/touch-size.ts'

/** Limit of the reach: the middle of each spot always counts for itself. */
const MOST_OF_A_SPOT = 0.4

/** How far beside a spot a touch still counts, for spots this far apart; negative if only a direct hit counts. */
export const reachBeside = (apart: number): number => Math.min((FINGER - apart) / 2, apart * MOST_OF_A_SPOT)

/**
 * The spot that a touch means. Where spots are closer than a finger's width, a playable spot also takes touches that just
 * miss it, unless they hit another playable spot.
 */
export function spotReached(board: SpotBoard, at: Point, canBePlayed: CanBePlayed): number | undefined {
  const apart = nearestApart(board.spots().map((spot) => board.centre(spot))) ?? FINGER
  for (const spot of spotsWithin(board, at, reachBeside(apart))) if (canBePlayed(spot)) return spot
  return board.spotAt(at)
}
