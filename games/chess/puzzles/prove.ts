import { legalMoves } from '../moves.ts'
import { makeMove, takeBack, type Position } from '../position.ts'
import { openSearch, scoreMove } from '../search.ts'
import { matesBy, openProof, type Proof } from './mate.ts'

/** What the first move of a solution must reach, and every other must stay below, in hundredths of a pawn. */
export const WINS = 200
export const STAYS_BELOW = 80
/** How deep moves are judged in a puzzle without a mate. */
export const TACTIC_DEPTH = 5
const MOST_POSITIONS = 3_000_000

/** How many moves of the solver mates within, or nothing where it is a puzzle of another kind. */
export type MateIn = 1 | 2 | 3 | 4 | undefined

/** The moves that mate within so many; all of them are looked at. */
export function matingMoves(proof: Proof, moves: number): readonly number[] {
  return legalMoves(proof.position).filter((move) => matesBy(proof, move, moves))
}

/** Whether this move wins and no other does, as deep as `TACTIC_DEPTH` sees. */
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
 * Proves a puzzle: `line` is the solver's move, the reply, the solver's next and so on. Each move of the solver is the only
 * one that mates in time, or the only one that wins. Says how many positions that took; fewer than one where it fails.
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
        // The last move may be any that mates, except where it is the only one of the puzzle.
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
