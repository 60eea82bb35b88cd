import { cellsOf, columnsOf, ray, rowsOf, stepFrom, type Board } from '#kit/game/pencil/board.ts'
import type { Clue, Edge } from '#kit/game/pencil/puzzle.ts'

export const lines = (board: Board): number[][] => [...rowsOf(board), ...columnsOf(board)]

/** Cells to be marked. */
export const marked = (solution: readonly number[]): number[] =>
  solution.flatMap((value, cell) => (value === 1 ? [cell] : []))

/** How many cells of each row and column are marked. */
export function lineSums(board: Board, solution: readonly number[]): Clue[] {
  const sum = (cells: readonly number[], edge: 'left' | 'top'): Clue[] => {
    const open = cells.filter((cell) => solution[cell] !== -1)
    const value = open.filter((cell) => solution[cell] === 1).length
    // The number is at the first open cell: a line without any needs none.
    return open.length === 0 ? [] : [{ kind: 'count', cells: open, edge, value }]
  }
  return [
    ...rowsOf(board).flatMap((cells) => sum(cells, 'left')),
    ...columnsOf(board).flatMap((cells) => sum(cells, 'top')),
  ]
}

export interface Spans {
  /** Straight stretches between walls. */
  readonly corridors: readonly number[][]
  /** For each open cell, itself and all it sees along its corridors. */
  readonly views: readonly number[][]
}

export function spansOf(board: Board, walls: ReadonlySet<number>): Spans {
  const corridors = lines(board).flatMap((line) => {
    const parts: number[][] = [[]]
    for (const cell of line)
      if (walls.has(cell)) parts.push([])
      else parts.at(-1)!.push(cell)
    return parts.filter((part) => part.length > 0)
  })
  const views = cellsOf(board)
    .filter((cell) => !walls.has(cell))
    .map((cell) => [...new Set([cell, ...corridors.filter((lane) => lane.includes(cell)).flat()])])
  return { corridors, views }
}

/** Plus and minus poles per row and column. */
export const poleSums = (board: Board, solution: readonly number[]): Clue[] =>
  (['+', '−'] as const).flatMap((sign) => {
    const poles = (cells: readonly number[]) =>
      cells.filter((cell) => solution[cell] === (sign === '+' ? 1 : 2)).length
    const [row, column] = sign === '+' ? (['left', 'top'] as const) : (['right', 'bottom'] as const)
    const sum =
      (edge: Edge) =>
      (cells: readonly number[]): Clue => ({
        kind: 'poles',
        sign,
        cells,
        edge,
        value: poles(cells),
      })
    return [...rowsOf(board).map(sum(row)), ...columnsOf(board).map(sum(column))]
  })

const SLANTS = [
  [1, 1],
  [-1, 1],
] as const

/** All diagonals of at least two cells. */
export function diagonals(board: Board): number[][] {
  return SLANTS.flatMap((step) =>
    cellsOf(board)
      .filter((cell) => stepFrom(board, cell, [-step[0], -step[1]]) === undefined)
      .map((cell) => [cell, ...ray(board, cell, step, () => false)])
      .filter((line) => line.length > 1),
  )
}
