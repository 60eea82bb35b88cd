import { chooseReply, type Strength } from '../engine.ts'
import { inCheck, legalMoves } from '../moves.ts'
import { moveName, readPosition, START, writePosition } from '../notation.ts'
import { makeMove, takeBack, type Position } from '../position.ts'
import { MATE } from '../mate-scores.ts'
import { findBest } from '../search.ts'
import { isSpent, matesBy, openProof, type Proof } from './mate.ts'
import { isOnlyWin, matingMoves, type MateIn } from './prove.ts'

/** A puzzle as found: the position before the other side's last move, that move, and the solution. */
export interface Found {
  readonly fen: string
  /** The other side's move, then alternating solver and reply. */
  readonly moves: readonly string[]
  readonly mateIn: MateIn
  /** Positions searched by the proof. */
  readonly seen: number
}

const GLANCE = { depth: 3, nodes: 5_000 }
const REPLY = { depth: 5, nodes: 40_000 }
const MATE_SCORE = MATE - 64
const JUMP = 190
const EVEN = 110
const LONGEST_GAME = 140
const MOST_POSITIONS = [0, 10_000, 200_000, 1_500_000, 4_000_000] as const
const LONGEST_TACTIC = 4

/** Plays a game between two levels and yields positions in which one of them blundered. */
export function* puzzlesOfGame(seed: number, levels: readonly [Strength, Strength]): Generator<Found> {
  const position = readPosition(START)
  const moves: string[] = []
  const trail = [position.key]
  let expected = 0
  for (let ply = 0; ply < LONGEST_GAME; ply++) {
    const fen = writePosition(position)
    const name = chooseReply({
      fen,
      moves,
      trail,
      strength: levels[ply % 2 ? 1 : 0],
      seed: seed * 2 + (ply % 2),
    })
    if (name === undefined) return
    const move = legalMoves(position).find((one) => moveName(one) === name)!
    makeMove(position, move)
    moves.push(name)
    if (position.halfmoves === 0) trail.length = 0
    trail.push(position.key)
    if (legalMoves(position).length === 0 || position.halfmoves > 40) return
    const score = ply < 8 ? 0 : findBest(position, GLANCE, trail).score
    // Score that the side to move could expect before the opponent's move.
    const hoped = -expected
    expected = score
    const found = ply < 8 ? undefined : puzzleOf(position, score, hoped)
    if (found) yield { ...found, fen, moves: [name, ...found.moves] }
  }
}

type Solved = Pick<Found, 'moves' | 'mateIn' | 'seen'>

function puzzleOf(position: Position, score: number, hoped: number): Solved | undefined {
  if (legalMoves(position).length < 4) return undefined
  if (score > MATE_SCORE && hoped < MATE_SCORE) return mateOf(position, score)
  if (score >= JUMP && score < MATE_SCORE && hoped <= EVEN) return tacticOf(position)
  return undefined
}

function mateOf(position: Position, score: number): Solved | undefined {
  const n = Math.ceil((MATE - score) / 2)
  if (n < 1 || n > 4) return undefined
  const proof = openProof(position, MOST_POSITIONS[n])
  for (let shorter = 1; shorter < n; shorter++)
    if (legalMoves(position).some((move) => matesBy(proof, move, shorter))) return undefined
  const mating = matingMoves(proof, n)
  const line = mating.length === 1 ? mateLine(proof, mating[0]!, n) : undefined
  return line && !isSpent(proof)
    ? { moves: line.map(moveName), mateIn: n as MateIn, seen: proof.seen }
    : undefined
}

/** Continues with a longest defence that leaves the solver a single move. */
function mateLine(proof: Proof, move: number, n: number): readonly number[] | undefined {
  const { position } = proof
  if (n === 1) return [move]
  makeMove(position, move)
  let line: readonly number[] | undefined
  for (const reply of legalMoves(position)) {
    makeMove(position, reply)
    const lasts = n === 2 || !legalMoves(position).some((one) => matesBy(proof, one, n - 2))
    const mating = lasts ? matingMoves(proof, n - 1) : []
    const isSingle = mating.length === 1 || (n === 2 && mating.length > 0)
    const rest = isSingle ? mateLine(proof, mating[0]!, n - 1) : undefined
    takeBack(position)
    if (!rest) continue
    line = [move, reply, ...rest]
    break
  }
  takeBack(position)
  return line
}

function tacticOf(position: Position): Solved | undefined {
  const line: number[] = []
  let seen = 0
  for (let turn = 0; turn < LONGEST_TACTIC; turn++) {
    const best = findBest(position, REPLY, [position.key])
    const proof = best.move ? isOnlyWin(position, best.move) : undefined
    if (!proof?.holds) break
    seen += proof.seen
    line.push(best.move)
    makeMove(position, best.move)
    const replies = legalMoves(position)
    if (replies.length === 0) break
    const reply = findBest(position, REPLY, [position.key])
    seen += reply.nodes
    line.push(reply.move)
    makeMove(position, reply.move)
  }
  for (const _ of line) takeBack(position)
  if (line.length % 2 === 0) line.pop()
  if (line.length === 1 && isPlainCapture(position, line[0]!)) return undefined
  return line.length > 0 ? { moves: line.map(moveName), mateIn: undefined, seen } : undefined
}

/** Taking a hanging piece is no puzzle. */
function isPlainCapture(position: Position, move: number): boolean {
  return position.board[(move >> 7) & 0x7f] !== 0 || inCheck(position)
}
