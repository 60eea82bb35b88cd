import { CHESS_DRAWINGS, FIGURE_BOX, type Drawing } from '#kit/game/chess-pieces/drawings.ts'
import { IVORY, paintFigure, TEAL } from '#kit/game/chess-pieces/figures.ts'
import { BISHOP, KING, KNIGHT, kindOf, PAWN, QUEEN, ROOK } from './position.ts'

/** Size of the box in which pieces are painted; the sprites scale it. */
export const PIECE_BOX = FIGURE_BOX

const DRAWINGS: Readonly<Record<number, Drawing>> = {
  [PAWN]: CHESS_DRAWINGS.pawn,
  [KNIGHT]: CHESS_DRAWINGS.knight,
  [BISHOP]: CHESS_DRAWINGS.bishop,
  [ROOK]: CHESS_DRAWINGS.rook,
  [QUEEN]: CHESS_DRAWINGS.queen,
  [KING]: CHESS_DRAWINGS.king,
}

export const paintPiece = (pen: CanvasRenderingContext2D, piece: number) =>
  paintFigure(pen, DRAWINGS[kindOf(piece)]!, piece & 8 ? TEAL : IVORY)
