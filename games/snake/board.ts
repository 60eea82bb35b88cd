import type { SnakeDefinition } from './definitions.ts'

/** Right, down, left, up. */
export type Heading = 0 | 1 | 2 | 3

/** 0 is no input, 1 to 4 request a heading. */
export type Turn = 0 | 1 | 2 | 3 | 4

export const TURNS: readonly Turn[] = [0, 1, 2, 3, 4]
export const COLUMN_STEP = [1, 0, -1, 0] as const
export const ROW_STEP = [0, 1, 0, -1] as const
export const opposite = (heading: Heading) => ((heading + 2) & 3) as Heading
/** The same move mirrored: right and left are swapped. */
export const mirrored = (heading: Heading): Heading => (heading === 0 ? 2 : heading === 2 ? 0 : heading)

type Size = Pick<SnakeDefinition, 'columns' | 'rows' | 'twist' | 'holes'>

/** The other end of a burrow. */
export function otherEnd(holes: readonly number[] | undefined, cell: number): number | undefined {
  const at = holes?.indexOf(cell) ?? -1
  return at < 0 ? undefined : holes![at ^ 1]
}

/** The cell one step away: undefined beyond an edge, wrapped on an open board, the other end of a burrow. */
export function cellAt(
  { columns, rows, twist, holes }: Size,
  cell: number,
  heading: Heading,
): number | undefined {
  const column = (cell % columns) + COLUMN_STEP[heading]
  const row = Math.floor(cell / columns) + ROW_STEP[heading]
  if (twist === 'basket') return ((row + rows) % rows) * columns + ((column + columns) % columns)
  if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined
  const next = row * columns + column
  return otherEnd(holes, next) ?? next
}

/** Distance of a cell from the nearest edge in rings: 0 is the outermost. */
export function ringOf({ columns, rows }: Pick<Size, 'columns' | 'rows'>, cell: number): number {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  return Math.min(column, row, columns - 1 - column, rows - 1 - row)
}
