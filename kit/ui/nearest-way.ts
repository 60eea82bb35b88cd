export type Way = 'up' | 'down' | 'left' | 'right'

/** A rectangle on the screen. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What lies askew counts as so much farther than what lies straight ahead. */
const ASKEW = 3
/** Edges of neighbours may overlap by so many pixels. */
const SLACK = 2

const middle = (from: number, to: number) => (from + to) / 2

/** The spot as seen along the way: how far it begins, and from where to where it lies across. */
function along({ left, top, right, bottom }: Spot, way: Way) {
  if (way === 'right') return { near: left, far: right, from: top, to: bottom }
  if (way === 'left') return { near: -right, far: -left, from: top, to: bottom }
  if (way === 'down') return { near: top, far: bottom, from: left, to: right }
  return { near: -bottom, far: -top, from: left, to: right }
}

/**
 * The place in the list of the spot that a reader means who goes one way from another: the nearest one that lies ahead, and
 * rather one straight ahead than one askew. Nothing where nothing lies ahead.
 */
export function nearestWay(start: Spot, way: Way, spots: readonly Spot[]): number | undefined {
  const own = along(start, way)
  let best: number | undefined
  let least = Infinity
  for (const [place, spot] of spots.entries()) {
    const other = along(spot, way)
    if (other.near < own.far - SLACK && other.far <= own.far + SLACK) continue
    if (other.near < own.near + SLACK) continue
    const ahead = Math.max(0, other.near - own.far)
    const gap = Math.max(0, other.from - own.to, own.from - other.to)
    const drift = Math.abs(middle(other.from, other.to) - middle(own.from, own.to))
    const cost = ahead + gap * ASKEW + drift / 100
    if (cost >= least) continue
    best = place
    least = cost
  }
  return best
}
