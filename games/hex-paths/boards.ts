import type { PathDefinition } from './definitions.ts'

/** A place in board units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A piece of coast to draw: 0 and 1 are the seats' shores, higher numbers are neutral sides. */
export interface Coast {
  readonly spot: number
  readonly side: number
  readonly away: Point
}

export interface Board {
  /** Points in cells from the upper left one. */
  readonly points: readonly Point[]
  readonly size: Point
  /** Column and row of each cell, for its name. */
  readonly cells: readonly (readonly [column: number, row: number])[]
  /** Neighbours of a cell, for each seat. */
  readonly near: readonly [readonly (readonly number[])[], readonly (readonly number[])[]]
  /** Shores a cell of a seat touches, as bits. */
  readonly shores: readonly [readonly number[], readonly number[]]
  readonly coasts: readonly Coast[]
  /** Whether shores with these bits win for a seat. */
  wins(bits: number, seat: number): boolean
}

const ROW = Math.sqrt(3) / 2
const HEX_STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const

const bothShores = (bits: number, seat: number) => (seat === 0 ? (bits & 3) === 3 : (bits & 12) === 12)
const countBits = (bits: number) => {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}

interface Draft {
  readonly cells: readonly (readonly [column: number, row: number])[]
  point(column: number, row: number): Point
  /** Shores of a cell: bit, colour and outward direction. */
  sides(column: number, row: number): readonly (readonly [bit: number, side: number, away: Point])[]
  readonly steps: readonly (readonly [number, number])[]
  /** Whether two adjacent cells are neighbours; true if absent. */
  joins?(from: readonly [column: number, row: number]): boolean
  wins: Board['wins']
}

function boardOf({ cells, point, sides, steps, joins, wins }: Draft): Board {
  const at = new Map(cells.map(([column, row], spot) => [`${column},${row}`, spot]))
  const raw = cells.map(([column, row]) => point(column, row))
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))]
  const points = raw.map(({ x, y }) => ({ x: x - left, y: y - top }))
  const near = cells.map(([column, row]) =>
    steps.flatMap(([right, down]) =>
      joins && !joins([column, row]) && right * down === 0
        ? []
        : (at.get(`${column + right},${row + down}`) ?? []),
    ),
  )
  const shores = cells.map(([column, row]) => sides(column, row).reduce((bits, [bit]) => bits | bit, 0))
  return {
    points,
    cells,
    size: { x: Math.max(...points.map(({ x }) => x)), y: Math.max(...points.map(({ y }) => y)) },
    near: [near, near],
    shores: [shores, shores],
    coasts: cells.flatMap(([column, row], spot) =>
      sides(column, row).flatMap(([, side, away]) => (side < 0 ? [] : [{ spot, side, away }])),
    ),
    wins,
  }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const grid = (side: number) =>
  range(side * side).map((spot) => [spot % side, Math.floor(spot / side)] as const)

/** Stands on a corner, which gives the largest cells on a phone. */
const rhombus = (side: number): Board =>
  boardOf({
    cells: grid(side),
    point: (column, row) => ({ x: (column - row) / 2, y: (column + row) * ROW }),
    steps: HEX_STEPS,
    sides: (column, row) => [
      ...(row === 0 ? [[1, 0, { x: ROW, y: -0.5 }] as const] : []),
      ...(row === side - 1 ? [[2, 0, { x: -ROW, y: 0.5 }] as const] : []),
      ...(column === 0 ? [[4, 1, { x: -ROW, y: -0.5 }] as const] : []),
      ...(column === side - 1 ? [[8, 1, { x: ROW, y: 0.5 }] as const] : []),
    ],
    wins: bothShores,
  })

const triangle = (side: number): Board =>
  boardOf({
    cells: grid(side).filter(([column, row]) => column <= row),
    point: (column, row) => ({ x: column - row / 2, y: row * ROW }),
    steps: [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [-1, -1],
    ],
    sides: (column, row) => [
      ...(column === 0 ? [[1, 2, { x: -ROW, y: -0.5 }] as const] : []),
      ...(column === row ? [[2, 3, { x: ROW, y: -0.5 }] as const] : []),
      ...(row === side - 1 ? [[4, 4, { x: 0, y: 1 }] as const] : []),
    ],
    wins: (bits) => (bits & 7) === 7,
  })

/**
 * For `figures` the lower bits are the six corners and the higher ones the six sides between them. Else bits
 * are sides, corners have two of them, and two opposite sides win.
 */
