import { COMMON, hasRoot, layMove, NONE, type DominoState, type Twist } from './state.ts'
import { has, highOf, isDouble, isMatador, lowOf, otherHalf, type Tile } from './tiles.ts'

/** The half at which an arm continues. */
export function endOf({ root, arms }: DominoState, arm: number): number {
  return arms[arm]!.at(-1)?.outer ?? (arm === 0 ? lowOf(root) : highOf(root))
}

const isFree = ({ arms }: DominoState, arm: number) => arms[arm]!.length === 0

/** Arms open to the current seat. */
export function armsOf({ shape }: Twist, state: DominoState): readonly number[] {
  if (!hasRoot(state)) return []
  if (shape === 'line') return [0, 1]
  // The double in the middle gets its two long sides first.
  if (shape === 'spinner') return isFree(state, 0) || isFree(state, 1) ? [0, 1] : [0, 1, 2, 3]
  if (shape === 'cross') {
    const free = [0, 1, 2, 3].filter((arm) => isFree(state, arm))
    return free.length > 0 ? free : [0, 1, 2, 3]
  }
  if (state.owed !== NONE) return [state.owed]
  const trains = [...state.hands.keys()].filter((seat) => seat === state.speaker || state.open[seat]!)
  return [...trains, COMMON]
}

/** Halves that may face outwards at an end; none where the tile does not fit. */
export function outersOf({ meets }: Twist, tile: Tile, end: number): readonly number[] {
  if (meets === 'same') return has(tile, end) ? [otherHalf(tile, end)] : []
  if (isMatador(tile)) return isDouble(tile) ? [lowOf(tile)] : [lowOf(tile), highOf(tile)]
  // A blank end needs a seven, which only matadors have.
  return has(tile, 7 - end) ? [otherHalf(tile, 7 - end)] : []
}

/** All ways to lay a tile of the hand. */
export function laysOf(twist: Twist, state: DominoState): readonly number[] {
  const hand = state.hands[state.speaker]!
  if (!hasRoot(state)) return hand.map((tile) => layMove(tile, 0, lowOf(tile)))
  const ends = armsOf(twist, state).map((arm) => ({ arm, end: endOf(state, arm) }))
  return hand.flatMap((tile) =>
    ends.flatMap(({ arm, end }) => outersOf(twist, tile, end).map((outer) => layMove(tile, arm, outer))),
  )
}

/** Bits of the halves that would fit now. */
export function wantedBits(twist: Twist, state: DominoState): number {
  return armsOf(twist, state).reduce((bits, arm) => {
    const end = endOf(state, arm)
    return bits | (1 << (twist.meets === 'same' ? end : 7 - end))
  }, 0)
}

/** Pips of an end: a double lies across and counts both halves. */
function countAt(state: DominoState, arm: number): number {
  const last = state.arms[arm]!.at(-1)
  if (last) return isDouble(last.tile) ? 2 * last.outer : last.outer
  return endOf(state, arm)
}

/** Sum of all open ends; the double in the middle counts until both its long sides are used. */
export function sumOfEnds(state: DominoState): number {
  const used = [0, 1, 2, 3].filter((arm) => !isFree(state, arm))
  const sides = used.reduce((sum, arm) => sum + countAt(state, arm), 0)
  const isOpen = isFree(state, 0) || isFree(state, 1)
  return sides + (isOpen ? lowOf(state.root) + highOf(state.root) : 0)
}

/** Points of a move that has just been made. */
export function pointsNow({ pays }: Twist, state: DominoState): number {
  if (pays === 'fives') return sumOfEnds(state) % 5 === 0 ? sumOfEnds(state) : 0
  if (pays === 'rest' || endOf(state, 0) !== endOf(state, 1)) return 0
  const lasts = [0, 1].map((arm) => state.arms[arm]!.at(-1)?.tile ?? state.root)
  return lasts.some(isDouble) ? 3 : 2
}
