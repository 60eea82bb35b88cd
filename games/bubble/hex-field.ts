import { BOMB, kindOf, RAINBOW, ROW, type Place } from './state.ts'

/** A field of bubbles that hang from the ceiling: rows of `columns` and `columns - 1` in turn. */
export interface HexField {
  readonly columns: number
  readonly rows: number
}

export const isShort = (row: number, lean: number) => (row + lean) % 2 === 1
export const columnsIn = ({ columns }: HexField, row: number, lean: number) =>
  isShort(row, lean) ? columns - 1 : columns

export const placeOf = ({ columns }: HexField, cell: number, lean: number): Place => {
  const row = Math.floor(cell / columns)
  return { x: (cell % columns) + (isShort(row, lean) ? 1 : 0.5), y: 0.5 + row * ROW }
}

/** The cells that touch this one. */
export function around(field: HexField, cell: number, lean: number): readonly number[] {
  const { columns, rows } = field
  const row = Math.floor(cell / columns)
  const column = cell % columns
  const step = isShort(row, lean) ? [0, 1] : [-1, 0]
  const found: number[] = []
  const add = (r: number, c: number) => {
    if (r >= 0 && r < rows && c >= 0 && c < columnsIn(field, r, lean)) found.push(r * columns + c)
  }
  add(row, column - 1)
  add(row, column + 1)
  for (const r of [row - 1, row + 1]) for (const by of step) add(r, column + by)
  return found
}

export type Neighbours = (cell: number) => readonly number[]

/** All cells joined to this one whose content passes. */
export function flood(from: number, neighbours: Neighbours, passes: (cell: number) => boolean): number[] {
  const seen = new Set([from])
  const found = [from]
  for (let at = 0; at < found.length; at++)
    for (const next of neighbours(found[at]!)) {
      if (seen.has(next) || !passes(next)) continue
      seen.add(next)
      found.push(next)
    }
  return found
}

/** The group of a colour around a cell; rainbows join every group. */
export const colorGroup = (cells: readonly number[], from: number, color: number, neighbours: Neighbours) =>
  flood(from, neighbours, (cell) => {
    const content = cells[cell]!
    return content !== 0 && (kindOf(content) === color || kindOf(content) === RAINBOW)
  })

/** Adds what bombs beside the burst, or beside the bubble that landed, take with them, bomb after bomb. */
export function withBombs(
  cells: readonly number[],
  popped: readonly number[],
  neighbours: Neighbours,
  touched: readonly number[] = [],
): number[] {
  const gone = new Set(popped)
  const lit = new Set<number>()
  const light = (cell: number) => {
    if (cells[cell] !== 0 && kindOf(cells[cell]!) === BOMB) lit.add(cell)
  }
  for (const cell of [...popped, ...touched]) for (const near of [cell, ...neighbours(cell)]) light(near)
  // The set grows during the loop: bombs trigger bombs.
  for (const bomb of lit) {
    gone.add(bomb)
    for (const near of blast(bomb, neighbours)) {
      light(near)
      if (cells[near] !== 0) gone.add(near)
    }
  }
  return [...gone]
}

/** Two rings around a bomb. */
const blast = (bomb: number, neighbours: Neighbours) => {
  const first = neighbours(bomb)
  return new Set([...first, ...first.flatMap((cell) => neighbours(cell))])
}
