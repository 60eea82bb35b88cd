import type { Box } from '#kit/game/draw.ts'
import type { Pose } from './faces.ts'
import type { Laid, Shape } from './state.ts'
import { isDouble, lowOf, type Tile } from './tiles.ts'

/** Position in units of a tile's short side, from the middle of the root. */
interface Place {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly isAcross: boolean
}

/** Extent of a path: rows run between `back` and `far`. */
interface Run {
  readonly start: number
  readonly far: number
  readonly back: number
  /** Quarter turns of the whole path. */
  readonly turn: number
}

export interface Grown {
  readonly spots: ReadonlyMap<Tile, Pose>
  /** Approximate place of each arm's next tile. */
  readonly ends: readonly { readonly arm: number; readonly x: number; readonly y: number }[]
  readonly unit: number
}

/** Lays tiles in a row that wraps below itself at an edge and reverses direction. */
function snake(
  laid: readonly Laid[],
  run: Run,
  crosses: boolean,
): { places: Place[]; end: readonly [number, number] } {
  const places: Place[] = []
  let [x, row, way] = [run.start, 0, 1]
  /** Quarter turns of a tile along the path: its outer half leads. */
  const looking = ({ tile, outer }: Laid, quarter: number) =>
    quarter + (outer === lowOf(tile) && !isDouble(tile) ? 2 : 0)
  let isFresh = false
  let wasAcross = false
  const room = () => (way > 0 ? run.far - x : x - run.back)
  for (const one of laid) {
    const isAcross: boolean = crosses && isDouble(one.tile) && !isFresh
    const along = way > 0 ? 0 : 2
    const length = isAcross ? 1 : 2
    if (room() >= (isAcross ? 2 : length)) {
      const turn = isAcross ? looking(one, along) + 1 : looking(one, along)
      places.push({ tile: one.tile, x: x + (way * length) / 2, y: row, turn, isAcross })
      x += way * length
      isFresh = false
      wasAcross = isAcross
      continue
    }
    // At a corner: beside the last half if there is space, else below it.
    const isBeside: boolean = room() >= 1 || wasAcross
    const column = isBeside ? x + way / 2 : x - way / 2
    places.push({
      tile: one.tile,
      x: column,
      y: row + (isBeside ? 0.5 : 1.5),
      turn: looking(one, 1),
      isAcross: false,
    })
    x = isBeside ? x + way : x - way
    row += 2
    way = -way
    isFresh = isBeside
    wasAcross = false
  }
  return { places, end: [x + way, row] }
}

/** Rotates a point of a path by its quarter turns. */
function turned([x, y]: readonly [number, number], quarters: number): readonly [number, number] {
  if (quarters === 1) return [-y, x]
  if (quarters === 2) return [-x, -y]
  return quarters === 3 ? [y, -x] : [x, y]
}

const UNITS = [34, 30, 27, 24, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7]
/** Quarter turns by arm: left, right, up, down. */
const QUARTERS = [2, 0, 3, 1] as const

export interface Growth {
  readonly root: Tile
  readonly arms: readonly (readonly Laid[])[]
  readonly shape: Shape
  /** Doubles lie across the line. */
  readonly crosses: boolean
}

function grownAt({ root, arms, shape, crosses }: Growth, wide: number, high: number) {
  const isStar = shape !== 'line'
  const stands = crosses && isDouble(root)
  const half = (quarter: number) => (quarter % 2 === 0 ? wide : high) / 2
  const places: Place[] = [{ tile: root, x: 0, y: 0, turn: stands ? 1 : 0, isAcross: stands }]
  const ends = (isStar ? [0, 1, 2, 3] : [0, 1]).map((arm) => {
    const turn = QUARTERS[arm]!
    const start = stands ? (turn % 2 === 0 ? 0.5 : 1) : 1
    // In a star each arm keeps to its quarter of the table.
    const run: Run = { start, turn, far: half(turn), back: isStar ? 2 : -half(turn) }
    const { places: own, end } = snake(arms[arm]!, run, crosses)
    for (const place of own) {
      const [x, y] = turned([place.x, place.y], turn)
      places.push({ ...place, x, y, turn: place.turn + turn })
    }
    const [x, y] = turned(end, turn)
    return { arm, x, y }
  })
  return { places, ends }
}

const reach = ({ turn, x, y }: Place) => {
  const [across, down] = turn % 2 === 0 ? [1, 0.5] : [0.5, 1]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

/** Fits a line or star into a box, as large as possible. */
export function grow(growth: Growth, box: Box): Grown {
  for (const unit of UNITS) {
    const [wide, high] = [box.width / unit, box.height / unit]
    const { places, ends } = grownAt(growth, wide, high)
    const reaches = places.map(reach)
    const [left, right] = [
      Math.min(...reaches.map((one) => one.left)),
      Math.max(...reaches.map((one) => one.right)),
    ]
    const [top, bottom] = [
      Math.min(...reaches.map((one) => one.top)),
      Math.max(...reaches.map((one) => one.bottom)),
    ]
    if ((right - left > wide || bottom - top > high) && unit !== UNITS.at(-1)) continue
    // The root stays in the middle as long as everything fits around it.
    const shift = (low: number, up: number, room: number) =>
      low < -room / 2 ? -room / 2 - low : up > room / 2 ? room / 2 - up : 0
    const [dx, dy] = [shift(left, right, wide), shift(top, bottom, high)]
    const at = (x: number, y: number) => ({
      x: box.x + box.width / 2 + (x + dx) * unit,
      y: box.y + box.height / 2 + (y + dy) * unit,
    })
    return {
      unit,
      spots: new Map(places.map(({ tile, x, y, turn }) => [tile, { ...at(x, y), unit: unit * 0.97, turn }])),
      ends: ends.map(({ arm, x, y }) => ({ arm, ...at(x, y) })),
    }
  }
  throw new Error('The smallest unit always fits')
}
