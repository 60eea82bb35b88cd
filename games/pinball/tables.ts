import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { TableName } from './definitions.ts'

export interface Place {
  readonly x: number
  readonly y: number
}
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/** What stands on a table beside walls and flippers; places are in field units, the table is 560 high. */
export interface Table {
  readonly bumpers: readonly Place[]
  /** Discs to be hit; they stay lit until all are. */
  readonly targets: readonly Place[]
  /** Places to roll over. */
  readonly lanes: readonly Place[]
  readonly saucer: Place | undefined
  readonly walls: readonly Segment[]
}

export const TOP = 10
export const BOTTOM = 560
export const LEFT = 30
export const INNER_RIGHT = 340
export const RIGHT = 370
export const FIELD_MIDDLE = 185
export const FLIPPER = 63
export const PIVOTS: readonly [Place, Place] = [
  { x: 105, y: 492 },
  { x: 265, y: 492 },
]
export const BUMPER = 20
export const TARGET = 11
export const SAUCER = 15
export const LANE_REACH = 15

const ARCH_STEPS = 18
/** The arch over the table, from its left end to its right one. */
export const arch: readonly Place[] = Array.from({ length: ARCH_STEPS + 1 }, (_, step) => {
  const angle = Math.PI * (1 + step / ARCH_STEPS)
  return { x: 200 + 170 * exactCos(angle), y: 130 + 120 * exactSin(angle) }
})

const frame: readonly Segment[] = [
  ...arch.slice(1).map(({ x, y }, step): Segment => [arch[step]!.x, arch[step]!.y, x, y]),
  [LEFT, 130, LEFT, 428],
  [LEFT, 420, PIVOTS[0].x + 2, PIVOTS[0].y - 7],
  [INNER_RIGHT, 150, INNER_RIGHT, 428],
  [INNER_RIGHT, 420, PIVOTS[1].x - 2, PIVOTS[1].y - 7],
  [INNER_RIGHT, 428, INNER_RIGHT, 556],
  [RIGHT, 130, RIGHT, 556],
  [INNER_RIGHT, 553, RIGHT, 553],
]
/** Closes the lane once the ball has left it. */
export const gate: Segment = [INNER_RIGHT, 150, RIGHT, 112]
/** Slingshots: the ball bounces off faster than it came. */
export const slings: readonly Segment[] = [
  [64, 372, 96, 432],
  [306, 372, 274, 432],
]

const both = (x: number, ...ys: readonly number[]): readonly Place[] =>
  ys.flatMap((y) => [
    { x, y },
    { x: FIELD_MIDDLE * 2 - x, y },
  ])

/** The keep of the sandcastle; its gate is its lower side. */
export const KEEP = { left: 138, right: 232, top: 92, gate: 168 } as const

const things: Readonly<Record<TableName, Table>> = {
  lighthouse: {
    bumpers: [
      { x: 125, y: 160 },
      { x: 245, y: 160 },
      { x: 185, y: 236 },
    ],
    targets: both(33, 222, 264, 306),
    lanes: [],
    saucer: { x: 185, y: 98 },
    walls: [],
  },
  volcano: {
    bumpers: [
      { x: 185, y: 112 },
      { x: 112, y: 165 },
      { x: 258, y: 165 },
      { x: 138, y: 250 },
      { x: 232, y: 250 },
    ],
    targets: [],
    lanes: [],
    saucer: { x: 185, y: 190 },
    walls: [],
  },
  kraken: {
    bumpers: both(74, 250),
    targets: [
      { x: 110, y: 306 },
      { x: 160, y: 330 },
      { x: 210, y: 330 },
      { x: 260, y: 306 },
    ],
    lanes: [],
    saucer: undefined,
    walls: [],
  },
  lanes: {
    bumpers: [
      { x: 130, y: 205 },
      { x: 240, y: 205 },
      { x: 185, y: 280 },
    ],
    targets: both(33, 300),
    lanes: [88, 142, 196, 250].map((x) => ({ x, y: 108 })),
    saucer: undefined,
    walls: [115, 169, 223, 277].map((x): Segment => [x, 88, x, 130]),
  },
  whirlpool: {
    bumpers: both(80, 150),
    targets: [...both(33, 250), ...both(105, 330)],
    lanes: both(120, 96),
    saucer: undefined,
    walls: [],
  },
  castle: {
    bumpers: [...both(86, 236), { x: 185, y: 286 }],
    targets: both(33, 300),
    lanes: [],
    saucer: { x: 185, y: 122 },
    walls: [
      [KEEP.left, KEEP.gate, KEEP.left, KEEP.top],
      [KEEP.left, KEEP.top, 185, 68],
      [185, 68, KEEP.right, KEEP.top],
      [KEEP.right, KEEP.top, KEEP.right, KEEP.gate],
    ],
  },
  compass: {
    bumpers: [{ x: 185, y: 232 }, ...both(70, 150)],
    targets: [...both(33, 240, 300), ...both(120, 92), { x: 185, y: 322 }],
    lanes: [],
    saucer: undefined,
    walls: [],
  },
  oyster: {
    bumpers: both(104, 170, 262),
    targets: [...both(33, 222), { x: 185, y: 318 }],
    lanes: [],
    saucer: { x: 185, y: 118 },
    walls: [
      [152, 146, 150, 112],
      [218, 146, 220, 112],
    ],
  },
  tides: {
    bumpers: [
      { x: 185, y: 130 },
      { x: 185, y: 240 },
    ],
    targets: [...both(33, 196, 244, 292), ...both(110, 110)],
    lanes: [],
    saucer: undefined,
    walls: [],
  },
  crabs: {
    bumpers: both(70, 268),
    targets: both(33, 318),
    lanes: [],
    saucer: undefined,
    walls: [],
  },
  stars: {
    bumpers: [...both(70, 205), { x: 185, y: 320 }],
    targets: [],
    lanes: [112, 178, 244].flatMap((y) => [122, 185, 248].map((x) => ({ x, y }))),
    saucer: undefined,
    walls: [],
  },
}

export const tableOf = (name: TableName): Table => things[name]
export const wallsOf = (name: TableName): readonly Segment[] => [...frame, ...things[name].walls]

/** The whirlpool draws the ball round and in, for about half of the time. */
export const isWhirling = (tick: number) => tick % 520 < 260

export const WHIRL: Place = { x: 185, y: 215 }
export const WHIRL_REACH = 92
/** The head of the kraken swims from side to side. */
export const headAt = (tick: number): Place => ({
  x: FIELD_MIDDLE + 88 * exactSin(tick * 0.014),
  y: 150 + 22 * exactSin(tick * 0.023),
})
export const HEAD = 34

export const ROSE_POINTS = 8
/** Where the needle of the wind rose points, in eighths of a turn from 0 to 8; `way` is 1 or -1. */
export const needleAt = (tick: number, way: number, from: number) =>
  (((from + way * tick * 0.021) % ROSE_POINTS) + ROSE_POINTS) % ROSE_POINTS

/** Current across the table: negative to the left. */
export const currentAt = (tick: number) => exactSin(tick * 0.0105)

export const CRABS = 6
export const CRAB = 15
/** Two rows of crabs walk past each other, faster with each parade. */
export function crabAt(tick: number, crab: number, parade: number): Place {
  const row = crab % 2
  const pace = 0.011 * (1 + 0.12 * Math.min(5, parade)) * (row === 0 ? 1 : -1)
  return {
    x: FIELD_MIDDLE + 100 * exactSin(tick * pace + crab * 1.05),
    y: 128 + row * 68 + 5 * exactSin(tick * 0.12 + crab),
  }
}
