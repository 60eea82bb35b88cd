import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'

/** 0 moves first. */
export type Seat = 0 | 1
export type MoveName = number | string

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** The result of a game; a draw has no winner. */
export interface Ending {
  readonly winner: Seat | undefined
}

/** A game for two as pure functions over a plain, JSON-shaped position that is never mutated. */
export interface DuelRules<Position, Move extends MoveName> {
  /** `isFar`: later throws are part of the moves, made by somebody else. */
  start(random: Random, isFar?: boolean): Position
  turn(position: Position): Seat
  /** Every legal move; never empty before the end. */
  moves(position: Position): readonly Move[]
  play(position: Position, move: Move): Position
  /** Asked at every node of a search, so it must be cheap: keep the result in the position. */
  ending(position: Position): Ending | undefined
  events(before: Position, move: Move, after: Position): readonly SimEvent[]
  /** Points of each seat, in games with points. */
  points?(position: Position): readonly [number, number]
  /** What a seat's score is based on, if not on its points. */
  earned?(position: Position): readonly [number, number]
  /** Whether the other seat had to pass after this move. */
  passed?(before: Position, after: Position): boolean
  /** A legal move with its throws appended, for games with throws: made by whoever judges a remote game. */
  tell?(position: Position, move: Move, random: Random): Move
  /** Moves of a typical game, for the progress. */
  readonly usualLength: number
}
