import type { Point } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import { isTurn } from './definitions.ts'
import { clumpAt, lineOf, stretchOf } from './moves.ts'
import { middleOf, ringAt } from './rings.ts'
import type { Move, State } from './state.ts'

/** The cells a move touches, for the rings of a hint. */
export function cellsOfMove(
  { definition: { kind }, grid }: Board,
  { cells }: State,
  move: Move,
): readonly number[] {
  switch (kind) {
    case 'rotate':
    case 'trefoil':
    case 'orbit':
      return ringAt(grid, move[0]!)
    case 'slide':
      return lineOf(grid, move[0]!)
    case 'collapse':
      return clumpAt(grid, cells, move[0]!)
    case 'turnabout':
      return stretchOf(grid, move)
    default:
      return move
  }
}

/** The way of the ghost finger for a move, in board units. */
export function guideOf(board: Board, state: State, move: Move | undefined): readonly Point[] {
  if (!move) return []
  const { grid, definition } = board
  if (isTurn(definition.kind)) return [middleOf(grid, move[0]!)]
  if (definition.kind === 'slide') {
    const line = lineOf(grid, move[0]!)
    const by = move[1]! > line.length / 2 ? move[1]! - line.length : move[1]!
    const start = grid.place(line[by > 0 ? 0 : line.length - 1]!)
    const isRow = move[0]! < grid.rows
    return [start, isRow ? { x: start.x + by, y: start.y } : { x: start.x, y: start.y + by }]
  }
  return move.map((cell) => grid.place(cell))
}
