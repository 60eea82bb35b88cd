import { besides, type Board } from '#kit/game/pencil/board.ts'
import { pickOne, shuffled } from '#kit/random/random.ts'
import { isBeside, print, printsIn, sizes, type Kind } from './kind.ts'
import { areasOfSize, rectangles } from './pieces.ts'
import type { FurtherKind, Piece } from './puzzle.ts'

const LONGEST_PLANK = 5
const LARGEST_SQUARE = 16

const rowOf = ({ columns }: Board, cell: number) => Math.floor(cell / columns)
const columnOf = ({ columns }: Board, cell: number) => cell % columns

/** Columns from the first to the last, and rows likewise. */
const spanOf = (board: Board, { cells }: Piece) => {
  const columns = cells.map((cell) => columnOf(board, cell))
  const rows = cells.map((cell) => rowOf(board, cell))
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    width: Math.max(...columns) - Math.min(...columns) + 1,
    height: Math.max(...rows) - Math.min(...rows) + 1,
  }
}

const rims = new WeakMap<Piece, number>()

/** Sides of cells around an area. */
function rimLength(board: Board, piece: Piece): number {
  const known = rims.get(piece)
  if (known !== undefined) return known
  const { cells } = piece
  const made = cells.reduce(
    (sum, cell) => sum + 4 - besides(board, cell).filter((near) => cells.includes(near)).length,
    0,
  )
  rims.set(piece, made)
  return made
}

/** Whether an area is the same left for right. */
function isMirrored(board: Board, piece: Piece): boolean {
  const { left, right } = spanOf(board, piece)
  return piece.cells.every((cell) => {
    const column = columnOf(board, cell)
    return piece.cells.includes(cell - column + left + right - column)
  })
}

const isBent = (board: Board, piece: Piece) => {
  const { width, height } = spanOf(board, piece)
  return width === 2 && height === 2
}

/** Whether digits follow each other without a gap, in any order. */
const isRun = (digits: readonly number[]) =>
  new Set(digits).size === digits.length && Math.max(...digits) - Math.min(...digits) === digits.length - 1

const one = ({ cells }: Piece, prints: Parameters<typeof printsIn>[1]) =>
  printsIn({ cells }, prints).length === 1

/** Kinds made of strips, squares, digits that follow each other, and shapes that mirror themselves. */
export const FURTHER_KINDS: Readonly<Record<FurtherKind, Kind>> = {
  planks: {
    pieces: (board) =>
      rectangles(board, LONGEST_PLANK).filter((piece) => {
        const { width, height } = spanOf(board, piece)
        return width === 1 || height === 1
      }),
    isWanted: ({ cells: { length } }) => length > 1,
    fits: (piece, prints) => printsIn(piece, prints).every(({ value }) => value === piece.cells.length),
    clash: (board) => (a, b) => a.cells.length === b.cells.length && isBeside(board, a, b),
    print: (_board, areas) => ({
      spare: areas.flatMap(({ cells }) => cells.map((cell) => print(cell, { value: cells.length }))),
    }),
  },

  squares: {
    pieces: (board) =>
      rectangles(board, LARGEST_SQUARE).filter((piece) => {
        const { width, height } = spanOf(board, piece)
        return width === height
      }),
    isLively: (areas) => areas.filter(({ cells: { length } }) => length > 1).length > areas.length * 0.3,
    fits: one,
    print: (_board, areas, random) => ({
      fixed: areas.map(({ cells }) => print(pickOne(cells, random), {})),
    }),
  },

  runs: {
    pieces: (board) => sizes(board, 3, 4),
    fits: (piece, prints) => isRun(printsIn(piece, prints).map(({ value = 0 }) => value)),
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const low = 1 + Math.floor(random() * (10 - cells.length))
        return shuffled([...cells.keys()], random).map((step, index) =>
          print(cells[index]!, { value: low + step }),
        )
      }),
    }),
  },

  halves: {
    pieces: (board) => areasOfSize(board, 4),
    fits: (piece, prints) => printsIn(piece, prints).filter(({ sign }) => sign === 'sun').length === 2,
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const signs = shuffled(['sun', 'sun', 'moon', 'moon'], random)
        return cells.map((cell, index) => print(cell, { sign: signs[index]! }))
      }),
    }),
  },

  elbows: {
    pieces: (board) => areasOfSize(board, 3).filter((piece) => isBent(board, piece)),
    fits: one,
    print: (_board, areas, random) => ({
      fixed: areas.map(({ cells }) => print(pickOne(cells, random), {})),
    }),
  },

  rims: {
    pieces: (board) => sizes(board, 1, 5),
    isWanted: ({ cells: { length } }) => length > 2,
    fits: (piece, prints, board) => {
      const inside = printsIn(piece, prints)
      return inside.length === 1 && inside[0]!.value === rimLength(board, piece)
    },
    print: (board, areas, random) => ({
      fixed: areas.map((piece) => print(pickOne(piece.cells, random), { value: rimLength(board, piece) })),
    }),
  },

  doubles: {
    pieces: (board) => areasOfSize(board, 2),
    fits(piece, prints) {
      const [low = 0, high = 0] = printsIn(piece, prints)
        .map(({ value = 0 }) => value)
        .toSorted((a, b) => a - b)
      return high === 2 * low
    },
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const low = 1 + Math.floor(random() * 4)
        const pair = shuffled([low, 2 * low], random)
        return cells.map((cell, index) => print(cell, { value: pair[index]! }))
      }),
    }),
  },

  butterflies: {
    pieces: (board) => sizes(board, 2, 5).filter((piece) => isMirrored(board, piece)),
    isWanted: ({ cells: { length } }) => length > 2,
    fits: one,
    print: (_board, areas, random) => ({
      fixed: areas.map(({ cells }) => print(pickOne(cells, random), {})),
    }),
  },
}
