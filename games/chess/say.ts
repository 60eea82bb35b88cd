import type { GameContext } from '#kit/game/contract.ts'
import type { FarSide } from '#kit/game/duel/table.ts'
import type { ChessDefinition } from './definitions.ts'
import { inCheck } from './moves.ts'
import { pieceOf, readPosition, squareName, squareOf } from './notation.ts'
import { KING, kindOf, PAWN, sideOf, WHITE } from './position.ts'
import type { ChessInput, ChessState } from './rules.ts'

export type ChessContext = GameContext<ChessDefinition, ChessInput> & { readonly far?: FarSide<ChessInput> }

const NAMES = ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const

const pieceName = ({ text }: ChessContext, piece: number) => text(`piece.${NAMES[kindOf(piece)] ?? ''}`)

/** A square and its piece. */
export function saySquare(context: ChessContext, square: number, piece: number): string {
  const { text } = context
  if (!piece) return squareName(square)
  const side = text(sideOf(piece) === WHITE ? 'side.white' : 'side.black')
  return text('say.square', { square: squareName(square), piece: pieceName(context, piece), side })
}

/** A move in words, with its capture and whether it ends the game. */
export function sayMove(context: ChessContext, before: ChessState, after: ChessState): string {
  const move = after.moves.at(-1) ?? ''
  const words = [sayStep(context, before, after, move)]
  const becomes = move[4]
  if (becomes) words.push(context.text('say.promote', { piece: pieceName(context, pieceOf(becomes)) }))
  const end = sayEnd(context, after)
  if (end) words.push(end)
  return words.join('. ')
}

function sayStep(context: ChessContext, before: ChessState, after: ChessState, move: string): string {
  const { text } = context
  const from = move.slice(0, 2)
  const to = move.slice(2, 4)
  const piece = readPosition(before.fen).board[squareOf(from)] ?? PAWN
  const files = squareOf(to) - squareOf(from)
  if (kindOf(piece) === KING && Math.abs(files) === 2)
    return text(files > 0 ? 'say.castleShort' : 'say.castleLong')
  const names = { piece: pieceName(context, piece), from, to }
  const taken = after.taken.length > before.taken.length ? pieceOf(after.taken.at(-1) ?? 'p') : 0
  return taken ? text('say.take', { ...names, taken: pieceName(context, taken) }) : text('say.move', names)
}

/** Check, mate or the reason of a draw; empty while the game goes on quietly. */
export function sayEnd({ text }: ChessContext, state: ChessState): string {
  const { ending, fen } = state
  if (ending === 'checkmate') return text('say.checkmate')
  if (ending === 'resigned' || ending === 'timeout') return text(`end.${ending}`)
  if (ending !== 'none') return text(`draw.${ending}`)
  return inCheck(readPosition(fen)) ? text('say.check') : ''
}

export const sayHint = (context: ChessContext, state: ChessState, move: string) => {
  const from = move.slice(0, 2)
  const piece = readPosition(state.fen).board[squareOf(from)] ?? PAWN
  return context.text('say.hint', { piece: pieceName(context, piece), from, to: move.slice(2, 4) })
}
