/** A place on a board, in its own units. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Board {
  /** Points in units of one step; the upper left one is near 0, 0. */
  readonly points: readonly Point[]
  /** Straight lines, as points in their order. */
  readonly runs: readonly (readonly number[])[]
  readonly near: readonly (readonly number[])[]
  /** Over whom and to where one may jump from a point. */
  readonly jumps: readonly (readonly { readonly over: number; readonly to: number }[])[]
  readonly size: Point
}

export type BoardName =
  | 'three'
  | 'six'
  | 'nine'
  | 'holes'
  | 'picaria'
  | 'seven'
  | 'twelve'
  | 'cross'
  | 'fort'
  | 'alquerque'
  | 'jaguar'
  | 'hare'
  | 'tigers'
  | 'dark-squares'
  | 'grid-7'
  | 'grid-9'
  | 'grid-11'

type Draft = Pick<Board, 'points' | 'runs'>

function boardOf({ points, runs }: Draft): Board {
  const near = points.map(() => new Set<number>())
  const jumps: { over: number; to: number }[][] = points.map(() => [])
  for (const run of runs)
    for (const [index, spot] of run.entries())
      for (const way of [1, -1]) {
        const [over, to] = [run[index + way], run[index + 2 * way]]
        if (over === undefined) continue
        near[spot]!.add(over)
        if (to !== undefined) jumps[spot]!.push({ over, to })
      }
  const size = {
    x: Math.max(...points.map(({ x }) => x)),
    y: Math.max(...points.map(({ y }) => y)),
  }
  return { points, runs, near: near.map((set) => [...set]), jumps, size }
}

/** Points where the text has a sign, and runs along the ways wherever neighbours of the grid follow each other. */
function gridOf(
  rows: readonly string[],
  diagonal: (column: number, row: number) => boolean,
  straight = true,
): Draft {
  const points: Point[] = []
  const at = new Map<string, number>()
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries())
      if (sign !== ' ') {
        at.set(`${x},${y}`, points.length)
        points.push({ x, y })
      }
  const runs: number[][] = []
  const ways = [
    ...(straight
      ? ([
          [1, 0],
          [0, 1],
        ] as const)
      : []),
    [1, 1] as const,
    [-1, 1] as const,
  ]
  for (const [dx, dy] of ways) {
    const open = (x: number, y: number) => at.has(`${x},${y}`) && (dx === 0 || dy === 0 || diagonal(x, y))
    for (const { x, y } of points) {
      if (!open(x, y) || open(x - dx, y - dy)) continue
      const run: number[] = []
      for (let k = 0; open(x + k * dx, y + k * dy); k++) run.push(at.get(`${x + k * dx},${y + k * dy}`)!)
      if (run.length > 1) runs.push(run)
    }
  }
  return { points, runs }
}

/** Squares inside each other, eight points each from the upper left corner around, joined at their middles. */
function squares(count: number, step: number, corners: boolean): Draft {
  const points: Point[] = []
  const runs: number[][] = []
  const middle = count * step
  for (let ring = 0; ring < count; ring++) {
    const [low, high] = [ring * step, 2 * middle - ring * step]
    const first = ring * 8
    for (const [x, y] of [
      [low, low],
      [middle, low],
      [high, low],
      [high, middle],
      [high, high],
      [middle, high],
      [low, high],
      [low, middle],
    ] as const)
      points.push({ x, y })
    for (let side = 0; side < 4; side++)
      runs.push([first + 2 * side, first + 2 * side + 1, first + ((2 * side + 2) % 8)])
  }
  for (let spoke = corners ? 0 : 1; spoke < 8; spoke += corners ? 1 : 2)
    runs.push(Array.from({ length: count }, (_, ring) => ring * 8 + spoke))
  return { points, runs }
}

/** Two squares joined at their middles, and a cross in the inner one: 17 points. */
function sevenBoard(): Draft {
  const { points, runs } = squares(2, 1.3, false)
  const [centre, middle] = [points.length, 2 * 1.3]
  return {
    points: [...points, { x: middle, y: middle }],
    runs: [
      ...runs.filter((run) => run.length > 2),
      ...[1, 3, 5, 7].map((spoke) => [spoke, spoke + 8, centre]),
      [9, centre, 13],
      [11, centre, 15],
    ],
  }
}

/** A square of nine points with four more between them: 13 points; every three neighbours of a line count. */
function picariaBoard(): Draft {
  const { points, runs } = gridOf(['. . .', ' . . ', '. . .', ' . . ', '. . .'], () => true, false)
  const at = (x: number, y: number) => points.findIndex((one) => one.x === x && one.y === y)
  const straight = [0, 2, 4].flatMap((line) => [
    [0, 2, 4].map((x) => at(x, line)),
    [0, 2, 4].map((y) => at(line, y)),
  ])
  const threes = runs.flatMap((run) => run.slice(2).map((_, index) => run.slice(index, index + 3)))
  return { points: points.map(({ x, y }) => ({ x: x * 0.95, y: y * 0.95 })), runs: [...straight, ...threes] }
}

