import type { Board } from '#kit/game/pencil/board.ts'

export type RegionKind =
  | 'plots'
  | 'mats'
  | 'winds'
  | 'dominoes'
  | 'galaxies'
  | 'trios'
  | 'corners'
  | 'sizes'
  | 'tens'
  | 'links'
  | 'pentos'
  | 'tetros'
  | FurtherKind
  | LateKind

/** Kinds of `further-kinds.ts`. */
export type FurtherKind =
  | 'planks'
  | 'squares'
  | 'runs'
  | 'halves'
  | 'elbows'
  | 'rims'
  | 'doubles'
  | 'butterflies'

/** Kinds of `late-kinds.ts`. */
export type LateKind = 'sums' | 'boots' | 'frames' | 'days'

/** A printed clue; plain data, since it is part of a saved run. */
export interface Clue {
  /** `wall` keeps the cells `at` and `to` apart; everything else is printed on its place. */
  readonly kind: 'print' | 'wall'
  /** A cell; for galaxies a place on a grid of double resolution, row by row. */
  readonly at: number
  readonly value?: number
  readonly sign?: string
  readonly to?: number
}

export interface Puzzle extends Board {
  readonly kind: RegionKind
  readonly clues: readonly Clue[]
  /** The areas, each with its cells ascending. */
  readonly solution: readonly (readonly number[])[]
}

/** An area that may lie on the board. */
export interface Piece {
  /** Ascending. */
  readonly cells: readonly number[]
  /** Where the arms of a cross or a corner meet. */
  readonly at?: number
  /** The two ends of a path. */
  readonly ends?: readonly [number, number]
}

/** Both halves of every place of a galaxy's centre. */
export const fineColumns = ({ columns }: Board) => 2 * columns - 1
