import type { LineUpDefinition } from './definitions.ts'

/** Cells of a board and every figure that may be filled on it. */
export interface Shape {
  readonly size: number
  readonly columns: number
  readonly rows: number
  readonly figures: readonly (readonly number[])[]
  /** Figures through a cell. */
  readonly through: readonly (readonly number[])[]
  /** The cells before and after a straight line, -1 where the board ends. */
  readonly beyond: readonly (readonly [number, number])[]
}

const known = new Map<string, Shape>()

export function shapeOf(definition: LineUpDefinition): Shape {
  const shape = known.get(definition.id) ?? makeShape(definition)
  known.set(definition.id, shape)
  return shape
}

interface Figure {
  readonly cells: readonly number[]
  readonly beyond: readonly [number, number]
}

function makeShape(definition: LineUpDefinition): Shape {
  const { columns, rows } = definition.board
  const size = columns * rows
  const found = figuresOf(definition)
  const through: number[][] = Array.from({ length: size }, () => [])
  for (const [index, { cells }] of found.entries()) for (const cell of cells) through[cell]!.push(index)
  return {
    size,
    columns,
    rows,
    through,
    figures: found.map(({ cells }) => cells),
    beyond: found.map(({ beyond }) => beyond),
  }
}

function figuresOf({ board, figure, length }: LineUpDefinition): readonly Figure[] {
  const { kind, columns, rows } = board
  if (figure === 'square') return squares(columns, rows)
  if (figure === 'slanted-square') return slantedSquares(columns, rows)
  if (figure === 'plus') return crosses(columns, rows, [-1, 1, -columns, columns])
  if (figure === 'saltire')
    return crosses(columns, rows, [-columns - 1, 1 - columns, columns - 1, columns + 1])
  if (kind === 'layers') return layeredLines(columns, length)
  if (kind === 'grid') return gridLines({ columns, rows, length, around: board.around ?? false })
  // Small boards of 3 by 3, cell by cell one after the other.
  const boards = (columns * rows) / 9
  const small = gridLines({ columns: 3, rows: 3, length: 3, around: false })
  return Array.from({ length: boards }, (_, index) =>
    small.map(({ cells }) => ({ cells: cells.map((cell) => cell + index * 9), beyond: [-1, -1] as const })),
  ).flat()
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly length: number
  readonly around: boolean
}

function gridLines({ columns, rows, length, around }: Grid): readonly Figure[] {
  const at = (column: number, row: number) => {
    if (row < 0 || row >= rows) return -1
    if (around) return row * columns + ((column + columns) % columns)
    return column < 0 || column >= columns ? -1 : row * columns + column
  }
  const found: Figure[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const [right, down] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const cells = Array.from({ length }, (_, step) => at(column + step * right, row + step * down))
        if (cells.includes(-1)) continue
        const beyond = [
          at(column - right, row - down),
          at(column + length * right, row + length * down),
        ] as const
        found.push({ cells, beyond })
      }
  return found
}

/** Corners of all upright squares. */
function squares(columns: number, rows: number): readonly Figure[] {
  const found: Figure[] = []
  for (let side = 1; side < Math.min(columns, rows); side++)
    for (let row = 0; row + side < rows; row++)
      for (let column = 0; column + side < columns; column++) {
        const first = row * columns + column
        const below = first + side * columns
        found.push({ cells: [first, first + side, below, below + side], beyond: [-1, -1] })
      }
  return found
}

/** Corners of all squares, whatever way they lean; each is found by its side that goes right and not up. */
function slantedSquares(columns: number, rows: number): readonly Figure[] {
  const found: Figure[] = []
  const most = Math.min(columns, rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let right = 1; right < most; right++)
        for (let down = 0; right + down < most; down++) {
          if (column - down < 0 || column + right >= columns || row + right + down >= rows) continue
          const first = row * columns + column
          const side = down * columns + right
          const across = right * columns - down
          found.push({
            cells: [first, first + side, first + across, first + side + across],
            beyond: [-1, -1],
          })
        }
  return found
}

/** A cell and four others around it. */
function crosses(columns: number, rows: number, arms: readonly number[]): readonly Figure[] {
  const found: Figure[] = []
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const middle = row * columns + column
      found.push({
        cells: [middle, ...arms.map((arm) => middle + arm)],
        beyond: [-1, -1],
      })
    }
  return found
}

/** Lines through a cube of layers: along edges, across layers and through the body. */
function layeredLines(side: number, length: number): readonly Figure[] {
  const found: Figure[] = []
  const isInside = (value: number) => value >= 0 && value < side
  for (let start = 0; start < side ** 3; start++)
    for (let way = 14; way < 27; way++) {
      const [dx, dy, dz] = [(way % 3) - 1, (Math.floor(way / 3) % 3) - 1, Math.floor(way / 9) - 1]
      const [x, y, z] = [start % side, Math.floor(start / side) % side, Math.floor(start / side ** 2)]
      const end = length - 1
      if (![x + end * dx, y + end * dy, z + end * dz].every(isInside)) continue
      const cells = Array.from(
        { length },
        (_, step) => x + step * dx + side * (y + step * dy) + side ** 2 * (z + step * dz),
      )
      found.push({ cells, beyond: [-1, -1] })
    }
  return found
}
