import type { Box } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Move } from './move.ts'
import type { YardState } from './yard-state.ts'

/** Where a piece stands, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
  /** 1 where it is as large as the others. */
  readonly scale?: number
  /** Higher ones cover lower ones. */
  readonly z?: number
}

/** A part of the board that can be tapped; the code says which. */
export interface Target {
  readonly code: number
  readonly box: Box
}

/** Looks of a yard game. A tap names a whole move, or the first takes and the second gives. */
export interface YardLook {
  readonly taps: 1 | 2
  /** Height of a flight, in widths of a piece. */
  readonly hop: number
  /** Width of a piece, in pixels. */
  unit(size: StageSize, state: YardState): number
  /** Spots of all pieces by number, then of moving props; `undefined` for gone ones. */
  spots(size: StageSize, state: YardState): readonly (Spot | undefined)[]
  targets(size: StageSize, state: YardState): readonly Target[]
  /** What lies below the pieces. */
  ground(brush: Brush, size: StageSize, state: YardState): void
  /** A piece or prop, a hundred wide, about the origin. */
  piece(brush: Brush, index: number, state: YardState): void
  /** What a tap takes or gives, where that is not its code. */
  from?(state: YardState, code: number): number | undefined
  to?(state: YardState, code: number): number | undefined
  /** Codes of the taps that make a move, where they are not its numbers. */
  codesOf?(state: YardState, move: Move): readonly number[]
  /** Pieces that rise when this is taken. */
  lifted?(state: YardState, from: number): readonly number[]
}

/** What a tap means to the rules. */
export const fromOf = (look: YardLook, state: YardState, code: number) =>
  look.from ? look.from(state, code) : code
export const toOf = (look: YardLook, state: YardState, code: number) =>
  look.taps === 1 ? 0 : look.to ? look.to(state, code) : code

export const codesOf = (look: YardLook, state: YardState, move: Move): readonly number[] =>
  look.codesOf?.(state, move) ?? (look.taps === 1 ? [move[0]] : move)

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
