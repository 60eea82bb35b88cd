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

/** One thing printed on the board: plain data, so that it travels in a saved run. */
export interface Clue {
  /** `wall` keeps the cells `at` and `to` apart; everything else is printed on its place. */
  readonly kind: 'print' | 'wall'
  /** A cell; for galaxies a place on a grid twice as fine, row by row. */
  readonly at: number
  readonly value?: number
  readonly sign?: string
  readonly to?: number
}

export interface Puzzle extends Board {
  readonly kind: RegionKind
  readonly clues: readonly Clue[]
  /** The areas, each with its cells rising. */
  readonly solution: readonly (readonly number[])[]
}

/** An area that may lie on the board. */
export interface Piece {
  /** Rising. */
  readonly cells: readonly number[]
  /** Where the arms of a cross or a corner meet. */
  readonly at?: number
  /** The two ends of a path. */
  readonly ends?: readonly [number, number]
}

/** Both halves of every place of a galaxy's centre. */
export const fineColumns = ({ columns }: Board) => 2 * columns - 1
