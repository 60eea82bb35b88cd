import { inCheck, legalMoves } from '../moves.ts'
import { moveName, readPosition, writePosition } from '../notation.ts'
import { makeMove, toOf } from '../position.ts'
import { findBest } from '../search.ts'
import { LEAST_RATING, RATING_STEP, type Puzzle } from './pack.ts'

const DEEPEST = 6
const NODES = 40_000
/** Rating added per ply of depth, per further move, and for a quiet first move. */
const PER_PLY = 130
const PER_MOVE = 170
const QUIET = 180
const MOST_STEPS = 63

/** Search depth from which the engine finds the solution's first move and keeps it. */
function depthOf(fen: string, name: string): number {
  let needed = DEEPEST + 1
  for (let depth = DEEPEST; depth >= 1; depth--) {
    const position = readPosition(fen)
    const { move } = findBest(position, { depth, nodes: NODES }, [position.key])
    if (move === 0 || moveName(move) !== name) break
    needed = depth
  }
  return needed
}

/** Difficulty by search depth, length, and whether the first move is quiet. */
export function ratingOf({ fen, moves }: Pick<Puzzle, 'fen' | 'moves'>): number {
  const position = readPosition(fen)
  const move = (name: string) => legalMoves(position).find((one) => moveName(one) === name)!
  makeMove(position, move(moves[0]!))
  const first = move(moves[1]!)
  const start = writePosition(position)
  const takes = position.board[toOf(first)] !== 0
  makeMove(position, first)
  const isQuiet = !takes && !inCheck(position)
  const further = Math.floor(moves.length / 2) - 1
  const depth = depthOf(start, moves[1]!)
  const steps = ((depth - 1) * PER_PLY + further * PER_MOVE + (isQuiet ? QUIET : 0)) / RATING_STEP
  return LEAST_RATING + Math.min(MOST_STEPS, Math.round(steps)) * RATING_STEP
}
