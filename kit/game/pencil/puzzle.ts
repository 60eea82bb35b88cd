import type { Board } from './board.ts'

/** Rules for the whole board. */
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

/** A printed clue; plain data, since it is part of a stored run. */
export interface Clue {
  readonly kind: ClueKind
  /** In the order in which the clue reads them. */
  readonly cells: readonly number[]
  readonly value?: number
  /** Sign beside the value, such as the operation of a cage. */
  readonly sign?: string
  /** Several numbers, such as the blocks of a nonogram row. */
  readonly values?: readonly number[]
  /** Printed outside the board, beside its first cell. */
  readonly edge?: Edge
}

export interface Puzzle extends Board {
  /** Values go from lowest to highest; shaded boards have 0 and 1. */
  readonly lowest: number
  readonly highest: number
  readonly rules: readonly BoardRule[]
  /** Rows and columns of a box, if the board has boxes. */
  readonly box?: readonly [number, number]
  readonly clues: readonly Clue[]
  /** -1 in cells that take no value. */
  readonly solution: readonly number[]
}

/** A board of marks instead of values: unmarked cells count as empty. */
export const isShaded = ({ lowest }: Pick<Puzzle, 'lowest'>) => lowest === 0

/** The values that a brush can paint; the dot of an empty cell is last. */
export function brushesOf({ lowest, highest }: Puzzle): number[] {
  const marks = Array.from({ length: highest }, (_, index) => index + 1)
  return lowest === 0 ? [...marks, 0] : marks
}
