import type { Random } from '#kit/random/random.ts'
import type { Move } from './move.ts'

export const YARDS = ['market', 'ferry', 'train', 'strings', 'crane', 'towers', 'pusher', 'wheel'] as const
export type YardGame = (typeof YARDS)[number]

/** An empty place of a lane whose places are fixed. */
export const HOLE = -1

/** A board of single pieces, for all games whose rules are in `*-yard.ts`. */
export interface YardState {
  readonly kind: 'yard'
  readonly game: YardGame
  /** Piece numbers lane by lane, from the inside to the mouth. Missing pieces are gone. */
  readonly lanes: readonly (readonly number[])[]
  /** What each piece looks like, by its number. */
  readonly looks: readonly number[]
  /** What else the game must know: rooms, an order that is wanted, whose turn it is. */
  readonly notes: readonly number[]
  readonly moves: number
  /** Moves of a good player. */
  readonly par: number
}

export type YardDeal = Pick<YardState, 'lanes' | 'looks' | 'notes'>

/** A part of a move that is seen by itself. */
export interface Stage {
  readonly kind: string
  readonly state: YardState
}

export interface Yard {
  /** A board of this level; `undefined` when the random numbers gave none worth playing. */
  deal(level: number, random: Random): YardDeal | undefined
  legal(state: YardState): readonly Move[]
  /** Parts of a legal move in order; the last is its result. */
  stages(state: YardState, move: Move): readonly Stage[]
  isWon(state: YardState): boolean
  /** Estimated moves to the end; 0 only when done. */
  away(state: YardState): number
  /** More haste finds a solution sooner, though not the shortest. */
  readonly haste?: number
  /** Boards of equal name have equal solutions. */
  nameOf(state: YardState): string
}

/** The board after a part of a move. */
export const changed = (
  state: YardState,
  lanes: YardState['lanes'],
  { cost = 0, notes = state.notes }: { readonly cost?: number; readonly notes?: readonly number[] } = {},
): YardState => ({ ...state, lanes, notes, moves: state.moves + cost })

/** Pieces as they look; holes stay holes. */
export const looksOf = ({ looks }: YardState, pieces: readonly number[]): readonly number[] =>
  pieces.map((piece) => looks[piece] ?? HOLE)

export const topOf = ({ lanes, looks }: YardState, lane: number): number | undefined => {
  const top = lanes[lane]?.at(-1)
  return top === undefined ? undefined : looks[top]
}

/** Every pair of two different lanes. */
export const pairs = (lanes: number): readonly Move[] =>
  Array.from({ length: lanes * lanes }, (_, pair): Move => [Math.floor(pair / lanes), pair % lanes]).filter(
    ([from, to]) => from !== to,
  )
