export type Kind = 'gap' | 'hex' | 'roll' | 'blocks'

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
  const spots = kind === 'hex' ? hexSpots(size) : squareSpots(kind, size)
  const width = Math.max(...spots.map(({ x }) => x)) + 0.5
  const height = Math.max(...spots.map(({ y }) => y)) + 0.5
  const near = spots.map((one) =>
    [...spots.keys()].filter((other) => {
      const far = Math.hypot(spots[other]!.x - one.x, spots[other]!.y - one.y)
      return far > 0.5 && far < 1.1
    }),
  )
  const board = { spots, near, width, height }
  boards.set(name, board)
  return board
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
