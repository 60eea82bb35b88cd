import type { Body } from '#kit/game/beats/beats.ts'
import { around, columnsIn, placeOf, type HexField, type Neighbours } from './hex-field.ts'
import { idOf, kindOf, ROW, type Place, type State } from './state.ts'

export const COLUMNS = 9
/** Rows a bubble may rest in; the one below is over the line. */
export const ROWS = 12
export const FIELD: HexField = { columns: COLUMNS, rows: ROWS + 2 }

const near = [0, 1].map((lean) =>
  Array.from({ length: COLUMNS * FIELD.rows }, (_, cell) => around(FIELD, cell, lean)),
)
export const neighboursOf =
  (lean: number): Neighbours =>
  (cell) =>
    near[lean]![cell]!

export const bodiesOf = ({ cells, lean }: Pick<State, 'cells' | 'lean'>): Body[] =>
  cells.flatMap((cell, at) =>
    cell === 0 ? [] : [{ id: idOf(cell), kind: kindOf(cell), ...placeOf(FIELD, at, lean) }],
  )

/** The free cell nearest to a place that touches a bubble, or the ceiling where it holds. */
export function restingCell(
  cells: readonly number[],
  lean: number,
  at: Place,
  ceilingHolds: boolean,
): number {
  let best = -1
  let shortest = Infinity
  const row = Math.round((at.y - 0.5) / ROW)
  for (let r = Math.max(0, row - 1); r <= row + 1 && r < FIELD.rows; r++)
    for (let c = 0; c < columnsIn(FIELD, r, lean); c++) {
      const cell = r * COLUMNS + c
      if (cells[cell] !== 0) continue
      const hangs = (r === 0 && ceilingHolds) || neighboursOf(lean)(cell).some((next) => cells[next] !== 0)
      const place = placeOf(FIELD, cell, lean)
      const far = (place.x - at.x) ** 2 + (place.y - at.y) ** 2
      if (!hangs || far >= shortest) continue
      shortest = far
      best = cell
    }
  return best
}
