import { legalMoves } from './moves.ts'
import { moveName, readPosition, START, writePosition } from './notation.ts'
import { makeMove } from './position.ts'
import type { ChessState } from './rules.ts'

type Played = Pick<ChessState, 'moves' | 'placed'>

/** All positions of a game, the start first. */
export function positionsOf({ moves, placed = START }: Played): readonly string[] {
  const position = readPosition(placed)
  return [
    placed,
    ...moves.map((name) => {
      makeMove(
        position,
        legalMoves(position).find((move) => moveName(move) === name)!,
      )
      return writePosition(position)
    }),
  ]
}

/** The position after so many moves. */
export const fenAt = ({ moves, placed }: Played, ply: number): string =>
  positionsOf({ moves: moves.slice(0, ply), ...(placed === undefined ? {} : { placed }) }).at(-1)!
