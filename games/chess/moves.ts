import {
  BISHOP,
  BLACK,
  CASTLE,
  DOUBLE,
  KING,
  kingOf,
  KNIGHT,
  kindOf,
  makeMove,
  offBoard,
  otherSide,
  packMove,
  PASSANT,
  PAWN,
  QUEEN,
  QUIET,
  rankOf,
  ROOK,
  sideOf,
  takeBack,
  WHITE,
  type Position,
  type Side,
} from './position.ts'

const STRAIGHT = [16, 1, -16, -1]
const DIAGONAL = [17, 15, -17, -15]
const ROYAL = [...STRAIGHT, ...DIAGONAL]
const JUMPS = [33, 31, 18, 14, -33, -31, -18, -14]
const STEPS: readonly (readonly number[])[] = [[], [], JUMPS, DIAGONAL, STRAIGHT, ROYAL, ROYAL]
const PROMOTIONS = [QUEEN, KNIGHT, ROOK, BISHOP]

/** Whether a side attacks a square. */
export function attacks({ board }: Position, side: Side, square: number): boolean {
  const pawnRow = side === WHITE ? -16 : 16
  const pawn = PAWN | side
  for (const from of [square + pawnRow - 1, square + pawnRow + 1])
    if (!offBoard(from) && board[from] === pawn) return true
  for (const jump of JUMPS)
    if (!offBoard(square + jump) && board[square + jump] === (KNIGHT | side)) return true
  for (const step of ROYAL)
    if (!offBoard(square + step) && board[square + step] === (KING | side)) return true
  return (
    sees(board, square, STRAIGHT, ROOK | side, QUEEN | side) ||
    sees(board, square, DIAGONAL, BISHOP | side, QUEEN | side)
  )
}

function sees(board: Int8Array, square: number, steps: readonly number[], one: number, other: number) {
  for (const step of steps) {
    let at = square + step
    while (!offBoard(at) && board[at] === 0) at += step
    if (!offBoard(at) && (board[at] === one || board[at] === other)) return true
  }
  return false
}

export const inCheck = (position: Position, side: Side = position.turn) =>
  attacks(position, otherSide(side), kingOf(position, side))

/** Pseudo-legal moves: they may leave the own king in check. */
export function looseMoves(position: Position, onlyCaptures = false): number[] {
  const { board, turn } = position
  const moves: number[] = []
  for (let square = 0; square < 128; square++) {
    if (square & 0x88) {
      square += 7
      continue
    }
    const piece = board[square]!
    if (piece === 0 || (piece & 8) !== turn) continue
    if (kindOf(piece) === PAWN) pawnMoves(position, square, onlyCaptures, moves)
    else pieceMoves(position, square, piece, onlyCaptures, moves)
  }
  if (!onlyCaptures) castlingMoves(position, moves)
  return moves
}

function pieceMoves(
  { board, turn }: Position,
  from: number,
  piece: number,
  onlyCaptures: boolean,
  moves: number[],
) {
  const kind = kindOf(piece)
  const slides = kind !== KNIGHT && kind !== KING
  for (const step of STEPS[kind]!) {
    for (let to = from + step; !offBoard(to); to += step) {
      const met = board[to]!
      if (met === 0) {
        if (!onlyCaptures) moves.push(packMove(from, to))
      } else {
        if (sideOf(met) !== turn) moves.push(packMove(from, to))
        break
      }
      if (!slides) break
    }
  }
}

function pawnMoves({ board, turn, passant }: Position, from: number, onlyCaptures: boolean, moves: number[]) {
  const up = turn === WHITE ? 16 : -16
  const promotes = rankOf(from) === (turn === WHITE ? 6 : 1)
  const push = (to: number, flag: number) => {
    if (promotes) for (const kind of PROMOTIONS) moves.push(packMove(from, to, kind))
    else moves.push(packMove(from, to, 0, flag))
  }
  for (const to of [from + up - 1, from + up + 1]) {
    if (offBoard(to)) continue
    const met = board[to]!
    if (met !== 0 && sideOf(met) !== turn) push(to, QUIET)
    else if (to === passant) push(to, PASSANT)
  }
  const ahead = from + up
  if (board[ahead] !== 0 || (onlyCaptures && !promotes)) return
  push(ahead, QUIET)
  const atHome = rankOf(from) === (turn === WHITE ? 1 : 6)
  if (!onlyCaptures && atHome && board[ahead + up] === 0) push(ahead + up, DOUBLE)
}

function castlingMoves(position: Position, moves: number[]) {
  const { board, turn, castling } = position
  const rights = turn === WHITE ? castling : castling >> 2
  if ((rights & 3) === 0) return
  const home = turn === WHITE ? 0x04 : 0x74
  const enemy = otherSide(turn)
  if (attacks(position, enemy, home)) return
  const safe = (square: number) => board[square] === 0 && !attacks(position, enemy, square)
  if (rights & 1 && safe(home + 1) && safe(home + 2)) moves.push(packMove(home, home + 2, 0, CASTLE))
  if (rights & 2 && safe(home - 1) && safe(home - 2) && board[home - 3] === 0)
    moves.push(packMove(home, home - 2, 0, CASTLE))
}

/** Makes the move if the own king stays safe; otherwise changes nothing. */
export function tryMove(position: Position, move: number): boolean {
  const { turn } = position
  makeMove(position, move)
  if (!inCheck(position, turn)) return true
  takeBack(position)
  return false
}

export function legalMoves(position: Position): number[] {
  return looseMoves(position).filter((move) => {
    if (!tryMove(position, move)) return false
    takeBack(position)
    return true
  })
}

/** Insufficient material: bare kings, one minor piece, or bishops all on one colour. */
export function cannotMate({ board }: Position): boolean {
  let knights = 0
  const shades = new Set<number>()
  for (let square = 0; square < 128; square++) {
    if (offBoard(square)) continue
    const kind = kindOf(board[square]!)
    if (kind === PAWN || kind === ROOK || kind === QUEEN) return false
    if (kind === KNIGHT) knights++
    if (kind === BISHOP) shades.add((square ^ (square >> 4)) & 1)
  }
  return knights === 0 ? shades.size < 2 : knights === 1 && shades.size === 0
}

/** Whether a side has mating material: a pawn, a major piece, or two minor ones. */
export function canWin({ board }: Position, side: Side): boolean {
  let light = 0
  for (let square = 0; square < 128; square++) {
    const piece = offBoard(square) ? 0 : board[square]!
    const kind = kindOf(piece)
    if (kind === 0 || kind === KING || sideOf(piece) !== side) continue
    if (kind !== KNIGHT && kind !== BISHOP) return true
    light++
  }
  return light > 1
}

/** Counts the leaves of the move tree (perft), the usual test of a move generator. */
export function countLeaves(position: Position, depth: number): number {
  if (depth === 0) return 1
  let leaves = 0
  for (const move of looseMoves(position)) {
    if (!tryMove(position, move)) continue
    leaves += countLeaves(position, depth - 1)
    takeBack(position)
  }
  return leaves
}

export const sideName = (side: Side) => (side === BLACK ? 'black' : 'white')
