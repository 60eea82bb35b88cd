import type { Board } from '#kit/game/pencil/board.ts'
import { pickOne, shuffled } from '#kit/random/random.ts'
import { print, printsIn, sizes, type Kind } from './kind.ts'
import { areasOfSize } from './pieces.ts'
import type { LateKind, Piece } from './puzzle.ts'

/** Size of an area's bounding box. */
function frameOf({ columns }: Board, { cells }: Piece) {
  const across = cells.map((cell) => cell % columns)
  const down = cells.map((cell) => Math.floor(cell / columns))
  return {
    width: Math.max(...across) - Math.min(...across) + 1,
    height: Math.max(...down) - Math.min(...down) + 1,
  }
}

const frameSize = (board: Board, piece: Piece) => {
  const { width, height } = frameOf(board, piece)
  return width * height
}

/** Three cells in a line and one more beside an end. */
function isBoot(board: Board, piece: Piece): boolean {
  const { width, height } = frameOf(board, piece)
  if (width * height !== 6) return false
  const along = (cell: number) => (width === 3 ? cell % board.columns : Math.floor(cell / board.columns))
  const steps = piece.cells.map(along)
  const first = Math.min(...steps)
  const doubled = [0, 1, 2].filter((step) => steps.filter((one) => one === first + step).length === 2)
  // Two doubled steps make a zigzag, a doubled one in the middle a T.
  return doubled.length === 1 && doubled[0] !== 1
}

const isSum = (digits: readonly number[]) => {
  const [low = 0, middle = 0, high = 0] = digits.toSorted((a, b) => a - b)
  return low + middle === high
}

/** Kinds of sums, boots, frames, and pairs of sun and moon. */
export const LATE_KINDS: Readonly<Record<LateKind, Kind>> = {
  sums: {
    pieces: (board) => areasOfSize(board, 3),
    fits: (piece, prints) => isSum(printsIn(piece, prints).map(({ value = 0 }) => value)),
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const high = 2 + Math.floor(random() * 8)
        const low = 1 + Math.floor(random() * (high - 1))
        const digits = shuffled([low, high - low, high], random)
        return cells.map((cell, index) => print(cell, { value: digits[index]! }))
      }),
    }),
  },

  boots: {
    pieces: (board) => areasOfSize(board, 4).filter((piece) => isBoot(board, piece)),
    fits: (piece, prints) => printsIn(piece, prints).length === 1,
    print: (_board, areas, random) => ({
      fixed: areas.map(({ cells }) => print(pickOne(cells, random), {})),
    }),
  },

  frames: {
    pieces: (board) => sizes(board, 1, 5),
    isWanted: ({ cells: { length } }) => length > 2,
    fits(piece, prints, board) {
      const inside = printsIn(piece, prints)
      return inside.length === 1 && inside[0]!.value === frameSize(board, piece)
    },
    print: (board, areas, random) => ({
      fixed: areas.map((piece) => print(pickOne(piece.cells, random), { value: frameSize(board, piece) })),
    }),
  },

  days: {
    pieces: (board) => sizes(board, 3, 4),
    fits(piece, prints) {
      const signs = printsIn(piece, prints).map(({ sign }) => sign)
      return signs.length === 2 && signs.includes('sun') && signs.includes('moon')
    },
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const [day = 0, night = 0] = shuffled(cells, random)
        return [print(day, { sign: 'sun' }), print(night, { sign: 'moon' })]
      }),
    }),
  },
}