function hexagonFor(side: number, figures: boolean): Board {
  const last = side - 1
  const cells = range(2 * side - 1).flatMap((row) =>
    range(2 * side - 1).flatMap((column) => {
      const [q, r] = [column - last, row - last]
      return Math.abs(q + r) <= last ? [[q, r] as const] : []
    }),
  )
  const rims = (q: number, r: number) => [
    r === -last,
    q + r === last,
    q === last,
    r === last,
    q + r === -last,
    q === -last,
  ]
  // Order around the board: neighbours in the list share a corner.
  const ROUND = [0, 2, 1, 3, 5, 4]
  return boardOf({
    cells,
    point: (q, r) => ({ x: q + r / 2, y: r * ROW }),
    steps: HEX_STEPS,
    sides(q, r) {
      const flags = rims(q, r)
      const on = ROUND.flatMap((rim, index) => (flags[rim] ? [index] : []))
      const length = Math.hypot(q + r / 2, r * ROW) || 1
      const away = { x: (q + r / 2) / length, y: (r * ROW) / length }
      if (!figures) return on.map((index) => [1 << index, 2 + (index % 3), away] as const)
      if (on.length === 2) return [[1 << (on[0] === 0 && on[1] === 5 ? 5 : on[0]!), 5, away] as const]
      return on.map((index) => [1 << (6 + index), 2 + (index % 3), away] as const)
    },
    wins: figures
      ? (bits) => countBits(bits & 63) >= 2 || countBits(bits >> 6) >= 3
      : (bits) => (bits & (bits >> 3) & 7) > 0,
  })
}

/** Octagons first, then the small squares between four of them. */
function octagons(side: number): Board {
  const large = grid(side).map(([column, row]) => [2 * column, 2 * row] as const)
  const small = grid(side - 1).map(([column, row]) => [2 * column + 1, 2 * row + 1] as const)
  const last = 2 * (side - 1)
  return boardOf({
    cells: [...large, ...small],
    point: (x, y) => ({ x: x / 2, y: y / 2 }),
    steps: [
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ],
    // Two squares are as far apart as two octagons, but an octagon's corner separates them.
    joins: (from) => from[0] % 2 === 0,
    sides: (x, y) => [
      ...(y === 0 ? [[1, 0, { x: 0, y: -1 }] as const] : []),
      ...(y === last ? [[2, 0, { x: 0, y: 1 }] as const] : []),
      ...(x === 0 ? [[4, 1, { x: -1, y: 0 }] as const] : []),
      ...(x === last ? [[8, 1, { x: 1, y: 0 }] as const] : []),
    ],
    wins: bothShores,
  })
}

/** Cells are crossings; a bridge of the first seat joins two of its dots, one of the second two of the other's. */
function bridges(side: number): Board {
  const last = 2 * side - 2
  const cells = range(last + 1).flatMap((y) =>
    range(last + 1).flatMap((x) =>
      x > 0 && y > 0 && x < last && y < last && (x + y) % 2 === 0 ? [[x, y] as const] : [],
    ),
  )
  const ends = (seat: number) =>
    cells.map(([x, y]) => {
      const upright = x % 2 === 1 ? seat === 0 : seat === 1
      return upright ? [`${x},${y - 1}`, `${x},${y + 1}`] : [`${x - 1},${y}`, `${x + 1},${y}`]
    })
  const nearOf = (dots: readonly (readonly string[])[]) =>
    dots.map((own, spot) =>
      dots.flatMap((other, index) =>
        index !== spot && own.some((dot) => other.includes(dot)) ? [index] : [],
      ),
    )
  const both = [ends(0), ends(1)] as const
  const shoresOf = (seat: 0 | 1) =>
    both[seat].map((dots) => {
      const along = dots.map((dot) => Number(dot.split(',')[seat === 0 ? 1 : 0]))
      const [low, high] = seat === 0 ? [1, 2] : [4, 8]
      return (along.includes(0) ? low : 0) | (along.includes(last) ? high : 0)
    })
  return {
    cells,
    points: cells.map(([x, y]) => ({ x: x / 2, y: y / 2 })),
    size: { x: last / 2, y: last / 2 },
    near: [nearOf(both[0]), nearOf(both[1])],
    shores: [shoresOf(0), shoresOf(1)],
    coasts: [],
    wins: bothShores,
  }
}

const MAKERS: Readonly<Record<PathDefinition['shape'], (side: number) => Board>> = {
  rhombus,
  triangle,
  hexagon: (side) => hexagonFor(side, true),
  'six-coasts': (side) => hexagonFor(side, false),
  octagons,
  bridges,
}
const made = new Map<string, Board>()

export function boardFor({ shape, side }: Pick<PathDefinition, 'shape' | 'side'>): Board {
  const name = `${shape} ${side}`
  const board = made.get(name) ?? MAKERS[shape](side)
  made.set(name, board)
  return board
}
