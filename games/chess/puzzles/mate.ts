import { inCheck, legalMoves } from '../moves.ts'
import { makeMove, takeBack, type Position } from '../position.ts'

/** A proof that counts and memorises positions. */
export interface Proof {
  readonly position: Position
  /** Limit of positions; a proof that needs more proves nothing. */
  readonly most: number
  seen: number
  readonly known: Map<string, boolean>
}

export const openProof = (position: Position, most = Infinity): Proof => ({
  position,
  most,
  seen: 0,
  known: new Map(),
})

/** Whether the proof ran out of its limit: then nothing is proved. */
export const isSpent = ({ seen, most }: Proof) => seen > most

/** Whether the side to move can force mate within this many of its moves. */
export function mates(proof: Proof, moves: number): boolean {
  const { position, known } = proof
  const name = `${position.key},${position.check},${moves}`
  const before = known.get(name)
  if (before !== undefined) return before
  if (isSpent(proof)) return false
  const mating = orderedMoves(proof, moves).some((move) => matesBy(proof, move, moves))
  known.set(name, mating)
  return mating
}

/** Whether this move starts a forced mate within this many moves, itself included. */
export function matesBy(proof: Proof, move: number, moves: number): boolean {
  const { position } = proof
  proof.seen++
  makeMove(position, move)
  const mated = isLost(proof, moves - 1)
  takeBack(position)
  return mated
}

/** Whether the side to move is mated within this many further moves of the other. */
function isLost(proof: Proof, moves: number): boolean {
  const { position } = proof
  const checked = inCheck(position)
  if (moves === 0 && !checked) return false
  const replies = legalMoves(position)
  if (replies.length === 0) return checked
  if (moves === 0) return false
  return replies.every((reply) => {
    proof.seen++
    makeMove(position, reply)
    const mated = mates(proof, moves)
    takeBack(position)
    return mated
  })
}

/** Checks first: the last move of a mate is always one. */
function orderedMoves({ position }: Proof, moves: number): readonly number[] {
  const checks: number[] = []
  const others: number[] = []
  for (const move of legalMoves(position)) {
    makeMove(position, move)
    const isCheck = inCheck(position)
    takeBack(position)
    if (isCheck) checks.push(move)
    else if (moves > 1) others.push(move)
  }
  return [...checks, ...others]
}
