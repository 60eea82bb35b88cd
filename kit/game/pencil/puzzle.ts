import type { Board } from './board.ts'

/** Rules that hold on the whole board. */
export type BoardRule =
  | 'rows'
  | 'columns'
  | 'boxes'
  | 'diagonals'
  | 'windows'
  | 'centres'
  | 'knight'
  | 'king'
  | 'apart'
  | 'untouched'
  | 'touching-differ'
  | 'halves'
  | 'no-three'
  | 'one-a-line'
  | 'no-neighbours'
  | 'empty-connected'
  | 'twos'
  | 'ripple'
  | 'letters'
  | 'corners-apart'
  | 'poles-apart'

/** What a clue means. */
export type ClueKind =
  | 'given'
  | 'region'
  | 'run-of-values'
  | 'cage'
  | 'calculation'
  | 'more'
  | 'dot'
  | 'no-dot'
  | 'parity'
  | 'thermometer'
  | 'arrow'
  | 'between'
  | 'pair-sum'
  | 'mirror'
  | 'sight'
  | 'first'
  | 'frame-sum'
  | 'circle'
  | 'kakuro'
  | 'street'
  | 'count'
  | 'tree'
  | 'wall'
  | 'near'
  | 'mine'
  | 'stars'
  | 'number'
  | 'same-numbers'
  | 'tank'
  | 'tube'
  | 'room'
  | 'weights'
  | 'magnet'
  | 'poles'
  | 'picture-line'
  | 'span'
  | 'corridor'
  | 'barren'

export type Edge = 'left' | 'top' | 'right' | 'bottom'

/** A printed clue; plain data, since it is part of a saved run. */
export interface Clue {
  readonly kind: ClueKind
  /** In the order the clue reads them. */
  readonly cells: readonly number[]
  readonly value?: number
  /** A sign beside the value, e.g. the operation of a cage. */
  readonly sign?: string
  /** Several numbers, e.g. the blocks of a picture line. */
  readonly values?: readonly number[]
  /** Printed outside the board, beside its first cell. */
  readonly edge?: Edge
}

export interface Puzzle extends Board {
  /** Values go from the lowest to the highest; boards to be shaded have 0 and 1. */
  readonly lowest: number
  readonly highest: number
  readonly rules: readonly BoardRule[]
  /** Rows and columns of a box, where there are boxes. */
  readonly box?: readonly [number, number]
  readonly clues: readonly Clue[]
  /** -1 in cells that take no value. */
  readonly solution: readonly number[]
}

/** A board on which cells are marked instead of written into: what is not marked counts as empty. */
export const isShaded = ({ lowest }: Pick<Puzzle, 'lowest'>) => lowest === 0

/** The values a board is painted with; the dot of an empty cell is the last brush. */
export function brushesOf({ lowest, highest }: Puzzle): number[] {
  const marks = Array.from({ length: highest }, (_, index) => index + 1)
  return lowest === 0 ? [...marks, 0] : marks
}
