import { besides, type Board } from '#kit/game/pencil/board.ts'
import type { Random } from '#kit/random/random.ts'
import { areasOfSize } from './pieces.ts'
import type { Clue, Piece } from './puzzle.ts'
import type { Clash } from './tiling.ts'

/** What is printed, by its cell. */
export type Prints = ReadonlyMap<number, Clue>

export interface Printed {
  /** Clues that every puzzle shows. */
  readonly fixed?: readonly Clue[]
  /** Clues shown only as far as needed. */
  readonly spare?: readonly Clue[]
}

/** A kind of board: its areas and its clues. */
export interface Kind {
  /** All areas allowed by the rules, given a puzzle's clues where these determine positions. */
  pieces(board: Board, prints?: Prints): readonly Piece[] | undefined
  /** Whether an area may occur in new puzzles. */
  isWanted?(piece: Piece): boolean
  /** Whether a finished board is varied enough for a puzzle. */
  isLively?(areas: readonly Piece[]): boolean
  fits(piece: Piece, prints: Prints, board: Board): boolean
  clash?(board: Board, prints: Prints): Clash
  print(board: Board, areas: readonly Piece[], random: Random): Printed
}

export const print = (at: number, more: Omit<Clue, 'kind' | 'at'>): Clue => ({ kind: 'print', at, ...more })
export const printsIn = ({ cells }: Piece, prints: Prints) => cells.flatMap((cell) => prints.get(cell) ?? [])
export const sizes = (board: Board, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => areasOfSize(board, from + index)).flat()

const rims = new WeakMap<Piece, ReadonlySet<number>>()

/** The cells around an area. */
function rimOf(board: Board, piece: Piece): ReadonlySet<number> {
  const before = rims.get(piece)
  if (before) return before
  const made = new Set(piece.cells.flatMap((cell) => besides(board, cell)))
  rims.set(piece, made)
  return made
}

/** Whether two areas lie side by side. */
export const isBeside = (board: Board, one: Piece, other: Piece) => {
  const rim = rimOf(board, one)
  return other.cells.some((cell) => rim.has(cell))
}
