import type { Board } from '#kit/game/pencil/board.ts'
import type { Prints } from './kind.ts'
import { KINDS } from './kinds.ts'
import type { Clue, Piece, Puzzle, RegionKind } from './puzzle.ts'
import { tilingOf, type Tiling } from './tiling.ts'

type Frame = Omit<Puzzle, 'solution'>

/** Clues by place; a later one replaces an earlier one. */
export const printsOf = (clues: readonly Clue[]): Prints =>
  new Map(clues.flatMap((clue) => (clue.kind === 'print' ? [[clue.at, clue] as const] : [])))

const all = new Map<string, readonly Piece[]>()

/** All areas of a kind on a board; cached. */
export function allPieces(kind: RegionKind, { columns, rows }: Board): readonly Piece[] {
  const name = `${kind} ${columns} ${rows}`
  const known = all.get(name)
  if (known) return known
  const made = KINDS[kind].pieces({ columns, rows }) ?? []
  all.set(name, made)
  return made
}

/** The areas consistent with every clue on its own; `undefined` where there are too many. */
export function piecesOf({ kind, columns, rows, clues }: Frame): readonly Piece[] | undefined {
  const board = { columns, rows }
  const prints = printsOf(clues)
  const walls = clues.flatMap(({ kind: what, at, to = -1 }) => (what === 'wall' ? [[at, to] as const] : []))
  const isParted = ({ cells }: Piece) =>
    walls.some(([one, other]) => cells.includes(one) && cells.includes(other))
  const pieces = kind === 'galaxies' ? KINDS[kind].pieces(board, prints) : allPieces(kind, board)
  return pieces?.filter((piece) => KINDS[kind].fits(piece, prints, board) && !isParted(piece))
}

export function tilingFrom(frame: Frame): Tiling | undefined {
  const { kind, columns, rows, clues } = frame
  const pieces = piecesOf(frame)
  return pieces && tilingOf(columns * rows, pieces, KINDS[kind].clash?.({ columns, rows }, printsOf(clues)))
}

interface Model {
  readonly tiling: Tiling
  /** The names of all areas that may be. */
  readonly names: ReadonlySet<string>
}

export const nameOf = (cells: readonly number[]) => cells.join()

const models = new WeakMap<readonly Clue[], Model>()

/** Cached per puzzle. */
export function modelOf(puzzle: Puzzle): Model {
  const known = models.get(puzzle.clues)
  if (known) return known
  const tiling = tilingFrom(puzzle)!
  const made = { tiling, names: new Set(tiling.pieces.map(({ cells }) => nameOf(cells))) }
  models.set(puzzle.clues, made)
  return made
}
