import type { Board } from '#kit/game/pencil/board.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { FURTHER_KINDS } from './further-kinds.ts'
import { isBeside, print, printsIn, sizes, type Kind, type Prints } from './kind.ts'
import { LATE_KINDS } from './late-kinds.ts'
import { angles, areasOfSize, crosses, heartOf, paths, rectangles, shapeOf, turningAreas } from './pieces.ts'
import { fineColumns, type Piece, type RegionKind } from './puzzle.ts'

const shapes = new WeakMap<Piece, string>()
const shapeKnown = (board: Board, piece: Piece) => {
  const before = shapes.get(piece)
  if (before !== undefined) return before
  const made = shapeOf(board, piece.cells)
  shapes.set(piece, made)
  return made
}

const signOf = ({ cells }: Piece, { columns }: Board) => {
  const width = (cells.at(-1)! % columns) - (cells[0]! % columns) + 1
  const height = cells.length / width
  return width === height ? '+' : width > height ? '-' : '|'
}

const dominoOf = ({ cells }: Piece, prints: Prints) =>
  cells
    .map((cell) => prints.get(cell)?.value ?? 0)
    .toSorted()
    .join()

/** Digits of two to four cells that add up to ten. */
function tenIn(count: number, random: Random): number[] {
  let rest = 10
  return Array.from({ length: count }, (_, index) => {
    const left = count - 1 - index
    const most = Math.min(9, rest - left)
    const least = Math.max(1, rest - 9 * left)
    const digit = left === 0 ? rest : least + Math.floor(random() * (most - least + 1))
    rest -= digit
    return digit
  })
}

export const FRUITS = ['mango', 'coconut', 'berry'] as const
const LONGEST_LINK = 5
const MOST_IN_CROSS = 5
/** Limit of areas around one centre; boards with more are not dealt. */
const PATIENCE = 1500

