import { looseMoves } from './moves.ts'
import { moveName, readPosition } from './notation.ts'
import { kindOf, KING, offBoard, otherSide, PAWN, sideOf, toOf, type Side } from './position.ts'

/**
 * Possible premoves of a side: every step of its pieces, also onto own pieces, where it would recapture, and
 * pawn captures that may become possible. Legality is checked when its turn comes.
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
