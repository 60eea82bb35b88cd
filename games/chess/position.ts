import { seededRandom } from '#kit/random/random.ts'

/** A piece is its kind, plus 8 for black. Zero is an empty square. */
export const PAWN = 1
export const KNIGHT = 2
export const BISHOP = 3
export const ROOK = 4
export const QUEEN = 5
export const KING = 6
export const WHITE = 0
export const BLACK = 8
export type Side = typeof WHITE | typeof BLACK

export const kindOf = (piece: number) => piece & 7
export const sideOf = (piece: number): Side => (piece & 8 ? BLACK : WHITE)
export const otherSide = (side: Side): Side => (side === WHITE ? BLACK : WHITE)

/**
 * Squares are 0x88 numbers, `rank * 16 + file` with a1 = 0: a step off the board sets a bit of 0x88. A move
 * packs origin, target, promotion kind and a flag.
 */
export const fileOf = (square: number) => square & 7
export const rankOf = (square: number) => square >> 4
export const offBoard = (square: number) => (square & 0x88) !== 0

export const QUIET = 0
export const PASSANT = 1
export const CASTLE = 2
export const DOUBLE = 3
export const packMove = (from: number, to: number, becomes = 0, flag = QUIET) =>
  from | (to << 7) | (becomes << 14) | (flag << 17)
export const fromOf = (move: number) => move & 0x7f
export const toOf = (move: number) => (move >> 7) & 0x7f
export const becomesOf = (move: number) => (move >> 14) & 7
export const flagOf = (move: number) => move >> 17

const WHITE_SHORT = 1
const WHITE_LONG = 2
const BLACK_SHORT = 4
const BLACK_LONG = 8

/** A mutable position with make and unmake. */
export interface Position {
  readonly board: Int8Array
  turn: Side
  /** Bits: white short 1, white long 2, black short 4, black long 8. */
  castling: number
  /** The en passant square, or -1. */
  passant: number
  halfmoves: number
  fullmoves: number
  whiteKing: number
  blackKing: number
  /** Two 32-bit hash keys; together they identify the position. */
  key: number
  check: number
  readonly past: number[]
}

export const kingOf = (position: Position, side: Side) =>
  side === WHITE ? position.whiteKing : position.blackKing

const random = seededRandom(20_260_103)
const randomKeys = (count: number) => Int32Array.from({ length: count }, () => random() * 2 ** 32)
const PIECE_KEYS = randomKeys(16 * 128)
const PIECE_CHECKS = randomKeys(16 * 128)
const CASTLE_KEYS = randomKeys(16)
const PASSANT_KEYS = randomKeys(8)
const TURN_KEY = Math.floor(random() * 2 ** 31)

/** Mask of castling rights that survive a move from or to a square. */
const RIGHTS_KEPT = new Int8Array(128).fill(15)
RIGHTS_KEPT[0x00] = 15 ^ WHITE_LONG
RIGHTS_KEPT[0x04] = 15 ^ WHITE_SHORT ^ WHITE_LONG
RIGHTS_KEPT[0x07] = 15 ^ WHITE_SHORT
RIGHTS_KEPT[0x70] = 15 ^ BLACK_LONG
RIGHTS_KEPT[0x74] = 15 ^ BLACK_SHORT ^ BLACK_LONG
RIGHTS_KEPT[0x77] = 15 ^ BLACK_SHORT

function toggle(position: Position, piece: number, square: number) {
  position.key ^= PIECE_KEYS[(piece << 7) | square]!
  position.check ^= PIECE_CHECKS[(piece << 7) | square]!
}

function put(position: Position, piece: number, square: number) {
  position.board[square] = piece
  toggle(position, piece, square)
}

function lift(position: Position, square: number): number {
  const piece = position.board[square]!
  position.board[square] = 0
  toggle(position, piece, square)
  return piece
}

/** Set only where a pawn can capture, so that equal positions have equal keys. */
function setPassant(position: Position, square: number) {
  if (position.passant >= 0) position.key ^= PASSANT_KEYS[fileOf(position.passant)]!
  position.passant = -1
  if (square < 0) return
  const { board, turn } = position
  const row = turn === WHITE ? -16 : 16
  const pawn = PAWN | turn
  const beside = [square + row - 1, square + row + 1]
  if (!beside.some((place) => !offBoard(place) && board[place] === pawn)) return
  position.passant = square
  position.key ^= PASSANT_KEYS[fileOf(square)]!
}