export const KINDS: Readonly<Record<RegionKind, Kind>> = {
  ...FURTHER_KINDS,
  ...LATE_KINDS,

  plots: {
    pieces: (board) => rectangles(board, 9),
    isWanted: ({ cells: { length } }) => length > 1 && length < 9,
    fits(piece, prints) {
      const inside = printsIn(piece, prints)
      return inside.length === 1 && inside[0]!.value === piece.cells.length
    },
    print: (_board, areas, random) => ({
      fixed: areas.map(({ cells }) => print(pickOne(cells, random), { value: cells.length })),
    }),
  },

  mats: {
    pieces: (board) => rectangles(board, board.columns * board.rows),
    isWanted: ({ cells: { length } }) => length > 1 && length < 9,
    fits(piece, prints, board) {
      const inside = printsIn(piece, prints)
      return inside.length === 1 && inside[0]!.sign === signOf(piece, board)
    },
    print: (board, areas, random) => ({
      fixed: areas.map((piece) => print(pickOne(piece.cells, random), { sign: signOf(piece, board) })),
    }),
  },

  winds: {
    pieces: (board) => crosses(board, MOST_IN_CROSS),
    isWanted: ({ cells: { length } }) => length > 2,
    fits: (piece, prints) =>
      printsIn(piece, prints).length === 1 && prints.get(piece.at!)?.value === piece.cells.length - 1,
    print: (_board, areas) => ({
      fixed: areas.map(({ at = 0, cells }) => print(at, { value: cells.length - 1 })),
    }),
  },

  dominoes: {
    pieces: (board) => areasOfSize(board, 2),
    fits: () => true,
    clash: (_board, prints) => (one, other) => dominoOf(one, prints) === dominoOf(other, prints),
    print(board, areas, random) {
      const highest = Math.min(board.columns, board.rows) - 1
      const stones = Array.from({ length: highest + 1 }, (_, low) =>
        Array.from({ length: highest + 1 - low }, (_one, more) => [low, low + more]),
      ).flat()
      const dealt = shuffled(stones, random)
      return {
        fixed: areas.flatMap(({ cells }, index) => {
          const stone = shuffled(dealt[index % dealt.length]!, random)
          return cells.map((cell, half) => print(cell, { value: stone[half]! }))
        }),
      }
    },
  },

  galaxies: {
    pieces(board, prints) {
      const fine = fineColumns(board)
      const all = [...Array(fine * (2 * board.rows - 1)).keys()]
      const centres = prints ? [...prints.keys()] : all
      const hearts = new Map(centres.map((centre) => [centre, heartOf(board, centre)]))
      const taken = new Map<number, number>()
      if (prints) for (const [centre, cells] of hearts) for (const cell of cells) taken.set(cell, centre)
      const found: Piece[] = []
      for (const centre of centres) {
        const areas = turningAreas(board, centre, {
          most: prints ? board.columns * board.rows : 7,
          patience: prints ? PATIENCE : Infinity,
          isFree: (cell) => (taken.get(cell) ?? centre) === centre,
        })
        if (!areas) return undefined
        found.push(...areas)
      }
      return found
    },
    isWanted: ({ cells: { length } }) => length !== 2,
    isLively: (areas) => areas.filter(({ cells: { length } }) => length === 1).length <= areas.length * 0.34,
    fits: () => true,
    print: (_board, areas) => ({ fixed: areas.map(({ at = 0 }) => print(at, {})) }),
  },

  trios: {
    pieces: (board) => areasOfSize(board, 3),
    fits: (piece, prints) => new Set(printsIn(piece, prints).map(({ sign }) => sign)).size === 3,
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const fruits = shuffled(FRUITS, random)
        return cells.map((cell, index) => print(cell, { sign: fruits[index]! }))
      }),
    }),
  },

  corners: {
    pieces: (board) => angles(board, Math.max(board.columns, board.rows)),
    isWanted: ({ cells: { length } }) => length < 7,
    fits(piece, prints) {
      const clue = prints.get(piece.at!)
      if (!clue || printsIn(piece, prints).length > 1) return false
      return clue.value === undefined || clue.value === piece.cells.length
    },
    print: (_board, areas) => ({
      fixed: areas.map(({ at = 0 }) => print(at, {})),
      spare: areas.map(({ at = 0, cells }) => print(at, { value: cells.length })),
    }),
  },

  sizes: {
    pieces: (board) => sizes(board, 1, 5),
    fits: (piece, prints) => printsIn(piece, prints).every(({ value }) => value === piece.cells.length),
    clash: (board) => (one, other) => one.cells.length === other.cells.length && isBeside(board, one, other),
    print: (_board, areas) => ({
      spare: areas.flatMap(({ cells }) => cells.map((cell) => print(cell, { value: cells.length }))),
    }),
  },

  tens: {
    pieces: (board) => sizes(board, 2, 4),
    fits: (piece, prints) => printsIn(piece, prints).reduce((sum, { value = 0 }) => sum + value, 0) === 10,
    print: (_board, areas, random) => ({
      fixed: areas.flatMap(({ cells }) => {
        const digits = tenIn(cells.length, random)
        return cells.map((cell, index) => print(cell, { value: digits[index]! }))
      }),
    }),
  },

  links: {
    pieces: (board) => paths(board, LONGEST_LINK),
    isWanted: ({ cells: { length } }) => length > 1,
    fits(piece, prints) {
      const inside = printsIn(piece, prints)
      const [first, last] = piece.ends!
      if (inside.length !== (first === last ? 1 : 2)) return false
      return [first, last].every((end) => prints.get(end)?.value === piece.cells.length)
    },
    print: (_board, areas) => ({
      fixed: areas.flatMap(({ ends = [0, 0], cells }) =>
        [...new Set(ends)].map((end) => print(end, { value: cells.length })),
      ),
    }),
  },

  pentos: {
    pieces: (board) => areasOfSize(board, 5),
    fits: (piece, prints) => printsIn(piece, prints).length === 1,
    clash: (board) => (one, other) => shapeKnown(board, one) === shapeKnown(board, other),
    print: (_board, areas, random) => ({
      fixed: areas.map(({ cells }) => print(pickOne(cells, random), {})),
    }),
  },

  tetros: {
    pieces: (board) => areasOfSize(board, 4),
    fits: (piece, prints, board) =>
      printsIn(piece, prints).every(({ sign }) => sign === shapeKnown(board, piece)),
    clash: (board) => (one, other) =>
      shapeKnown(board, one) === shapeKnown(board, other) && isBeside(board, one, other),
    print: (board, areas, random) => ({
      spare: areas.flatMap((piece) =>
        shuffled(piece.cells, random)
          .slice(0, 2)
          .map((cell) => print(cell, { sign: shapeKnown(board, piece) })),
      ),
    }),
  },
}
