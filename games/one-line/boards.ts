/** The rule of a board. */
export type RuleName =
  | 'fill'
  | 'figure'
  | 'knight'
  | 'dots'
  | 'hex'
  | 'glide'
  | 'leap'
  | 'twin'
  | 'beads'
  | 'double'
  | 'weave'
  | 'zigzag'
  | 'cart'
  | 'hopscotch'
  | 'stairs'
  | 'oneway'
  | 'locks'
  | 'ink'
  | 'stride'
  | 'streets'
  | 'tones'
  | 'floes'

export interface Spot {
  /** Centre of the place; neighbours are about 1 apart. */
  readonly x: number
  readonly y: number
}

/** A level; places are numbered row by row. */
export interface Board {
  readonly rule: RuleName
  readonly columns: number
  readonly rows: number
  /** Required visits of each place; 0 where there is none. */
  readonly needs: readonly number[]
  /**
   * A number of each place, 0 where it has none: its turn, its bead, its leap, its height, its arrow (1 up, 2 right …), its ink;
   * a key is above 0 and its lock as much below. In a figure of two tones: the tone of each line, 1 or 2.
   */
  readonly marks: readonly number[]
  /** Lines of a figure, the smaller end first; a one-way street from its start. */
  readonly edges: readonly (readonly [number, number])[]
  /** A solution from its start. */
  readonly walk: readonly number[]
}

/** Lines between points instead of tiles. */
export const isFigure = (rule: RuleName) => rule === 'figure' || rule === 'streets' || rule === 'tones'
export const isHex = (rule: RuleName) => rule === 'hex' || rule === 'floes'
/** Ice: the line slides on until something stops it. */
export const isIce = (rule: RuleName) => rule === 'glide' || rule === 'floes'
/** The line leaps from place to place and touches nothing between. */
export const isLeaping = (rule: RuleName) => rule === 'knight' || rule === 'leap' || rule === 'stride'

const ROW_HEIGHT = Math.sqrt(3) / 2

export const placeAt = (columns: number, rows: number, x: number, y: number) =>
  x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x

/** Every second row of a honeycomb stands half a cell to the right. */
export const spotOf = ({ rule, columns }: Pick<Board, 'rule' | 'columns'>, place: number): Spot => {
  const [x, y] = [place % columns, Math.floor(place / columns)]
  return isHex(rule) ? { x: x + 0.5 + (y % 2) / 2, y: 0.58 + y * ROW_HEIGHT } : { x: x + 0.5, y: y + 0.5 }
}

export const sizeOf = ({ rule, columns, rows }: Pick<Board, 'rule' | 'columns' | 'rows'>) =>
  isHex(rule)
    ? { width: columns + 0.5, height: (rows - 1) * ROW_HEIGHT + 1.16 }
    : { width: columns, height: rows }

/** The place mirrored at the board's centre. */
export const opposite = ({ columns, rows }: Pick<Board, 'columns' | 'rows'>, place: number) =>
  columns * rows - 1 - place

/** Rules with more directions than arrow keys. */
export const MANY_WAYS: ReadonlySet<RuleName> = new Set<RuleName>([
  'knight',
  'hex',
  'figure',
  'weave',
  'hopscotch',
  'streets',
  'tones',
  'floes',
])

export type Way = readonly [dx: number, dy: number]

export const STRAIGHT: readonly Way[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const HORSE: readonly Way[] = [
  [1, -2],
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
]
const EIGHT: readonly Way[] = [...STRAIGHT, [1, -1], [1, 1], [-1, 1], [-1, -1]]
/** From the upper right round to the upper left, in even and in odd rows. */
const SIX: readonly (readonly Way[])[] = [
  [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ],
  [
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
]

/** The places one step away under a rule of single steps; `steps` have been made before. */
export function around(
  { rule, columns, rows }: Pick<Board, 'rule' | 'columns' | 'rows'>,
  place: number,
  steps: number,
) {
  const [x, y] = [place % columns, Math.floor(place / columns)]
  // Strides alternate between short and long.
  const far = rule === 'stride' ? 1 + (steps % 2) : 1
  return waysOf(rule, y)
    .map(([dx, dy]) => placeAt(columns, rows, x + dx * far, y + dy * far))
    .filter((other) => other >= 0)
}

/** Consecutive places in each direction, up to the edge. */
export function rays({ rule, columns, rows }: Pick<Board, 'rule' | 'columns' | 'rows'>, from: number) {
  return waysOf(rule, 0).map((_, way) => {
    const ray: number[] = []
    for (let place = from; place >= 0;) {
      const [x, y] = [place % columns, Math.floor(place / columns)]
      const [dx, dy] = waysOf(rule, y)[way]!
      place = placeAt(columns, rows, x + dx, y + dy)
      if (place >= 0) ray.push(place)
    }
    return ray
  })
}

function waysOf(rule: RuleName, row: number): readonly Way[] {
  switch (rule) {
    case 'knight':
      return HORSE
    case 'hex':
    case 'floes':
      return SIX[row % 2]!
    case 'weave':
    case 'hopscotch':
      return EIGHT
    default:
      return STRAIGHT
  }
}
