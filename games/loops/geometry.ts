import type { Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { edgeBetween, HEX_RADIUS, type Net } from './net.ts'
import { netOf } from './model.ts'
import { isCounted, surfaceOf, type Puzzle } from './puzzle.ts'

/** Share of a cell: around points, around the board, beside it for numbers. */
const REACH = { cells: 0.5, corners: 0.3, comb: 0.28, islands: 0.52 } as const
const MARGIN = 0.22
const BAND = 0.62
const LARGEST = 84
const ROOM_MARGIN = 8

/** Layout in CSS pixels. */
export interface Grid {
  readonly net: Net
  readonly unit: number
  /** Length of the shortest line. */
  readonly reach: number
  readonly plate: Box
  place(at: Point): Point
  node(node: number): Point
  middle(line: number): Point
  face(face: number): Point
}

export function gridOf(puzzle: Puzzle, room: { readonly width: number; readonly height: number }): Grid {
  const net = netOf(puzzle)
  const reach = REACH[surfaceOf(puzzle.kind)] + MARGIN
  const isBoard = puzzle.kind === 'bridges'
  const xs = isBoard ? [0, puzzle.columns - 1] : net.places.map(({ x }) => x)
  const ys = isBoard ? [0, puzzle.rows - 1] : net.places.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
  const [across, down] = [Math.max(...xs) + reach - left, Math.max(...ys) + reach - top]
  const band = isCounted(puzzle.kind) ? BAND : 0
  const unit = Math.min(
    (room.width - 2 * ROOM_MARGIN) / (across + band),
    (room.height - 2 * ROOM_MARGIN) / (down + band),
    LARGEST,
  )
  const plate = {
    x: (room.width - (across + band) * unit) / 2 + band * unit,
    y: (room.height - (down + band) * unit) / 2 + band * unit,
    width: across * unit,
    height: down * unit,
  }
  const place = ({ x, y }: Point) => ({ x: plate.x + (x - left) * unit, y: plate.y + (y - top) * unit })
  const node = (index: number) => place(net.places[index]!)
  return {
    net,
    unit,
    reach: puzzle.kind === 'honeycomb' ? unit * HEX_RADIUS : unit,
    plate,
    place,
    node,
    middle(line) {
      const [one, other] = net.edges[line]!.map(node) as [Point, Point]
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    },
    face: (face) => place(net.faces[face]!.middle),
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The nearest point within this many line lengths. */
export function nodeNear(grid: Grid, at: Point, lines: number): number | undefined {
  return nearest(grid.net.places.length, (node) => distance(grid.node(node), at), lines * grid.reach)
}

/** The nearest line, measured to its middle part. */
export function lineNear(grid: Grid, at: Point, cells: number, isOpen: (line: number) => boolean) {
  const far = cells * grid.unit
  return nearest(grid.net.edges.length, (line) => (isOpen(line) ? toStretch(at, grid, line) : Infinity), far)
}

function toStretch(at: Point, grid: Grid, line: number): number {
  const [a, b] = grid.net.edges[line]!.map(grid.node) as [Point, Point]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const k = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)
  const on = Math.min(0.75, Math.max(0.25, k))
  return distance(at, { x: a.x + dx * on, y: a.y + dy * on })
}

function nearest(count: number, far: (index: number) => number, limit: number): number | undefined {
  let best: number | undefined
  let closest = limit
  for (let index = 0; index < count; index++) {
    const away = far(index)
    if (away >= closest) continue
    closest = away
    best = index
  }
  return best
}

/** The neighbour best in a direction, and the line to it. */
export function neighbourTowards(
  grid: Grid,
  from: number,
  to: Point,
): { node: number; line: number } | undefined {
  const { net } = grid
  const start = net.places[from]!
  const length = Math.hypot(to.x, to.y) || 1
  let best: { node: number; line: number } | undefined
  let fit = 0.4
  for (const line of net.at[from]!) {
    const node = net.edges[line]!.find((end) => end !== from)!
    if (edgeBetween(net, from, node) !== line) continue
    const place = net.places[node]!
    const [dx, dy] = [place.x - start.x, place.y - start.y]
    const good = (dx * to.x + dy * to.y) / (Math.hypot(dx, dy) * length)
    if (good <= fit) continue
    fit = good
    best = { node, line }
  }
  return best
}
