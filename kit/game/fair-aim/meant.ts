import type { Point } from '../stage.ts'

/** Target size in pixels that a finger reliably hits. */
export const FINGER = 40
const SAME_PLACE = 0.5
/** Shares of a distance, and number of directions, in which spots are searched around a touch. */
const RINGS = [0.5, 1]
const DIRECTIONS = 8

/** A board of spots that can be touched. */
export interface SpotBoard {
  spots(): readonly number[]
  centre(spot: number): Point
  spotAt(at: Point): number | undefined
}

export type CanBePlayed = (spot: number) => boolean

/** The spots up to this far from a touch: the one that it hits, then the nearer ones. A spot may come twice. */
export function* spotsWithin(board: SpotBoard, at: Point, far: number): Generator<number> {
  const hit = board.spotAt(at)
  if (hit !== undefined) yield hit
  if (far <= 0) return
  for (const ring of RINGS)
    for (let step = 0; step < DIRECTIONS; step++) {
      const turn = (step / DIRECTIONS) * 2 * Math.PI
      const near = board.spotAt({
        x: at.x + Math.cos(turn) * ring * far,
        y: at.y + Math.sin(turn) * ring * far,
      })
      if (near !== undefined) yield near
    }
}

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)

/** Distance of a spot to its nearest neighbour, at most a finger's width: a tray beside a board may be more crowded than it. */
export function apartAround(board: SpotBoard, spot: number): number {
  const centre = board.centre(spot)
  let least = FINGER
  for (const other of board.spots()) {
    const apart = distance(centre, board.centre(other))
    // Several targets at one place count as one.
    if (apart > SAME_PLACE) least = Math.min(least, apart)
  }
  return least
}

/** The spot whose middle is nearest, for touches between spots. */
function nearestTo(board: SpotBoard, at: Point): number | undefined {
  let nearest: number | undefined
  let least = Infinity
  for (const spot of board.spots()) {
    const far = distance(at, board.centre(spot))
    if (far >= least) continue
    least = far
    nearest = spot
  }
  return nearest
}

/**
 * The playable spots that a finger at this point may mean. Each has a target as large as a finger; where spots are closer,
 * these targets overlap, and a touch in the overlap has several meanings.
 */
export function spotsMeant(board: SpotBoard, at: Point, canBePlayed: CanBePlayed): readonly number[] {
  const from = board.spotAt(at) ?? nearestTo(board, at)
  const beyond = from === undefined ? 0 : (FINGER - apartAround(board, from)) / 2
  const meant = new Set<number>()
  for (const spot of spotsWithin(board, at, beyond)) if (canBePlayed(spot)) meant.add(spot)
  return [...meant]
}
