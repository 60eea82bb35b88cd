import {
  BISHOP,
  fileOf,
  KING,
  KNIGHT,
  kindOf,
  PAWN,
  QUEEN,
  rankOf,
  ROOK,
  WHITE,
  type Position,
} from './position.ts'

/** Value of a kind in hundredths of a pawn. */
export const WORTH = [0, 100, 320, 335, 500, 950, 0] as const

/** Weight of a kind in the game phase; 24 with all pieces on the board. */
const PHASE = [0, 0, 1, 1, 2, 4, 0] as const
const FULL_PHASE = 24

/** Distance from the middle of the board, 0.5 to 3.5 on each axis. */
const off = (value: number) => Math.abs(value - 3.5)

type Taste = (file: number, rank: number) => number

/** Piece-square bonus of a kind, seen from its own side, early and late in the game. */
const EARLY: Readonly<Record<number, Taste>> = {
  [PAWN]: (file, rank) =>
    (rank - 1) * 4 + (off(file) < 2 ? (rank - 1) * 6 : 0) - (off(file) < 1 && rank === 1 ? 16 : 0),
  [KNIGHT]: (file, rank) =>
    26 - 9 * (off(file) + off(rank)) + (rank === 0 ? -8 : 0) + (rank >= 3 && rank <= 5 ? 8 : 0),
  [BISHOP]: (file, rank) =>
    16 -
    4 * (off(file) + off(rank)) +
    (rank === 0 ? -12 : 0) +
    (rank === 1 && off(file) > 2 && off(file) < 3 ? 8 : 0),
  [ROOK]: (file, rank) => (rank === 6 ? 18 : 0) + (off(file) < 1 ? 8 : 0) - (rank > 0 && rank < 6 ? 4 : 0),
  [QUEEN]: (file, rank) => 4 - 2 * (off(file) + off(rank)) - (rank > 2 && rank < 6 ? 4 : 0),
  [KING]: (file, rank) => (rank === 0 ? (off(file) > 2 ? 34 : off(file) > 1 ? 4 : -6) : -18 * rank) - 4,
}
const LATE: Readonly<Record<number, Taste>> = {
  [PAWN]: (_file, rank) => (rank - 1) * (rank - 1) * 5,
  [KNIGHT]: (file, rank) => 18 - 7 * (off(file) + off(rank)),
  [BISHOP]: (file, rank) => 12 - 4 * (off(file) + off(rank)),
  [ROOK]: (_file, rank) => (rank === 6 ? 14 : 4),
  [QUEEN]: (file, rank) => 20 - 5 * (off(file) + off(rank)),
  [KING]: (file, rank) => 40 - 11 * (off(file) + off(rank)),
}

/** Value plus bonus for every piece number and square. */
function table(tastes: Readonly<Record<number, Taste>>): Int16Array {
  const values = new Int16Array(16 * 128)
  for (let piece = 1; piece < 16; piece++) {
    const taste = tastes[kindOf(piece)]
    if (!taste) continue
    for (let square = 0; square < 128; square++) {
      if (square & 0x88) continue
      const rank = piece & 8 ? 7 - rankOf(square) : rankOf(square)
      values[(piece << 7) | square] = WORTH[kindOf(piece)]! + Math.round(taste(fileOf(square), rank))
    }
  }
  return values
}
const EARLY_TABLE = table(EARLY)
const LATE_TABLE = table(LATE)

const BISHOP_PAIR = 32
const PASSED = [0, 6, 12, 24, 42, 70, 110, 0] as const
const LONELY = 12
const DOUBLED = 12
const OPEN_FILE = 18
const HALF_OPEN_FILE = 9
const SHIELD = 9
const FILES_WITH_EDGES = 10

// Scratch space of `evaluate`, so that the search allocates nothing: pawns by file, with an empty file on each side.
const whitePawns = new Int8Array(FILES_WITH_EDGES)
const blackPawns = new Int8Array(FILES_WITH_EDGES)
/** Rank of the rearmost white pawn by file, and of the foremost one seen from black. */
const whiteRear = new Int8Array(FILES_WITH_EDGES)
const blackRear = new Int8Array(FILES_WITH_EDGES)

