import { shuffled, type Random } from '#kit/random/random.ts'
import { bitOf, countBits, digitsOf, type Geometry } from './geometry.ts'

/** A board during the search: 0 is an empty cell; the masks hold the digits already used. */
interface Position {
  readonly cells: Uint8Array
  readonly rows: Uint16Array
  readonly columns: Uint16Array
  readonly boxes: Uint16Array
}

function positionOf(geometry: Geometry, cells: ArrayLike<number>): Position {
  const { size } = geometry
  const position: Position = {
    cells: new Uint8Array(geometry.cells),
    rows: new Uint16Array(size),
    columns: new Uint16Array(size),
    boxes: new Uint16Array(size),
  }
  for (let cell = 0; cell < geometry.cells; cell++)
    if (cells[cell]) toggle(geometry, position, cell, cells[cell]!)
  return position
}

/** Puts a digit into an empty cell, or takes the same digit out again. */
function toggle(geometry: Geometry, position: Position, cell: number, digit: number) {
  const bit = bitOf(digit)
  position.cells[cell] = position.cells[cell] ? 0 : digit
  position.rows[geometry.rowOf[cell]!]! ^= bit
  position.columns[geometry.columnOf[cell]!]! ^= bit
  position.boxes[geometry.boxOf[cell]!]! ^= bit
}

const open = (geometry: Geometry, position: Position, cell: number) =>
  geometry.allDigits &
  ~(
    position.rows[geometry.rowOf[cell]!]! |
    position.columns[geometry.columnOf[cell]!]! |
    position.boxes[geometry.boxOf[cell]!]!
  )

/** Fills the position if possible, always at the cell with the fewest digits left. */
function fill(geometry: Geometry, position: Position, random?: Random): boolean {
  let tightest = -1
  let fewest = 99
  for (let cell = 0; cell < geometry.cells && fewest > 1; cell++) {
    if (position.cells[cell]) continue
    const count = countBits(open(geometry, position, cell))
    if (count < fewest) {
      fewest = count
      tightest = cell
    }
  }
  if (tightest < 0) return true
  const digits = digitsOf(open(geometry, position, tightest))
  for (const digit of random ? shuffled(digits, random) : digits) {
    toggle(geometry, position, tightest, digit)
    if (fill(geometry, position, random)) return true
    toggle(geometry, position, tightest, digit)
  }
  return false
}

export function randomSolution(geometry: Geometry, random: Random): Uint8Array {
  const position = positionOf(geometry, [])
  fill(geometry, position, random)
  return position.cells
}

/** One solution of the puzzle, if it has any. */
export function solve(geometry: Geometry, puzzle: ArrayLike<number>): Uint8Array | undefined {
  const position = positionOf(geometry, puzzle)
  return fill(geometry, position) ? position.cells : undefined
}

/** Whether the solution stays unique without this cell: every other digit is tried. */
export function canEmpty(geometry: Geometry, puzzle: Uint8Array, cell: number): boolean {
  const digit = puzzle[cell]!
  const rest = puzzle.slice()
  rest[cell] = 0
  const position = positionOf(geometry, rest)
  for (const other of digitsOf(open(geometry, position, cell) & ~bitOf(digit))) {
    const trial = positionOf(geometry, rest)
    toggle(geometry, trial, cell, other)
    if (fill(geometry, trial)) return false
  }
  return true
}
