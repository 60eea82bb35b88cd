import { legalMoves } from '../moves.ts'
import { moveName, readPosition, writePosition } from '../notation.ts'
import { makeMove, type Position } from '../position.ts'
import type { MateIn } from './prove.ts'

/** The other side has just moved into the puzzle. */
export interface Puzzle {
  /** The position before the other side's move. */
  readonly fen: string
  /** The other side's move, then alternating solver and reply; the last is the solver's. */
  readonly moves: readonly string[]
  readonly mateIn: MateIn
  /** Difficulty on the scale of a rating. */
  readonly rating: number
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const DIGIT_BITS = 6
export const LEAST_RATING = 400
export const RATING_STEP = 25
const [TURN, CASTLING, FILE, COUNT, MOVE, MATE, RATING] = [1, 4, 4, 4, 8, 3, 6] as const

interface Bits {
  write(value: number, width: number): void
}

function writer() {
  let text = ''
  let held = 0
  let count = 0
  const write = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit--) {
      held = (held << 1) | ((value >> bit) & 1)
      if (++count < DIGIT_BITS) continue
      text += DIGITS[held]
      held = count = 0
    }
  }
  const end = () => {
    while (count > 0) write(0, 1)
    return text
  }
  return { write, end }
}

function reader(text: string) {
  let at = 0
  return (width: number): number => {
    let value = 0
    for (let bit = 0; bit < width; bit++, at++) {
      const digit = DIGITS.indexOf(text[Math.floor(at / DIGIT_BITS)] ?? 'A')
      value = (value << 1) | ((digit >> (DIGIT_BITS - 1 - (at % DIGIT_BITS))) & 1)
    }
    return value
  }
}

const SQUARES = Array.from({ length: 64 }, (_, index) => (index >> 3) * 16 + (index & 7))

function writeBoard({ board, turn, castling, passant }: Position, bits: Bits) {
  for (const square of SQUARES) bits.write(board[square] ? 1 : 0, 1)
  for (const square of SQUARES) if (board[square]) bits.write(board[square], 4)
  bits.write(turn ? 1 : 0, TURN)
  bits.write(castling, CASTLING)
  bits.write(passant < 0 ? 0 : (passant & 7) + 1, FILE)
}

/** A puzzle in about forty letters; moves are indices of the legal ones. */
export function packPuzzle({ fen, moves, mateIn, rating }: Puzzle): string {
  const position = readPosition(fen)
  const bits = writer()
  writeBoard(position, bits)
  bits.write(mateIn ?? 0, MATE)
  bits.write(Math.round((rating - LEAST_RATING) / RATING_STEP), RATING)
  bits.write(moves.length, COUNT)
  for (const name of moves) {
    const legal = legalMoves(position)
    const index = legal.findIndex((move) => moveName(move) === name)
    bits.write(index, MOVE)
    makeMove(position, legal[index]!)
  }
  return bits.end()
}

const LETTERS = '.PNBRQK..pnbrqk'

function readBoard(read: (width: number) => number): string {
  const filled = SQUARES.map(() => read(1) === 1)
  const marks = filled.map((isFilled) => (isFilled ? LETTERS[read(4)]! : '.'))
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    marks
      .slice(rank * 8, rank * 8 + 8)
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  )
  const isBlack = read(TURN) === 1
  const castling = read(CASTLING)
  const file = read(FILE)
  const rights = [...'KQkq'].filter((_, bit) => castling & (1 << bit)).join('')
  const passant = file === 0 ? '-' : `${'abcdefgh'[file - 1]}${isBlack ? 3 : 6}`
  return `${rows.join('/')} ${isBlack ? 'b' : 'w'} ${rights || '-'} ${passant} 0 1`
}

export function unpackPuzzle(text: string): Puzzle {
  const read = reader(text)
  const position = readPosition(readBoard(read))
  const fen = writePosition(position)
  const mateIn = (read(MATE) || undefined) as MateIn
  const rating = LEAST_RATING + read(RATING) * RATING_STEP
  const moves = Array.from({ length: read(COUNT) }, () => {
    const move = legalMoves(position)[read(MOVE)]!
    makeMove(position, move)
    return moveName(move)
  })
  return { fen, moves, mateIn, rating }
}
