import { legalMoves } from '../moves.ts'
import { makeMove, takeBack, type Position } from '../position.ts'
import { openSearch, scoreMove } from '../search.ts'
import { matesBy, openProof, type Proof } from './mate.ts'

/** Score that the solution's first move must reach and all others stay below, in hundredths of a pawn. */
export const WINS = 200
export const STAYS_BELOW = 80
/** Search depth for moves of a puzzle without mate. */
export const TACTIC_DEPTH = 5
const MOST_POSITIONS = 3_000_000

/** Moves to mate, or `undefined` for other puzzles. */
export type MateIn = 1 | 2 | 3 | 4 | undefined

/** All moves that force mate within this many. */
export function matingMoves(proof: Proof, moves: number): readonly number[] {
  return legalMoves(proof.position).filter((move) => matesBy(proof, move, moves))
}

/** Whether this move alone wins, searched to `TACTIC_DEPTH`. */
export function isOnlyWin(position: Position, move: number, trail: readonly number[] = [position.key]) {
  const search = openSearch(position, MOST_POSITIONS, trail)
  const worth = scoreMove(search, move, TACTIC_DEPTH, WINS - 1)
  if (worth < WINS || search.stopped) return { holds: false, seen: search.nodes }
  const holds = legalMoves(position).every(
    (other) => other === move || scoreMove(search, other, TACTIC_DEPTH, STAYS_BELOW) <= STAYS_BELOW,
  )
  return { holds: holds && !search.stopped, seen: search.nodes }
}

/**
 * Proves a puzzle: `line` alternates solver and reply, and each move of the solver must be the only one that
 * mates in time or the only one that wins. Returns the positions searched; below one for a failure.
 */
export function provePuzzle(position: Position, line: readonly number[], mateIn: MateIn): number {
  let seen = 0
  let holds = true
  let made = 0
  for (const [index, move] of line.entries()) {
    if (index % 2 === 0) {
      if (mateIn) {
        const proof = openProof(position)
        const mating = matingMoves(proof, mateIn - index / 2)
        seen += proof.seen
        // Several moves may mate at the end, unless the puzzle has a single move.
        const isLast = index > 0 && index === line.length - 1
        holds &&= isLast ? mating.includes(move) : mating.length === 1 && mating[0] === move
      } else {
        const found = isOnlyWin(position, move)
        seen += found.seen
        holds &&= found.holds
      }
    }
    if (!legalMoves(position).includes(move)) {
      holds = false
      break
    }
    makeMove(position, move)
    made++
  }
  while (made-- > 0) takeBack(position)
  return holds ? seen : 0
}
