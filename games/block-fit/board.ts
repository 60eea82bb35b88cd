import { linesThrough, pointsUp, stepsFrom, type Lattice, type Place } from './lattice.ts'

/** Cells of a board by number, with what lies beside and in line. */
export interface Board {
  readonly lattice: Lattice
  readonly cells: readonly Place[]
  readonly lines: readonly (readonly number[])[]
  readonly neighbours: readonly (readonly number[])[]
  /** The cell at a place; -1 beside the board. */
  at(x: number, y: number): number
}

/** A cell of a piece: where it lies in it, and its colour from 1 up. */
export interface PieceCell extends Place {
  readonly color: number
}
export type Piece = readonly PieceCell[]

const keyOf = (x: number, y: number) => (x + 64) * 128 + y + 64

export function boardOfPlaces(lattice: Lattice, cells: readonly Place[]): Board {
  const numbers = new Map(cells.map(({ x, y }, index) => [keyOf(x, y), index]))
  const at = (x: number, y: number) => numbers.get(keyOf(x, y)) ?? -1
  const lines = new Map<string, number[]>()
  for (const [index, cell] of cells.entries())
    for (const [direction, line] of linesThrough(lattice, cell).entries()) {
      const key = `${direction} ${line}`
      lines.set(key, [...(lines.get(key) ?? []), index])
    }
  const neighbours = cells.map((cell) =>
    stepsFrom(lattice, cell)
      .map((step) => at(cell.x + step.x, cell.y + step.y))
      .filter((index) => index >= 0),
  )
  return { lattice, cells, lines: [...lines.values()], neighbours, at }
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** A square of that many cells a side, or a hexagon of hexagons or triangles. */
export function plainBoard(lattice: Lattice, side: number): Board {
  if (lattice === 'square')
    return boardOfPlaces(
      lattice,
      span(0, side - 1).flatMap((y) => span(0, side - 1).map((x) => ({ x, y }))),
    )
  if (lattice === 'hex') {
    const reach = span(1 - side, side - 1)
    const cells = reach.flatMap((y) => reach.map((x) => ({ x, y })))
    return boardOfPlaces(
      lattice,
      cells.filter(({ x, y }) => Math.abs(x + y) < side),
    )
  }
  const rows = span(-side, side - 1)
  return boardOfPlaces(
    lattice,
    rows.flatMap((y) => {
      const half = 2 * side - 1 - (y < 0 ? -1 - y : y)
      return span(-half, half).map((x) => ({ x: x + (side & 1), y: y + (side & 1) }))
    }),
  )
}

/** Cells of a piece anchored here; `undefined` when it does not fit. */
export function coverage(
  board: Board,
  taken: readonly number[],
  piece: Piece,
  anchor: number,
): readonly number[] | undefined {
  const [first] = piece
  const to = board.cells[anchor]
  if (!first || !to) return undefined
  // Upward triangles never fit on downward ones.
  if (board.lattice === 'triangle' && pointsUp(first) !== pointsUp(to)) return undefined
  const covered: number[] = []
  for (const cell of piece) {
    const index = board.at(cell.x - first.x + to.x, cell.y - first.y + to.y)
    if (index < 0 || taken[index] !== 0) return undefined
    covered.push(index)
  }
  return covered
}

/** Cells where the first cell of the piece can lie. */
export function anchorsOf(board: Board, taken: readonly number[], piece: Piece): readonly number[] {
  const anchors: number[] = []
  for (let anchor = 0; anchor < taken.length; anchor++)
    if (taken[anchor] === 0 && coverage(board, taken, piece, anchor)) anchors.push(anchor)
  return anchors
}

export function fitsSomewhere(board: Board, taken: readonly number[], piece: Piece): boolean {
  for (let anchor = 0; anchor < taken.length; anchor++)
    if (taken[anchor] === 0 && coverage(board, taken, piece, anchor)) return true
  return false
}
