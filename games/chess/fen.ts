import { attacks } from './moves.ts'
import { readPosition, writePosition } from './notation.ts'
import { KING, kindOf, kingOf, offBoard, otherSide, PAWN, rankOf, sideOf, WHITE } from './position.ts'

const ROWS = /^[1-8pnbrqkPNBRQK]{1,8}(?:\/[1-8pnbrqkPNBRQK]{1,8}){7}$/
const LONGEST = 100
const MOST_PIECES = 32

const widthOf = (row: string) => [...row].reduce((sum, mark) => sum + (Number(mark) || 1), 0)

/**
 * A playable position in Forsyth-Edwards notation, normalised; `undefined` for any other text. Counters are
 * optional; castling rights without king and rook at home are dropped.
 */
export function readFen(text: string): string | undefined {
  const fields = text.trim().split(/\s+/)
  const [rows = '', turn = 'w', castling = '-', passant = '-', still = '0', full = '1'] = fields
  if (text.length > LONGEST || fields.length > 6 || !ROWS.test(rows)) return undefined
  if (rows.split('/').some((row) => widthOf(row) !== 8)) return undefined
  if (!/^[wb]$/.test(turn) || !/^(?:-|[KQkqA-Ha-h]{1,4})$/.test(castling)) return undefined
  if (!/^(?:-|[a-h][36])$/.test(passant) || !/^\d{1,3}$/.test(still) || !/^\d{1,4}$/.test(full))
    return undefined
  if (Number(still) >= 100) return undefined
  const rights = keptRights(rows, castling)
  const position = readPosition([rows, turn, rights, passant, still, Math.max(1, Number(full))].join(' '))
  return isPlayable(position) ? writePosition(position) : undefined
}

function keptRights(rows: string, castling: string): string {
  const { board } = readPosition(`${rows} w - -`)
  const stands = (square: number, piece: string) => 'PNBRQK..pnbrqk'.indexOf(piece) + 1 === board[square]
  const homes = { K: [0x04, 0x07], Q: [0x04, 0x00], k: [0x74, 0x77], q: [0x74, 0x70] } as const
  const kept = (['K', 'Q', 'k', 'q'] as const).filter((mark) => {
    const [king, rook] = homes[mark]
    const isWhite = mark < 'a'
    return castling.includes(mark) && stands(king, isWhite ? 'K' : 'k') && stands(rook, isWhite ? 'R' : 'r')
  })
  return kept.join('') || '-'
}

/** One king each, no pawn on a last row, and no king that can be captured. */
function isPlayable(position: ReturnType<typeof readPosition>): boolean {
  let kings = 0
  let pieces = 0
  for (let square = 0; square < 128; square++) {
    const piece = offBoard(square) ? 0 : position.board[square]!
    if (piece === 0) continue
    pieces++
    if (kindOf(piece) === KING) kings += sideOf(piece) === WHITE ? 1 : 16
    if (kindOf(piece) === PAWN && (rankOf(square) === 0 || rankOf(square) === 7)) return false
  }
  const { turn } = position
  return kings === 17 && pieces <= MOST_PIECES && !attacks(position, turn, kingOf(position, otherSide(turn)))
}
