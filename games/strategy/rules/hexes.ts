import { shuffled, type Random } from '#kit/random/random.ts'

/** A sea of six by six hexagons, told by their number, row by row. */
export const COLUMNS = 6
export const ROWS = 6

/** The six neighbours of a hexagon; odd rows stand half a cell to the right. */
export function beside(cell: number): readonly number[] {
  const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
  const shift = y % 2
  const all = [
    [x - 1, y],
    [x + 1, y],
    [x - 1 + shift, y - 1],
    [x + shift, y - 1],
    [x - 1 + shift, y + 1],
    [x + shift, y + 1],
  ] as const
  return all
    .filter(([column, row]) => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS)
    .map(([column, row]) => column + row * COLUMNS)
}

/** Connected cells within a set. */
export function groupOf(cells: ReadonlySet<number>, from: number): Set<number> {
  const group = new Set([from])
  // The set grows during the loop: added cells are visited too.
  for (const cell of group) for (const next of beside(cell)) if (cells.has(next)) group.add(next)
  return group
}

/** Removes water only where the islands stay connected. */
export function sea(random: Random): Set<number> {
  const cells = new Set(Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell))
  for (const cell of shuffled([...cells], random)) {
    if (cells.size <= COLUMNS * ROWS - 10) break
    cells.delete(cell)
    const [first] = cells
    if (first === undefined || groupOf(cells, first).size < cells.size) cells.add(cell)
  }
  return cells
}