function countPawns(board: Int8Array) {
  whitePawns.fill(0)
  blackPawns.fill(0)
  whiteRear.fill(8)
  blackRear.fill(-1)
  for (let square = 0x10; square < 0x68; square++) {
    if (square & 0x88) continue
    const piece = board[square]!
    if (kindOf(piece) !== PAWN) continue
    const file = fileOf(square) + 1
    const rank = rankOf(square)
    if (piece === PAWN) {
      whitePawns[file]!++
      if (rank < whiteRear[file]!) whiteRear[file] = rank
    } else {
      blackPawns[file]!++
      if (rank > blackRear[file]!) blackRear[file] = rank
    }
  }
}

/** Pawn structure from white's side. */
function pawnScore(board: Int8Array): number {
  let score = 0
  for (let file = 1; file <= 8; file++) {
    const white = whitePawns[file]!
    const black = blackPawns[file]!
    if (white > 1) score -= DOUBLED * (white - 1)
    if (black > 1) score += DOUBLED * (black - 1)
    if (white && !whitePawns[file - 1] && !whitePawns[file + 1]) score -= LONELY
    if (black && !blackPawns[file - 1] && !blackPawns[file + 1]) score += LONELY
  }
  for (let square = 0x10; square < 0x68; square++) {
    if (square & 0x88) continue
    const piece = board[square]!
    if (kindOf(piece) !== PAWN) continue
    const file = fileOf(square) + 1
    const rank = rankOf(square)
    if (piece === PAWN && rank >= Math.max(blackRear[file - 1]!, blackRear[file]!, blackRear[file + 1]!))
      score += PASSED[rank]!
    else if (piece !== PAWN && rank <= Math.min(whiteRear[file - 1]!, whiteRear[file]!, whiteRear[file + 1]!))
      score -= PASSED[7 - rank]!
  }
  return score
}

const rookScore = (own: Int8Array, their: Int8Array, file: number) =>
  own[file] ? 0 : their[file] ? HALF_OPEN_FILE : OPEN_FILE

/** Pawns in front of a king at home. */
function shieldOf(board: Int8Array, king: number, step: number, pawn: number): number {
  let shield = 0
  for (const aside of [-1, 0, 1]) {
    const near = king + step + aside
    if (near & 0x88) continue
    if (board[near] === pawn) shield += SHIELD
    else if (board[near + step] === pawn) shield += SHIELD / 2
  }
  return shield
}

/** In hundredths of a pawn, for the side to move. */
export function evaluate({ board, turn, whiteKing, blackKing }: Position): number {
  countPawns(board)
  let early = 0
  let late = 0
  let phase = 0
  let both = 0
  let whiteBishops = 0
  let blackBishops = 0
  for (let square = 0; square < 128; square++) {
    if (square & 0x88) {
      square += 7
      continue
    }
    const piece = board[square]!
    if (piece === 0) continue
    const sign = piece & 8 ? -1 : 1
    const kind = kindOf(piece)
    early += sign * EARLY_TABLE[(piece << 7) | square]!
    late += sign * LATE_TABLE[(piece << 7) | square]!
    phase += PHASE[kind]!
    if (kind === BISHOP) {
      if (sign > 0) whiteBishops++
      else blackBishops++
    } else if (kind === ROOK) {
      const file = fileOf(square) + 1
      both += sign > 0 ? rookScore(whitePawns, blackPawns, file) : -rookScore(blackPawns, whitePawns, file)
    }
  }
  if (whiteBishops > 1) both += BISHOP_PAIR
  if (blackBishops > 1) both -= BISHOP_PAIR
  both += pawnScore(board)
  early += shieldOf(board, whiteKing, 16, PAWN) - shieldOf(board, blackKing, -16, PAWN | 8)
  const share = Math.min(phase, FULL_PHASE) / FULL_PHASE
  const white = Math.round(early * share + late * (1 - share)) + both
  return turn === WHITE ? white + 10 : 10 - white
}
