/** Rows, columns and neighbours of a board; cells are numbered row by row from the upper left. */
export interface Board {
  readonly columns: number
  readonly rows: number
}

export const cellsOf = ({ columns, rows }: Board): number[] => [...Array(columns * rows).keys()]

export const rowsOf = ({ columns, rows }: Board): number[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_one, column) => row * columns + column),
  )

export const columnsOf = ({ columns, rows }: Board): number[][] =>
  Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_one, row) => row * columns + column),
  )

export type Step = readonly [across: number, down: number]

/** The cell a step away, if it is on the board. */
export function stepFrom({ columns, rows }: Board, cell: number, [across, down]: Step): number | undefined {
  const column = (cell % columns) + across
  const row = Math.floor(cell / columns) + down
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined
  return row * columns + column
}

const around = (board: Board, cell: number, steps: readonly Step[]) =>
  steps.map((step) => stepFrom(board, cell, step)).filter((other) => other !== undefined)

export const SIDES: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
export const CORNERS: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]

/** Cells that share a side. */
export const besides = (board: Board, cell: number) => around(board, cell, SIDES)
/** Cells that share a side or a corner. */
export const touching = (board: Board, cell: number) => around(board, cell, [...SIDES, ...CORNERS])
export const stepsFrom = around

/** Cells in one direction from a cell, without it, up to the first for which `stops` is true. */
export function ray(board: Board, from: number, step: Step, stops: (cell: number) => boolean): number[] {
  const cells: number[] = []
  for (let at = stepFrom(board, from, step); at !== undefined && !stops(at); at = stepFrom(board, at, step))
    cells.push(at)
  return cells
}

/** All pairs of cells that share a side. */
export const neighbourPairs = (board: Board): [number, number][] =>
  cellsOf(board).flatMap((cell) =>
    around(board, cell, [
      [1, 0],
      [0, 1],
    ]).map((other): [number, number] => [cell, other]),
  )

/** Boxes of a sudoku, `[rows, columns]` of one. */
export function boxesOf(board: Board, [boxRows, boxColumns]: readonly [number, number]): number[][] {
  const across = board.columns / boxColumns
  const boxes: number[][] = Array.from({ length: (board.rows / boxRows) * across }, () => [])
  for (const cell of cellsOf(board)) {
    const row = Math.floor(Math.floor(cell / board.columns) / boxRows)
    boxes[row * across + Math.floor((cell % board.columns) / boxColumns)]!.push(cell)
  }
  return boxes
}
