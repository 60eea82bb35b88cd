import { colourIn, CROSSES, UNKNOWN, WIPE } from './marks.ts'
import { twinOf, type Puzzle } from './puzzle.ts'
import { isErasable, strokeOf, type Draw, type State } from './rules.ts'

/** Effect of a stroke starting on this cell: it paints, or removes marks like the first one. */
export function valueFrom(puzzle: Puzzle, state: State, cell: number, armed: number): number {
  const sign = state.cells[cell]
  const isSame = armed === CROSSES ? colourIn(sign) === 0 : true
  return sign !== UNKNOWN && isSame && isErasable(puzzle, state, cell) ? WIPE : armed
}

/** The straight stroke towards a cell: along the side that is further away. */
export function straightTo(puzzle: Puzzle, from: number, to: number): readonly number[] {
  const { columns } = puzzle
  const [fromColumn, fromRow] = [from % columns, Math.floor(from / columns)]
  const [column, row] = [to % columns, Math.floor(to / columns)]
  const isRow = Math.abs(column - fromColumn) >= Math.abs(row - fromRow)
  return strokeOf(puzzle, from, isRow ? fromRow * columns + column : row * columns + fromColumn)
}

export const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Where the cursor goes; the first step shows it in the corner. */
export function stepped(
  { columns, rows }: Puzzle,
  cursor: number | undefined,
  [dx, dy]: readonly [number, number],
): number {
  if (cursor === undefined) return 0
  const column = Math.max(0, Math.min(columns - 1, (cursor % columns) + dx))
  const row = Math.max(0, Math.min(rows - 1, Math.floor(cursor / columns) + dy))
  return row * columns + column
}

/** Cells that a stroke has marked, in its order; crosses that came by themselves last. */
export function changedCells(
  puzzle: Puzzle,
  { from, to }: Draw,
  [before, after]: readonly [string, string],
): readonly number[] {
  const own = strokeOf(puzzle, from, to)
  const order = new Map([...own, ...own.map((cell) => twinOf(puzzle, cell))].map((cell, at) => [cell, at]))
  const place = (cell: number) => order.get(cell) ?? own.length
  return [...after]
    .flatMap((sign, cell) => (sign !== before[cell] && sign !== UNKNOWN ? [cell] : []))
    .toSorted((one, other) => place(one) - place(other))
}

/** Effect of a key: selects a brush, or marks the cell under the cursor. */
export function actOfKey(
  name: string,
  colours: number,
  armed: number,
): { readonly arm?: number; readonly mark?: number } | undefined {
  const digit = Number(name)
  if (digit >= 1 && digit <= colours) return { arm: digit }
  if (name === 'c' || name === 'C') return { arm: armed === CROSSES ? 1 : CROSSES }
  if (name === ' ' || name === 'Enter') return { mark: armed }
  if (name === 'x' || name === 'X') return { mark: CROSSES }
  return undefined
}
