import { INNER_ROWS } from './grading.ts'
import { cellMiddle, CELLS, isInRegion, type Piece, type Pizza, type Region, type Wish } from './world.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

const FURTHEST = 68
const STEP = 12

const REGIONS: readonly Region[] = ['all', 'left', 'right', 'topLeft', 'topRight', 'lowLeft', 'lowRight']

/** The grid of each region, its borders left out. */
const spotsOf = new Map<Region, readonly Spot[]>(
  REGIONS.map((region) => {
    const spots: Spot[] = []
    for (let x = -60; x <= 60; x += STEP)
      for (let y = -60; y <= 60; y += STEP) {
        const onBorder = region !== 'all' && (x === 0 || (region.length > 5 && y === 0))
        if (x * x + y * y <= FURTHEST * FURTHEST && isInRegion(region, x, y) && !onBorder)
          spots.push({ x, y })
      }
    return [region, spots]
  }),
)

const apart = (one: Spot, other: Spot) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2

/** The place for the next piece that keeps farthest from its kind, and a little from all others. */
export function nextSpot(wish: Wish, pieces: readonly Piece[]): Spot | undefined {
  const own = pieces.filter(({ topping }) => topping === wish.topping)
  const nearest = (spot: Spot, among: readonly Spot[], none: number) =>
    among.reduce((least, other) => Math.min(least, apart(spot, other)), none)
  let best: Spot | undefined
  let worth = -1
  for (const spot of spotsOf.get(wish.region) ?? []) {
    const far = Math.min(nearest(spot, own, 90 * 90), 90 * 90)
    // The first of a kind goes to the rim: a start in the middle leaves no even grid.
    const rim = own.length === 0 ? spot.x * spot.x + spot.y * spot.y : 0
    const value = far + rim + Math.min(400, nearest(spot, pieces, 400)) / 2
    if (value <= worth) continue
    worth = value
    best = spot
  }
  return best
}

/** The wish that still lacks pieces. */
export const openWish = (wishes: readonly Wish[], { pieces }: Pizza) =>
  wishes.find(({ topping, count }) => pieces.filter((piece) => piece.topping === topping).length < count)

/** Free places of a kind, for a player who wants guidance. */
export function freeSpots(wish: Wish, pieces: readonly Piece[]): readonly Spot[] {
  const spots: Piece[] = []
  const own = pieces.filter(({ topping }) => topping === wish.topping)
  while (own.length + spots.length < wish.count) {
    const spot = nextSpot(wish, [...own, ...spots])
    if (!spot) break
    spots.push({ ...spot, topping: wish.topping })
  }
  return spots
}

/** The first cell that is still bare. */
export function bareCell(rows: readonly number[]): Spot | undefined {
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++)
      if (((INNER_ROWS[row]! & ~rows[row]!) >> column) & 1)
        return { x: Math.round(cellMiddle(column)), y: Math.round(cellMiddle(row)) }
  return undefined
}
