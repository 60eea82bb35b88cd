import { attacks, inCheck, legalMoves, looseMoves } from '../moves.ts'
import { moveName, readPosition } from '../notation.ts'
import {
  becomesOf,
  BISHOP,
  flagOf,
  fromOf,
  KING,
  kindOf,
  kingOf,
  KNIGHT,
  makeMove,
  offBoard,
  otherSide,
  PASSANT,
  QUEEN,
  rankOf,
  ROOK,
  sideOf,
  takeBack,
  toOf,
  type Position,
  type Side,
} from '../position.ts'
import { WORTH } from '../evaluation.ts'
import type { Puzzle } from './pack.ts'

/** Tactical themes of a solution. */
export const THEMES = [
  'mate1',
  'mate2',
  'mate3',
  'mate4',
  'backRank',
  'smothered',
  'fork',
  'pin',
  'skewer',
  'discovered',
  'double',
  'sacrifice',
  'promotion',
  'passant',
  'hanging',
  'quiet',
] as const
export type Theme = (typeof THEMES)[number]

/** Themes of a puzzle, detected along its solution. */
export function themesOf({ fen, moves, mateIn }: Puzzle): readonly Theme[] {
  const found = new Set<Theme>()
  if (mateIn) found.add(`mate${mateIn}`)
  const position = readPosition(fen)
  for (const [index, name] of moves.entries()) {
    const move = legalMoves(position).find((one) => moveName(one) === name)!
    if (index % 2 === 1) for (const theme of themesOfMove(position, move, index === 1)) found.add(theme)
    makeMove(position, move)
  }
  if (mateIn) for (const theme of mateThemes(position)) found.add(theme)
  return THEMES.filter((theme) => found.has(theme))
}

function* themesOfMove(position: Position, move: number, isFirst: boolean): Generator<Theme> {
  const side = position.turn
  const moved = kindOf(position.board[fromOf(move)]!)
  const taken = kindOf(position.board[toOf(move)]!)
  const wasGuarded = attacks(position, otherSide(side), toOf(move))
  if (becomesOf(move)) yield 'promotion'
  if (flagOf(move) === PASSANT) yield 'passant'
  if (isFirst && taken && !wasGuarded) yield 'hanging'
  makeMove(position, move)
  const checked = inCheck(position)
  const checkers = checkersOf(position)
  if (checked && checkers.length > 1) yield 'double'
  if (checked && checkers.some((square) => square !== toOf(move))) yield 'discovered'
  if (wasGuarded && WORTH[moved]! - WORTH[taken]! >= 200) yield 'sacrifice'
  if (isForking(position, toOf(move), side)) yield 'fork'
  const line = lineThrough(position, toOf(move), side)
  if (line) yield line
  takeBack(position)
  if (isFirst && !checked && !taken && !becomesOf(move) && flagOf(move) !== PASSANT) yield 'quiet'
}

function checkersOf(position: Position): readonly number[] {
  const { turn } = position
  const king = kingOf(position, turn)
  position.turn = otherSide(turn)
  const from = new Set(
    looseMoves(position, true)
      .filter((move) => toOf(move) === king)
      .map(fromOf),
  )
  position.turn = turn
  return [...from]
}

/** One piece attacks two at once: the king, or pieces of higher value or without protection. */
function isForking(position: Position, from: number, side: Side): boolean {
  const { board, turn } = position
  const worth = WORTH[kindOf(board[from]!)]!
  if (attacks(position, turn, from) && !attacks(position, side, from)) return false
  position.turn = side
  const targets = new Set(
    looseMoves(position, true)
      .filter((move) => fromOf(move) === from)
      .map(toOf),
  )
  position.turn = turn
  const prizes = [...targets].filter((square) => {
    const piece = kindOf(board[square]!)
    if (piece === KING) return true
    return piece > 1 && (WORTH[piece]! > worth || !attacks(position, turn, square))
  })
  return prizes.length > 1
}

const STEPS: Readonly<Record<number, readonly number[]>> = {
  [BISHOP]: [17, 15, -17, -15],
  [ROOK]: [16, 1, -16, -1],
  [QUEEN]: [17, 15, -17, -15, 16, 1, -16, -1],
}

/** A piece in front of a better one is pinned; a better one in front is skewered. */
function lineThrough({ board }: Position, from: number, side: Side): 'pin' | 'skewer' | undefined {
  for (const step of STEPS[kindOf(board[from]!)] ?? []) {
    const [front, back] = firstTwo(board, from, step)
    if (!front || !back || sideOf(front) === side || sideOf(back) === side) continue
    const [one, other] = [valueOf(front), valueOf(back)]
    if (kindOf(front) !== 1 && one < other && kindOf(back) >= QUEEN) return 'pin'
    if (one > other && kindOf(front) >= QUEEN && kindOf(back) >= KNIGHT) return 'skewer'
  }
  return undefined
}

const valueOf = (piece: number) => (kindOf(piece) === KING ? 10_000 : WORTH[kindOf(piece)]!)

function firstTwo(board: Int8Array, from: number, step: number): readonly number[] {
  const found: number[] = []
  for (let at = from + step; !offBoard(at) && found.length < 2; at += step) {
    const piece = board[at]
    if (piece) found.push(piece)
  }
  return found
}

function* mateThemes(position: Position): Generator<Theme> {
  const { turn, board } = position
  const king = kingOf(position, turn)
  const home = turn === 0 ? 0 : 7
  const checkers = checkersOf(position)
  const around = [17, 15, -17, -15, 16, 1, -16, -1].map((step) => king + step).filter((at) => !offBoard(at))
  const isOwn = (at: number) => board[at]! !== 0 && sideOf(board[at]!) === turn
  const heavy = checkers.some((at) => kindOf(board[at]!) >= ROOK && rankOf(at) === home)
  const walled = around.filter((at) => rankOf(at) !== home).every((at) => isOwn(at))
  if (rankOf(king) === home && heavy && walled) yield 'backRank'
  const isKnight = checkers.length === 1 && kindOf(board[checkers[0]!]!) === KNIGHT
  if (isKnight && around.every((at) => isOwn(at))) yield 'smothered'
}
