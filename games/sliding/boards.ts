export type Kind = 'gap' | 'hex' | 'roll' | 'blocks' | 'snail' | 'torus' | 'leap' | 'plus' | 'tints'

/** Whole lines roll around; with tints only the colour of a tile counts. */
export const isRolled = (kind: Kind) => kind === 'roll' || kind === 'tints'

/** The gap is led by the arrow keys, side by side. */
export const isGapped = (kind: Kind) => ['gap', 'snail', 'torus', 'plus'].includes(kind)

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Board {
  /** Middle of each cell; neighbours are 1 apart. */
  readonly spots: readonly Spot[]
  readonly near: readonly (readonly number[])[]
  readonly width: number
  readonly height: number
}

export const BLOCK_COLUMNS = 4
export const BLOCK_ROWS = 5
/** Width and height of a block by its letter: the turtle, lying, standing, small. */
export const BLOCKS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  t: [2, 2],
  h: [2, 1],
  v: [1, 2],
  s: [1, 1],
}

const ROW_HEIGHT = Math.sqrt(3) / 2
const boards = new Map<string, Board>()

/** The board of a kind; blocks always slide on four by five. */
export function boardOf(kind: Kind, size: number): Board {
  const name = `${kind} ${size}`
  const known = boards.get(name)
  if (known) return known
  const spots = kind === 'hex' ? hexSpots(size) : squareSpots(kind, size).filter(isOn(kind, size))
  const width = Math.max(...spots.map(({ x }) => x)) + 0.5
  const height = Math.max(...spots.map(({ y }) => y)) + 0.5
  const near = spots.map((one) => [...spots.keys()].filter((other) => isStep(kind, size, one, spots[other]!)))
  const board = { spots, near, width, height }
  boards.set(name, board)
  return board
}

/** The plus has no corners. */
const isOn =
  (kind: Kind, size: number) =>
  ({ x, y }: Spot) =>
    kind !== 'plus' || ![x, y].every((at) => at < 1 || at > size - 1)

/** Whether a tile goes from one cell to another: side by side, by a horse's leap, or over the edge. */
function isStep(kind: Kind, size: number, one: Spot, other: Spot): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  if (kind === 'leap') return dx * dy === 2
  const around = kind === 'torus' && dx * dy === 0 && dx + dy === size - 1
  const far = Math.hypot(dx, dy)
  return around || (far > 0.5 && far < 1.1)
}

/** Cells of a square from its upper left corner inwards, round and round. */
export function spiralOf(size: number): number[] {
  const cells: number[] = []
  for (let ring = 0; ring * 2 < size; ring++) {
    const last = size - 1 - ring
    const along = Array.from({ length: last - ring }, (_, step) => ring + step)
    if (along.length === 0) cells.push(ring * size + ring)
    for (const at of along) cells.push(ring * size + at)
    for (const at of along) cells.push(at * size + last)
    for (const at of along) cells.push(last * size + size - 1 - at)
    for (const at of along) cells.push((size - 1 - at) * size + ring)
  }
  return cells
}

function squareSpots(kind: Kind, size: number): Spot[] {
  const [columns, rows] = kind === 'blocks' ? [BLOCK_COLUMNS, BLOCK_ROWS] : [size, size]
  return Array.from({ length: columns * rows }, (_, cell) => ({
    x: (cell % columns) + 0.5,
    y: Math.floor(cell / columns) + 0.5,
  }))
}

function hexSpots(size: number): Spot[] {
  const spots: Spot[] = []
  for (let r = 1 - size; r < size; r++)
    for (let q = 1 - size; q < size; q++)
      if (Math.abs(q + r) < size)
        spots.push({ x: size - 0.5 + q + r / 2, y: 0.5 + (r + size - 1) * ROW_HEIGHT })
  return spots
}
