import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import type { Board } from './boards.ts'
import { dealAgain, dealBoard, isFree, type Deal, type Pair } from './deal.ts'
import { kindOf, suitOf, type Face, type Suit } from './tiles.ts'

export interface MahjongState {
  /** Face by place; -1 where the tile is gone. */
  readonly faces: readonly Face[]
  readonly score: number
  /** Consecutive pairs of one suit. */
  readonly streak: number
  readonly suit: Suit | undefined
  readonly shuffles: number
}

/** A pair of places, or a redeal once no pair is free. */
export type MahjongInput = Pair | 'shuffle'

/** Points of a pair by how many of its suit were taken in a row, itself included. */
export const PAIR_POINTS = [0, 10, 30, 60, 100, 150, 200] as const
const LONGEST_STREAK = PAIR_POINTS.length - 1
export const SHUFFLE_COST = 100
export const CLEAR_POINTS = 250

const standsIn = (faces: readonly Face[]) => (place: number) => faces[place]! >= 0

/** Places of all tiles that may be taken. */
export function freePlaces(board: Board, faces: readonly Face[]): readonly number[] {
  const stands = standsIn(faces)
  return faces.flatMap((face, place) => (face >= 0 && isFree(board, stands, place) ? [place] : []))
}

/** Every pair of free tiles of one kind. */
export function freePairs(board: Board, faces: readonly Face[]): readonly Pair[] {
  const free = freePlaces(board, faces)
  return free.flatMap((first, index) =>
    free
      .slice(index + 1)
      .flatMap((second) =>
        kindOf(faces[first]!) === kindOf(faces[second]!) ? [[first, second] as const] : [],
      ),
  )
}

export const pairsLeft = (state: MahjongState) => state.faces.filter((face) => face >= 0).length / 2

/** Shared by the game and the proof that the deal can be cleared. */
export const dealOf = (board: Board, seed: number): Deal =>
  dealBoard(board, seededRandom(hash32(`mahjong:${board.id}:${seed}`)))

export function mahjongRules(board: Board, seed: number): TurnRules<MahjongState, MahjongInput> {
  return {
    start: () => ({
      faces: dealOf(board, seed).faces,
      score: 0,
      streak: 0,
      suit: undefined,
      shuffles: 0,
    }),
    step(state, input, random) {
      if (input !== 'shuffle') return take(board, state, input)
      if (freePairs(board, state.faces).length > 0) return { state, events: [] }
      const { faces } = dealAgain(board, state.faces, random)
      const score = Math.max(0, state.score - SHUFFLE_COST)
      return {
        state: { faces, score, streak: 0, suit: undefined, shuffles: state.shuffles + 1 },
        events: [{ kind: 'shuffle', amount: score - state.score }],
      }
    },
    legal(state) {
      const pairs = freePairs(board, state.faces)
      return pairs.length > 0 ? pairs : ['shuffle']
    },
    status: (state) => (pairsLeft(state) === 0 ? 'won' : 'playing'),
    score: (state) => state.score,
    progress: (state) => 1 - (2 * pairsLeft(state)) / board.places.length,
  }
}

function take(board: Board, state: MahjongState, [first, second]: Pair) {
  const { faces } = state
  const stands = standsIn(faces)
  const mayTake =
    first !== second &&
    stands(first) &&
    stands(second) &&
    kindOf(faces[first]!) === kindOf(faces[second]!) &&
    isFree(board, stands, first) &&
    isFree(board, stands, second)
  if (!mayTake) return { state, events: [] }
  const suit = suitOf(faces[first]!)
  const streak = suit === state.suit ? Math.min(LONGEST_STREAK, state.streak + 1) : 1
  const left = faces.map((face, place) => (place === first || place === second ? -1 : face))
  const cleared = left.every((face) => face < 0)
  const amount = PAIR_POINTS[streak]!
  const events: SimEvent[] = [{ kind: 'pair', x: first, y: second, amount }]
  if (streak > 1) events.push({ kind: 'streak', amount: streak })
  if (cleared) events.push({ kind: 'clear', amount: CLEAR_POINTS })
  else if (freePairs(board, left).length === 0) events.push({ kind: 'stuck' })
  const score = state.score + amount + (cleared ? CLEAR_POINTS : 0)
  // Written in a fixed order: a save omits the suit of a new run, and equal states must serialise alike.
  return { state: { faces: left, score, streak, suit, shuffles: state.shuffles }, events }
}
