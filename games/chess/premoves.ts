import { looseMoves } from './moves.ts'
import { moveName, readPosition } from './notation.ts'
import { kindOf, KING, offBoard, otherSide, PAWN, sideOf, toOf, type Side } from './position.ts'

/**
 * What a side may plan while the other is to move: every step its pieces make, onto its own pieces too, where it would take
 * back what has taken there, and pawns' captures of what will come. Whether it may be played is seen when its turn has come.
 */
export function plannable(fen: string, side: Side): readonly string[] {
  const position = readPosition(fen)
  const { board } = position
  position.turn = side
  position.passant = -1
  const names = new Set(looseMoves(position).map(moveName))
  for (let square = 0; square < 128; square++) {
    if (offBoard(square)) continue
    const stood = board[square]!
    if (stood && (kindOf(stood) === KING || sideOf(stood) !== side)) continue
    board[square] = PAWN | otherSide(side)
    for (const move of looseMoves(position, true)) if (toOf(move) === square) names.add(moveName(move))
    board[square] = stood
  }
  return [...names]
}
