import type { MergeDefinition } from './definitions.ts'
import { isHexBoard } from './gestures.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

const ROW_HEIGHT = Math.sqrt(3) / 2

/** Places of a hexagon of that many cells a side, in axial steps. */
const hexPlaces = (side: number): readonly Spot[] => {
  const reach = Array.from({ length: 2 * side - 1 }, (_, index) => index + 1 - side)
  return reach.flatMap((y) => reach.map((x) => ({ x, y }))).filter(({ x, y }) => Math.abs(x + y) < side)
}

/** Whole-number places of all cells: columns and rows, or the axial steps of hexagons. */
export const gridPlaces = ({ kind, columns, rows }: MergeDefinition): readonly Spot[] =>
  isHexBoard(kind)
    ? hexPlaces(columns)
    : Array.from({ length: columns * rows }, (_, cell) => ({
        x: cell % columns,
        y: Math.floor(cell / columns),
      }))

/** Middles of all cells, one cell apart. */
export function middles({ kind, columns, rows }: MergeDefinition): readonly Spot[] {
  if (isHexBoard(kind)) return hexPlaces(columns).map(({ x, y }) => ({ x: x + y / 2, y: y * ROW_HEIGHT }))
  return Array.from({ length: columns * rows }, (_, cell) => {
    const row = Math.floor(cell / columns)
    return { x: cell % columns, y: kind === 'shoot' ? rows - 1 - row : row }
  })
}

const known = new Map<string, readonly (readonly number[])[]>()

/** Cells that touch; with `corners` those at the corners too. */
export function neighboursOf(definition: MergeDefinition, corners = false): readonly (readonly number[])[] {
  const key = `${definition.id}${corners}`
  const kept = known.get(key)
  if (kept) return kept
  const spots = middles(definition)
  const reach = corners ? 1.5 : 1.05
  const made = spots.map((one) =>
    spots.flatMap((other, index) => {
      const far = Math.hypot(other.x - one.x, other.y - one.y)
      return far > 0.1 && far < reach ? [index] : []
    }),
  )
  known.set(key, made)
  return made
}
