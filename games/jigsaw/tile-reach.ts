import type { Point } from '#kit/game/stage.ts'
import type { TileBoard } from './tile-moves.ts'

/** The handle that a tap means; the point is counted in tiles from the picture's corner. */
export function handleUnder({ kind, columns, rows }: TileBoard, { x, y }: Point): number {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  const [column, row] = [within(Math.floor(x), columns), within(Math.floor(y), rows)]
  if (kind === 'spin' || kind === 'corner') return row * columns + column
  if (kind === 'orbit') return within(row - 1, rows - 2) * (columns - 2) + within(column - 1, columns - 2)
  if (kind !== 'blinds')
    return within(Math.round(y) - 1, rows - 1) * (columns - 1) + within(Math.round(x) - 1, columns - 1)
  // The seam between two lines that is nearest to the finger.
  const [seamX, seamY] = [within(Math.round(x) - 1, columns - 1), within(Math.round(y) - 1, rows - 1)]
  return Math.abs(y - seamY - 1) < Math.abs(x - seamX - 1) ? seamY : rows - 1 + seamX
}
