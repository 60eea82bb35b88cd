export type Direction = 'up' | 'down' | 'left' | 'right'

/** A rectangle on the screen. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Factor for the distance off axis. */
const OFF_AXIS_WEIGHT = 3
/** Edges of neighbours may overlap by this many pixels. */
const SLACK = 2

const middle = (from: number, to: number) => (from + to) / 2

/** The rectangle in coordinates of the direction: start and end, and its extent across. */
function along({ left, top, right, bottom }: Spot, direction: Direction) {
  if (direction === 'right') return { near: left, far: right, from: top, to: bottom }
  if (direction === 'left') return { near: -right, far: -left, from: top, to: bottom }
  if (direction === 'down') return { near: top, far: bottom, from: left, to: right }
  return { near: -bottom, far: -top, from: left, to: right }
}

/**
 * The index of the rectangle that a move in a direction should reach: the nearest one ahead, with a penalty for those off axis.
 * Undefined if none is ahead.
 */
export function nearestInDirection(
  start: Spot,
  direction: Direction,
  spots: readonly Spot[],
): number | undefined {
  const own = along(start, direction)
  let best: number | undefined
  let least = Infinity
  for (const [place, spot] of spots.entries()) {
    const other = along(spot, direction)
    if (other.near < own.far - SLACK && other.far <= own.far + SLACK) continue
    if (other.near < own.near + SLACK) continue
    const ahead = Math.max(0, other.near - own.far)
    const gap = Math.max(0, other.from - own.to, own.from - other.to)
    const drift = Math.abs(middle(other.from, other.to) - middle(own.from, own.to))
    const cost = ahead + gap * OFF_AXIS_WEIGHT + drift / 100
    if (cost >= least) continue
    best = place
    least = cost
  }
  return best
}