function setCastling(position: Position, castling: number) {
  position.key ^= CASTLE_KEYS[position.castling]! ^ CASTLE_KEYS[castling]!
  position.castling = castling
}

/** Origin and target of the rook of a castling king. */
const rookHops = (kingTo: number) =>
  fileOf(kingTo) === 6 ? ([kingTo + 1, kingTo - 1] as const) : ([kingTo - 2, kingTo + 1] as const)

export function makeMove(position: Position, move: number) {
  const { turn, past } = position
  const from = fromOf(move)
  const to = toOf(move)
  const flag = flagOf(move)
  const takenAt = flag === PASSANT ? to + (turn === WHITE ? -16 : 16) : to
  const taken = position.board[takenAt]!
  past.push(
    move,
    taken,
    position.castling,
    position.passant,
    position.halfmoves,
    position.key,
    position.check,
  )
  if (taken) lift(position, takenAt)
  const piece = lift(position, from)
  put(position, becomesOf(move) ? becomesOf(move) | turn : piece, to)
  if (flag === CASTLE) {
    const [rookFrom, rookTo] = rookHops(to)
    put(position, lift(position, rookFrom), rookTo)
  }
  if (kindOf(piece) === KING) setKing(position, turn, to)
  setCastling(position, position.castling & RIGHTS_KEPT[from]! & RIGHTS_KEPT[to]!)
  position.halfmoves = taken || kindOf(piece) === PAWN ? 0 : position.halfmoves + 1
  if (turn === BLACK) position.fullmoves++
  position.turn = otherSide(turn)
  position.key ^= TURN_KEY
  setPassant(position, flag === DOUBLE ? (from + to) >> 1 : -1)
}

export function takeBack(position: Position) {
  const { past, board } = position
  const check = past.pop()!
  const key = past.pop()!
  position.halfmoves = past.pop()!
  position.passant = past.pop()!
  position.castling = past.pop()!
  const taken = past.pop()!
  const move = past.pop()!
  const side = otherSide(position.turn)
  const from = fromOf(move)
  const to = toOf(move)
  const flag = flagOf(move)
  board[from] = becomesOf(move) ? PAWN | side : board[to]!
  board[to] = 0
  if (taken) board[flag === PASSANT ? to + (side === WHITE ? -16 : 16) : to] = taken
  if (flag === CASTLE) {
    const [rookFrom, rookTo] = rookHops(to)
    board[rookFrom] = board[rookTo]!
    board[rookTo] = 0
  }
  if (kindOf(board[from]!) === KING) setKing(position, side, from)
  if (side === BLACK) position.fullmoves--
  position.turn = side
  position.key = key
  position.check = check
}

/** Null move for the search. Returns what `unpass` needs. */
export function passTurn(position: Position): number {
  const { passant } = position
  setPassant(position, -1)
  position.turn = otherSide(position.turn)
  position.key ^= TURN_KEY
  return passant
}

export function unpass(position: Position, passant: number) {
  position.turn = otherSide(position.turn)
  position.key ^= TURN_KEY
  setPassant(position, passant)
}

function setKing(position: Position, side: Side, square: number) {
  if (side === WHITE) position.whiteKing = square
  else position.blackKing = square
}

export const emptyPosition = (): Position => ({
  board: new Int8Array(128),
  turn: WHITE,
  castling: 0,
  passant: -1,
  halfmoves: 0,
  fullmoves: 1,
  whiteKing: -1,
  blackKing: -1,
  key: 0,
  check: 0,
  past: [],
})

/** Fills an empty position; `notation.ts` reads the fields from a text. */
export function setUp(
  position: Position,
  pieces: readonly (readonly [piece: number, square: number])[],
  rest: { readonly turn: Side; readonly castling: number; readonly passant: number },
) {
  for (const [piece, square] of pieces) {
    put(position, piece, square)
    if (kindOf(piece) === KING) setKing(position, sideOf(piece), square)
  }
  position.turn = rest.turn
  if (rest.turn === BLACK) position.key ^= TURN_KEY
  setCastling(position, rest.castling)
  setPassant(position, rest.passant)
}
