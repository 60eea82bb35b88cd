import { inCheck, legalMoves } from '../moves.ts'
import { letterOf, moveName, readPosition, squareName, START } from '../notation.ts'
import {
  becomesOf,
  CASTLE,
  fileOf,
  flagOf,
  fromOf,
  kindOf,
  makeMove,
  PASSANT,
  PAWN,
  rankOf,
  takeBack,
  toOf,
  type Position,
} from '../position.ts'

const FIGURES: Readonly<Record<string, string>> = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' }

const letterOfKind = (kind: number) => letterOf(kind).toUpperCase()

/** A legal move in standard notation: `Nf3`, `exd5`, `O-O`, `e8=Q+`. */
export function sanOf(position: Position, move: number): string {
  const written =
    flagOf(move) === CASTLE ? (fileOf(toOf(move)) === 6 ? 'O-O' : 'O-O-O') : stepOf(position, move)
  makeMove(position, move)
  const mark = inCheck(position) ? (legalMoves(position).length === 0 ? '#' : '+') : ''
  takeBack(position)
  return written + mark
}

function stepOf(position: Position, move: number): string {
  const [from, to] = [fromOf(move), toOf(move)]
  const kind = kindOf(position.board[from]!)
  const takes = position.board[to] !== 0 || flagOf(move) === PASSANT ? 'x' : ''
  if (kind === PAWN) {
    const becomes = becomesOf(move) ? `=${letterOfKind(becomesOf(move))}` : ''
    return (takes ? squareName(from)[0]! : '') + takes + squareName(to) + becomes
  }
  const rivals = legalMoves(position).filter(
    (other) =>
      toOf(other) === to && fromOf(other) !== from && position.board[fromOf(other)] === position.board[from],
  )
  return letterOfKind(kind) + whichOne(from, rivals.map(fromOf)) + takes + squareName(to)
}

/** The shortest disambiguation of the origin square. */
function whichOne(from: number, others: readonly number[]): string {
  if (others.length === 0) return ''
  const name = squareName(from)
  if (others.every((other) => fileOf(other) !== fileOf(from))) return name[0]!
  return others.every((other) => rankOf(other) !== rankOf(from)) ? name[1]! : name
}

const bare = (san: string) =>
  san
    .replace(/[+#!?]+$/, '')
    .replace('=', '')
    .replaceAll('0', 'O')

/** The legal move of a text: `Nf3`, `O-O`, `e8=Q`, `exd8Q`, also `e2e4` and superfluous origin squares. */
export function moveOfSan(position: Position, text: string): number | undefined {
  const wanted = bare(text)
  if (wanted === '') return undefined
  const legal = legalMoves(position)
  const plain = legal.find(
    (move) => moveName(move) === wanted.toLowerCase() || bare(sanOf(position, move)) === wanted,
  )
  if (plain !== undefined) return plain
  const parts = /^([KQRBN]?)([a-h]?[1-8]?)[x-]?([a-h][1-8])([QRBN]?)$/.exec(wanted)
  if (!parts) return undefined
  const [, kind = '', origin = '', to = '', becomes = ''] = parts
  const fitting = legal.filter((move) => {
    const from = squareName(fromOf(move))
    const own = kindOf(position.board[fromOf(move)]!)
    return (
      squareName(toOf(move)) === to &&
      (own === PAWN ? '' : letterOfKind(own)) === kind &&
      [...origin].every((mark) => from.includes(mark)) &&
      (becomesOf(move) ? letterOfKind(becomesOf(move)) : '') === becomes
    )
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

/** All moves of a game in standard notation. */
export function writtenMoves(moves: readonly string[], start = START): readonly string[] {
  const position = readPosition(start)
  return moves.map((name) => {
    const move = legalMoves(position).find((one) => moveName(one) === name)!
    const san = sanOf(position, move)
    makeMove(position, move)
    return san
  })
}

/** Replaces letters by piece figures, which read alike in every language. */
export const figurine = (san: string) => san.replace(/[KQRBN]/g, (letter) => FIGURES[letter]! + '\uFE0E')
