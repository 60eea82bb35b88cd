export type Shape =
  | 'cross'
  | 'rosette'
  | 'triangle'
  | 'diagonal'
  | 'hexagon'
  | 'wide'
  | 'uneven'
  | 'raft'
  | 'heart'
  | 'star'

export interface Hole {
  /** Middle of a hole; neighbours are 1 apart. */
  readonly x: number
  readonly y: number
}

export type Jump = readonly [from: number, over: number, to: number]

export interface Board {
  readonly holes: readonly Hole[]
  readonly jumps: readonly Jump[]
  readonly width: number
  readonly height: number
}

type Step = readonly [dx: number, dy: number]

const ROW_HEIGHT = Math.sqrt(3) / 2
const SLANT = Math.SQRT1_2
const FOUR: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const SIX: readonly Step[] = [...FOUR, [1, -1], [-1, 1]]
const EIGHT: readonly Step[] = [...SIX, [1, 1], [-1, -1]]
const HEART = ['.##.##.', '#######', '#######', '#######', '.#####.', '..###..', '...#...']

/** Cells of a board on a lattice, its directions, and the lattice's layout. */
interface Plan {
  readonly side: number
  has(x: number, y: number): boolean
  readonly ways: readonly Step[]
  place(x: number, y: number): Hole
}

const upright = (x: number, y: number): Hole => ({ x, y })
const slanted = (x: number, y: number): Hole => ({ x: x + y / 2, y: y * ROW_HEIGHT })
const isWithin = (value: number, from: number, to: number) => value >= from && value <= to
const isMiddle = (value: number) => isWithin(value, 2, 4)

const plans: Readonly<Record<Shape, Plan>> = {
  cross: { side: 7, has: (x, y) => isMiddle(x) || isMiddle(y), ways: FOUR, place: upright },
  rosette: {
    side: 7,
    has: (x, y) => Math.abs(x - 3) + Math.abs(y - 3) <= 4,
    ways: FOUR,
    place: upright,
  },
  triangle: {
    side: 6,
    has: (x, y) => x <= y,
    ways: [...FOUR, [1, 1], [-1, -1]],
    place: (x, y) => ({ x: x - y / 2, y: y * ROW_HEIGHT }),
  },
  diagonal: {
    side: 9,
    has: (x, y) => Math.abs(x - 4) + Math.abs(y - 4) <= 4,
    ways: FOUR,
    place: (x, y) => ({ x: (x - y) * SLANT, y: (x + y) * SLANT }),
  },
  hexagon: { side: 7, has: (x, y) => Math.abs(x + y - 6) <= 3, ways: SIX, place: slanted },
  wide: {
    side: 9,
    has: (x, y) => isWithin(x, 3, 5) || isWithin(y, 3, 5),
    ways: FOUR,
    place: upright,
  },
  uneven: {
    side: 8,
    has: (x, y) => isWithin(x, 2, 4) || isWithin(y, 3, 5),
    ways: FOUR,
    place: upright,
  },
  raft: { side: 6, has: () => true, ways: EIGHT, place: upright },
  heart: { side: 7, has: (x, y) => HEART[y]![x] === '#', ways: FOUR, place: upright },
  // Two triangles, one on its point, laid over each other.
  star: {
    side: 9,
    has: (x, y) => (x >= 2 && y >= 2 && x + y <= 10) || (x <= 6 && y <= 6 && x + y >= 6),
    ways: SIX,
    place: slanted,
  },
}

const boards = new Map<Shape, Board>()

export function boardOf(shape: Shape): Board {
  const known = boards.get(shape)
  if (known) return known
  const board = layOut(plans[shape])
  boards.set(shape, board)
  return board
}

function layOut({ side, has, ways, place }: Plan): Board {
  const cells: Step[] = []
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (has(x, y)) cells.push([x, y])
  const at = (x: number, y: number) => cells.findIndex(([cellX, cellY]) => cellX === x && cellY === y)
  const jumps = cells.flatMap(([x, y], from) =>
    ways.flatMap(([dx, dy]): Jump[] => {
      const [over, to] = [at(x + dx, y + dy), at(x + 2 * dx, y + 2 * dy)]
      return over >= 0 && to >= 0 ? [[from, over, to]] : []
    }),
  )
  const placed = cells.map(([x, y]) => place(x, y))
  const left = Math.min(...placed.map(({ x }) => x)) - 0.5
  const top = Math.min(...placed.map(({ y }) => y)) - 0.5
  const holes = placed.map(({ x, y }) => ({ x: x - left, y: y - top }))
  return {
    holes,
    jumps,
    width: Math.max(...holes.map(({ x }) => x)) + 0.5,
    height: Math.max(...holes.map(({ y }) => y)) + 0.5,
  }
}
