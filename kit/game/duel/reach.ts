import type { Point } from '../stage.ts'
import { nearestApart } from '../table-top/touch-size.ts'
import type { MoveName } from './rules.ts'
import type { DuelScene } from './scene.ts'

/** Pixels of a target that a finger surely hits. */
const FINGER = 40
/** A touch in the middle of a spot is meant for that one. */
const MOST_OF_A_SPOT = 0.4
/** So far around a touch, in parts of the reach, and in so many directions a spot is looked for. */
const RINGS = [0.5, 1]
const DIRECTIONS = 8

type Board = Pick<DuelScene<unknown, MoveName>, 'spots' | 'centre' | 'spotAt'>

/** How far beside a spot a touch still counts as on it, where spots lie so far apart; below 0 where only a hit counts. */
export const reachBeside = (apart: number): number => Math.min((FINGER - apart) / 2, apart * MOST_OF_A_SPOT)

/**
 * The spot that a touch is meant for. Where spots lie closer than a finger is wide, one that can be played also takes the
 * touches that just miss it, as long as they hit no other spot that can be played.
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
