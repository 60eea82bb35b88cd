import {
  becomesOf,
  BLACK,
  emptyPosition,
  fileOf,
  fromOf,
  rankOf,
  setUp,
  sideOf,
  toOf,
  WHITE,
  type Position,
} from './position.ts'

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const LETTERS = '.PNBRQK..pnbrqk'
const CASTLING = 'KQkq'

export const letterOf = (piece: number) => LETTERS[piece]!
export const pieceOf = (letter: string) => LETTERS.indexOf(letter)

export const squareName = (square: number) => `${'abcdefgh'[fileOf(square)]}${rankOf(square) + 1}`
export const squareOf = (name: string) => (name.charCodeAt(1) - 49) * 16 + (name.charCodeAt(0) - 97)

/** A move as `e2e4`, followed by the promotion letter if any. */
export const moveName = (move: number) =>
  squareName(fromOf(move)) +
  squareName(toOf(move)) +
  (becomesOf(move) ? letterOf(becomesOf(move)).toLowerCase() : '')

/** Reads a position in Forsyth-Edwards notation. */
export function readPosition(fen: string): Position {
  const [rows = '', turn = 'w', castling = '-', passant = '-', halfmoves = '0', fullmoves = '1'] =
    fen.split(' ')
  const position = emptyPosition()
  const pieces: [number, number][] = []
  rows.split('/').forEach((row, down) => {
    let file = 0
    for (const mark of row) {
      if (mark >= '1' && mark <= '8') file += Number(mark)
      else pieces.push([pieceOf(mark), (7 - down) * 16 + file++])
    }
  })
  position.halfmoves = Number(halfmoves)
  position.fullmoves = Number(fullmoves)
  setUp(position, pieces, {
    turn: turn === 'b' ? BLACK : WHITE,
    castling: [...CASTLING].reduce((bits, mark, bit) => bits | (castling.includes(mark) ? 1 << bit : 0), 0),
    passant: passant === '-' ? -1 : squareOf(passant),
  })
  return position
}

export function writePosition(position: Position): string {
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
    let row = ''
    for (let file = 0; file < 8; file++) row += letterOf(position.board[rank * 16 + file]!)
    return row.replace(/\.+/g, (gap) => String(gap.length))
  })
  const castling = [...CASTLING].filter((_, bit) => position.castling & (1 << bit)).join('')
  const passant = position.passant < 0 ? '-' : squareName(position.passant)
  const turn = position.turn === WHITE ? 'w' : 'b'
  return [rows.join('/'), turn, castling || '-', passant, position.halfmoves, position.fullmoves].join(' ')
}

/** Pieces by square name. */
export function piecesOf(position: Position): { readonly square: number; readonly piece: number }[] {
  const found = []
  for (let square = 0; square < 128; square++) {
    const piece = position.board[square]!
    if (piece) found.push({ square, piece })
  }
  return found
}

/** A short name, equal exactly when positions repeat. */
export const positionName = (position: Position) =>
  (position.key >>> 0).toString(36) + (position.check >>> 0).toString(36).padStart(7, '0')

export const whiteMoved = (piece: number) => sideOf(piece) === WHITE
