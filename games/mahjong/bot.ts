import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { Board } from './boards.ts'
import { leftAfterLuck, type Pair } from './deal.ts'
import { freePairs, type MahjongInput, type MahjongState } from './rules.ts'
import { suitOf } from './tiles.ts'

/** Random games behind each candidate, by strength. */
const PLAYOUTS = [0, 2, 4] as const
const MOST_CANDIDATES = 12
/** Weight of a streak's step, in tiles left at the end. */
const STREAK_WORTH = 5
const NEXT_WORTH = 2

/** The pair after which random play clears most; among equals one that keeps the streak. */
export function chooseMove(
  board: Board,
  state: MahjongState,
  random: Random,
  strength: 0 | 1 | 2,
): MahjongInput {
  const pairs = freePairs(board, state.faces)
  if (pairs.length === 0) return 'shuffle'
  if (strength === 0) return pickOne(pairs, random)
  const judged = shuffled(pairs, random)
    .sort(
      (a, b) =>
        Number(suitOf(state.faces[b[0]]!) === state.suit) - Number(suitOf(state.faces[a[0]]!) === state.suit),
    )
    .slice(0, MOST_CANDIDATES)
    .map((pair) => ({ pair, worth: worthOf(board, state, pair, random, PLAYOUTS[strength]) }))
  return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).pair
}

function worthOf(board: Board, state: MahjongState, pair: Pair, random: Random, playouts: number): number {
  const after = state.faces.map((face, place) => (pair.includes(place) ? -1 : face))
  let worst = 0
  let total = 0
  for (let game = 0; game < playouts; game++) {
    const left = leftAfterLuck(board, after, (faces) => freePairs(board, faces), random)
    worst = Math.max(worst, left)
    total += left
  }
  const suit = suitOf(state.faces[pair[0]]!)
  const keepsStreak = suit === state.suit ? STREAK_WORTH : 0
  const goesOn = freePairs(board, after).some(([place]) => suitOf(after[place]!) === suit) ? NEXT_WORTH : 0
  return keepsStreak + goesOn - total / playouts - worst / 10
}
