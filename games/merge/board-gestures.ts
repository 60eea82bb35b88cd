import type { Point } from '#kit/game/stage.ts'
import type { BoardLayout } from './board-layout.ts'
import type { MergeDefinition } from './definitions.ts'
import { isJoined, isStraight } from './paths.ts'
import { neighboursOf } from './places.ts'
import type { State } from './state.ts'
import { lanesOf } from './sweep.ts'
import { LONGEST_ZERO } from './zero.ts'

export const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Directions of a sliding board by key. */
const SLIDE_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: 0,
  ArrowRight: 1,
  ArrowUp: 2,
  ArrowDown: 3,
}
/** The same for hexagons: the keys around S are the directions around a cell; up and down lean to the right. */
const HEX_KEYS: Readonly<Record<string, number>> = {
  a: 0,
  d: 1,
  w: 2,
  e: 3,
  z: 4,
  x: 5,
  ArrowLeft: 0,
  ArrowRight: 1,
  ArrowUp: 3,
  ArrowDown: 5,
}

export const wayOfKey = ({ kind }: MergeDefinition, key: string): number | undefined =>
  kind === 'hexslide' ? HEX_KEYS[key.length === 1 ? key.toLowerCase() : key] : SLIDE_KEYS[key]

/** The way of a swipe: the nearest of four, or of the six of a hexagon. */
export function swipedWay({ kind }: MergeDefinition, dx: number, dy: number): number {
  if (kind !== 'hexslide') return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 0 : 1) : dy < 0 ? 2 : 3
  // Left and right cover 30 degrees up and down.
  if (Math.abs(dy) < Math.abs(dx) * Math.tan(Math.PI / 6)) return dx < 0 ? 0 : 1
  return (dy < 0 ? 2 : 4) + (dx < 0 ? 0 : 1)
}

/** A line through the middle of a swiped board, towards the wall the tiles go to. */
export function slideLane(definition: MergeDefinition, way: number): readonly number[] {
  const lanes = lanesOf(definition)[way]!.toSorted((one, other) => other.length - one.length)
  const longest = lanes.filter(({ length }) => length === lanes[0]!.length)
  return longest[Math.floor((longest.length - 1) / 2)]!.toReversed()
}

/** The nearest cell in a direction, for the arrow keys. */
export function stepFrom(layout: BoardLayout, from: number, way: Point): number {
  const here = layout.middle(from)
  let best = from
  let nearest = Infinity
  for (let cell = 0; cell < layout.count; cell++) {
    const there = layout.middle(cell)
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y
    const aside = Math.abs((there.x - here.x) * way.y - (there.y - here.y) * way.x)
    if (ahead < layout.pitch * 0.3) continue
    if (ahead + aside * 2 < nearest) {
      nearest = ahead + aside * 2
      best = cell
    }
  }
  return best
}

/** The path after the finger enters a cell: extended, one shorter, or unchanged. */
export function extended(
  definition: MergeDefinition,
  state: State,
  path: readonly number[],
  cell: number,
): readonly number[] {
  const last = path.at(-1)
  if (cell < 0 || cell === last) return path
  if (last === undefined) return [cell]
  if (cell === path.at(-2)) return path.slice(0, -1)
  if (path.includes(cell)) return path
  const longer = [...path, cell]
  if (definition.kind === 'tens') {
    const touches = neighboursOf(definition, true)[last]!.includes(cell)
    return touches && isStraight(definition, longer) ? longer : path
  }
  if (definition.kind === 'zero')
    return longer.length <= LONGEST_ZERO && neighboursOf(definition, true)[last]!.includes(cell)
      ? longer
      : path
  return isJoined(definition, state.cells, longer) ? longer : path
}

/** Cells from the first one straight towards a point. */
export function ray(layout: BoardLayout, { columns, rows }: MergeDefinition, from: number, at: Point) {
  const start = layout.middle(from)
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  const far = Math.max(Math.abs(dx), Math.abs(dy))
  if (far < layout.pitch * 0.5) return [from]
  const stepX = Math.abs(dx) > far * 0.42 ? Math.sign(dx) : 0
  const stepY = Math.abs(dy) > far * 0.42 ? Math.sign(dy) : 0
  const path: number[] = []
  for (let step = 0; step <= Math.round(far / layout.pitch); step++) {
    const x = (from % columns) + stepX * step
    const y = Math.floor(from / columns) + stepY * step
    if (x < 0 || x >= columns || y < 0 || y >= rows) break
    path.push(y * columns + x)
  }
  return path
}