/** A plain field with a triangle below its middle: the jaguar's den. */
function jaguarBoard(): Draft {
  const { points, runs } = gridOf(['.....', '.....', '.....', '.....', '.....'], even)
  const [middle, next] = [22, points.length]
  const den = [
    { x: 1.2, y: 5 },
    { x: 2, y: 5 },
    { x: 2.8, y: 5 },
    { x: 0.6, y: 6 },
    { x: 2, y: 6 },
    { x: 3.4, y: 6 },
  ]
  const at = (index: number) => next + index
  return {
    points: [...points, ...den],
    runs: [
      ...runs.filter((run) => run.at(-1) !== middle || run[0] !== 2),
      [2, 7, 12, 17, middle, at(1), at(4)],
      [middle, at(0), at(3)],
      [middle, at(2), at(5)],
      [at(0), at(1), at(2)],
      [at(3), at(4), at(5)],
    ],
  }
}

/** Eleven points: three lanes that meet at both ends. */
function hareBoard(): Draft {
  const points = [
    { x: 1, y: 0 },
    ...[1, 2, 3].flatMap((y) => [0, 1, 2].map((x) => ({ x, y }))),
    { x: 1, y: 4 },
  ]
  const runs = [
    [0, 2, 5, 8, 10],
    [0, 1],
    [0, 3],
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [1, 4, 7],
    [3, 6, 9],
    [1, 5, 9],
    [3, 5, 7],
    [7, 10],
    [9, 10],
  ]
  return { points: points.map(({ x, y }) => ({ x: x * 1.25, y: y * 1.25 })), runs }
}

/** Four lines fan out from a top over three crossing bars: 23 points. */
function tigerBoard(): Draft {
  const points: Point[] = [{ x: 3, y: 0 }]
  const spread = [0.42, 0.62, 0.82]
  for (const [bar, y] of [1.7, 2.9, 4.1].entries())
    for (const at of [
      -3,
      -2.1 * spread[bar]!,
      -0.7 * spread[bar]!,
      0.7 * spread[bar]!,
      2.1 * spread[bar]!,
      3,
    ])
      points.push({ x: 3 + at, y })
  for (const at of [-2.2, -0.75, 0.75, 2.2]) points.push({ x: 3 + at, y: 5.5 })
  const bars = [1, 7, 13]
  return {
    points,
    runs: [
      ...bars.map((first) => [0, 1, 2, 3, 4, 5].map((at) => first + at)),
      [19, 20, 21, 22],
      ...[0, 1, 2, 3].map((fan) => [0, ...bars.map((first) => first + fan + 1), 19 + fan]),
      [1, 7, 13],
      [6, 12, 18],
    ],
  }
}

const even = (x: number, y: number) => (x + y) % 2 === 0
const none = () => false
const full = (side: number) => Array.from({ length: side }, () => '.'.repeat(side))
const CROSS = ['  ...  ', '  ...  ', '.......', '.......', '.......', '  ...  ', '  ...  ']
const widened = ({ points, runs }: Draft, by: number): Draft => ({
  points: points.map(({ x, y }) => ({ x: x * by, y: y * by })),
  runs,
})

const MAKERS: Readonly<Record<BoardName, () => Draft>> = {
  three: () => widened(gridOf(full(3), even), 1.6),
  holes: () => widened(gridOf(full(3), none), 1.6),
  picaria: picariaBoard,
  seven: sevenBoard,
  six: () => squares(2, 1.3, false),
  nine: () => squares(3, 1.05, false),
  twelve: () => squares(3, 1.05, true),
  cross: () => gridOf(CROSS, none),
  fort: () => gridOf(CROSS, even),
  alquerque: () => widened(gridOf(full(5), even), 1.15),
  jaguar: jaguarBoard,
  hare: hareBoard,
  tigers: tigerBoard,
  'dark-squares': () =>
    gridOf(
      Array.from({ length: 8 }, (_, y) => (y % 2 === 0 ? ' . . . .' : '. . . . ')),
      () => true,
      false,
    ),
  'grid-7': () => gridOf(full(7), none),
  'grid-9': () => gridOf(full(9), none),
  'grid-11': () => gridOf(full(11), none),
}
const made = new Map<BoardName, Board>()

export function boardNamed(name: BoardName): Board {
  const board = made.get(name) ?? boardOf(MAKERS[name]())
  made.set(name, board)
  return board
}
