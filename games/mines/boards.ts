export type Shape =
  | 'square'
  | 'hex'
  | 'triangle'
  | 'knight'
  | 'ring'
  | 'cross'
  | 'mirror'
  | 'star'
  | 'wide'
  | 'far'

type Pair = readonly [x: number, y: number]

export interface Cell {
  /** Centre, in cell sides from the board's upper left corner. */
  readonly x: number
  readonly y: number
  /** Corners around the middle. */
  readonly outline: readonly Pair[]
  /** Radius of its incircle. */
  readonly room: number
}

export interface Board {
  readonly cells: readonly Cell[]
  readonly width: number
  readonly height: number
  /** For each cell, the cells its number counts. */
  readonly around: readonly (readonly number[])[]
}

const HIGH = Math.sqrt(3) / 2
const SQUARE: readonly Pair[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
]
const HEX_SIDE = 1 / Math.sqrt(3)
const HEX: readonly Pair[] = [
  [0, -HEX_SIDE],
  [0.5, -HEX_SIDE / 2],
  [0.5, HEX_SIDE / 2],
  [0, HEX_SIDE],
  [-0.5, HEX_SIDE / 2],
  [-0.5, -HEX_SIDE / 2],
]
const UP: readonly Pair[] = [
  [0, (-HIGH * 2) / 3],
  [0.5, HIGH / 3],
  [-0.5, HIGH / 3],
]
const DOWN: readonly Pair[] = UP.map(([x, y]) => [-x, -y])
/** Distance below which corners coincide. */
const TOUCH = 0.01

function squareCell(column: number, row: number): Cell {
  return { x: column + 0.5, y: row + 0.5, outline: SQUARE, room: 0.5 }
}

function hexCell(column: number, row: number): Cell {
  return { x: column + (row % 2 ? 1 : 0.5), y: HEX_SIDE + row * HIGH, outline: HEX, room: 0.5 }
}

function triangleCell(column: number, row: number): Cell {
  const isUp = (column + row) % 2 === 0
  const y = row * HIGH + HIGH * (isUp ? 2 / 3 : 1 / 3)
  return { x: (column + 1) / 2, y, outline: isUp ? UP : DOWN, room: HIGH / 3 }
}

const CELLS = {
  square: squareCell,
  knight: squareCell,
  ring: squareCell,
  cross: squareCell,
  mirror: squareCell,
  star: squareCell,
  wide: squareCell,
  far: squareCell,
  hex: hexCell,
  triangle: triangleCell,
} as const

const isNear = (one: Pair, other: Pair) => Math.hypot(one[0] - other[0], one[1] - other[1]) < TOUCH

const cornersOf = ({ x, y, outline }: Cell) => outline.map(([dx, dy]): Pair => [x + dx, y + dy])

interface Plan {
  readonly shape: Shape
  readonly columns: number
  readonly rows: number
}

/**
 * Neighbours share a corner; on the knight's board they are its leap away, on the cross at most two cells in a straight
 * line, on the star at most two in all eight directions. On the ring opposite edges meet. Wide numbers see two columns
 * far, far ones only the cells exactly two steps away.
 */
function areNeighbours({ shape, columns, rows }: Plan, one: Cell, other: Cell): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  if (shape === 'knight') return Math.abs(dx * dy - 2) < TOUCH
  if (shape === 'cross') return (dx < TOUCH || dy < TOUCH) && dx + dy < 2 + TOUCH
  if (shape === 'star')
    return (dx < TOUCH || dy < TOUCH || Math.abs(dx - dy) < TOUCH) && Math.max(dx, dy) < 2 + TOUCH
  if (shape === 'wide') return dx < 2 + TOUCH && dy < 1 + TOUCH
  if (shape === 'far') return Math.abs(Math.max(dx, dy) - 2) < TOUCH
  if (shape === 'ring') return Math.min(dx, columns - dx) < 1 + TOUCH && Math.min(dy, rows - dy) < 1 + TOUCH
  if (dx > 2 || dy > 2) return false
  const corners = cornersOf(other)
  return cornersOf(one).some((corner) => corners.some((near) => isNear(corner, near)))
}

const kept = new Map<string, Board>()

/** The board of a shape; the same object for equal arguments. */
export function boardOf(shape: Shape, columns: number, rows: number): Board {
  const key = `${shape} ${columns} ${rows}`
  const known = kept.get(key)
  if (known) return known
  const cells = Array.from({ length: columns * rows }, (_, index) =>
    CELLS[shape](index % columns, Math.floor(index / columns)),
  )
  const plan = { shape, columns, rows }
  const beside = cells.map((one, at) =>
    [...cells.keys()].filter((other) => other !== at && areNeighbours(plan, one, cells[other]!)),
  )
  // Mirror: a number counts around the cell at the mirrored position.
  const opposite = (at: number) => at - (at % columns) + columns - 1 - (at % columns)
  const around =
    shape === 'mirror' ? beside.map((_, at) => beside[opposite(at)]!.filter((other) => other !== at)) : beside
  const far = cells.flatMap(cornersOf)
  const board = {
    cells,
    around,
    width: Math.max(...far.map(([x]) => x)),
    height: Math.max(...far.map(([, y]) => y)),
  }
  kept.set(key, board)
  return board
}

/** The cell nearest to the middle: a good first dig. */
export function middleOf({ cells, width, height }: Board): number {
  const far = cells.map(({ x, y }) => Math.hypot(x - width / 2, y - height / 2))
  return far.indexOf(Math.min(...far))
}
