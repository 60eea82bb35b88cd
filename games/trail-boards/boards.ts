import type { Seat } from '#kit/game/duel/rules.ts'

/** Centre of a cell, in cells from the upper left corner of the board. */
export interface Cell {
  readonly x: number
  readonly y: number
}

export interface Board {
  readonly cells: readonly Cell[]
  /** Width and height in cells. */
  readonly size: Cell
  /** Cells in the order a seat walks them. */
  readonly roads: readonly [readonly number[], readonly number[]]
}

const span = (count: number, from = 0, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** Three columns of eight with two gaps: four steps alone, eight shared, two alone. */
function ur(): Board {
  const cells = span(24).map((at) => ({ x: 0.5 + (at % 3), y: 0.5 + Math.floor(at / 3) }))
  const road = (column: number) => [...span(4, 9 + column, -3), ...span(8, 1, 3), ...span(2, 21 + column, -3)]
  return { cells, size: { x: 3, y: 8 }, roads: [road(2), road(0)] }
}

/** Gaps in the board of Ur. */
export const UR_GAPS: readonly number[] = [12, 14, 15, 17]

/** Three columns of ten, walked down, up and down. */
function senet(): Board {
  const cells = span(30).map((at) => {
    const column = Math.floor(at / 10)
    const row = column === 1 ? 9 - (at % 10) : at % 10
    return { x: 0.5 + column, y: 0.5 + row }
  })
  return { cells, size: { x: 3, y: 10 }, roads: [span(30), span(30)] }
}

/** Places of the ring by side of the square, and of both diagonals. */
function nyout(): Board {
  const far = 5.4
  const at = (k: number) => 0.5 + (far * k) / 5
  const ring = span(20).map((place) => {
    const [side, k] = [Math.floor(place / 5), place % 5]
    if (side === 0) return { x: 0.5 + far, y: at(5 - k) }
    if (side === 1) return { x: at(5 - k), y: 0.5 }
    if (side === 2) return { x: 0.5, y: at(k) }
    return { x: at(k), y: 0.5 + far }
  })
  const inner = (fromX: number, fromY: number) => (k: number) => ({
    x: at(fromX + k * (fromX === 0 ? 1 : -1)),
    y: at(fromY + k * (fromY === 0 ? 1 : -1)),
  })
  const first = inner(5, 0)
  const second = inner(0, 0)
  const cells = [...ring, first(0.9), first(1.7), first(2.5), first(3.3), first(4.1)]
  cells.push(second(0.9), second(1.7), second(3.3), second(4.1))
  const road = [...span(19, 1), 0]
  return { cells, size: { x: far + 1, y: far + 1 }, roads: [road, road] }
}

/** Shortcuts from the corners and the centre of the square. */
export const NYOUT_TURNS: Readonly<Record<number, readonly number[]>> = {
  5: [20, 21, 22, 23, 24, 15, 16, 17, 18, 19, 0],
  10: [25, 26, 22, 27, 28, 0],
  20: [21, 22, 23, 24, 15, 16, 17, 18, 19, 0],
  21: [22, 23, 24, 15, 16, 17, 18, 19, 0],
  22: [27, 28, 0],
  23: [24, 15, 16, 17, 18, 19, 0],
  24: [15, 16, 17, 18, 19, 0],
  25: [26, 22, 27, 28, 0],
  26: [22, 27, 28, 0],
  27: [28, 0],
  28: [0],
  0: [],
}

/** A cross of arms five long: a ring of 40 cells, and four home cells per seat. */
function cross(): Board {
  const ring: Cell[] = []
  const turns: readonly (readonly [dx: number, dy: number, steps: number])[] = [
    [0, -1, 4],
    [-1, 0, 4],
    [0, -1, 2],
    [1, 0, 4],
    [0, -1, 4],
    [1, 0, 2],
    [0, 1, 4],
    [1, 0, 4],
    [0, 1, 2],
    [-1, 0, 4],
    [0, 1, 4],
    [-1, 0, 2],
  ]
  // The path begins at the bottom of the lower arm, on its left side.
  let [x, y] = [4, 10]
  for (const [dx, dy, steps] of turns)
    for (let step = 0; step < steps; step++) {
      ring.push({ x: x + 0.5, y: y + 0.5 })
      x += dx
      y += dy
    }
  const homes = [0, 1, 2, 3].flatMap((step) => [
    { x: 5.5, y: 9.5 - step },
    { x: 5.5, y: 1.5 + step },
  ])
  const road = (seat: Seat) => [...span(40).map((step) => (step + seat * 20) % 40), ...span(4, 40 + seat, 2)]
  return { cells: [...ring, ...homes], size: { x: 11, y: 11 }, roads: [road(0), road(1)] }
}

/** Seven by nine cells in a spiral from the lower left corner to the middle, which is home. */
function spiral(): Board {
  const [wide, high] = [7, 9]
  const cells: Cell[] = []
  const seen = new Set<string>()
  const ways = [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ] as const
  let [x, y, way] = [0, high - 1, 0]
  while (cells.length < wide * high) {
    cells.push({ x: x + 0.5, y: y + 0.5 })
    seen.add(`${x},${y}`)
    const isFree = ([dx, dy]: readonly [number, number]) =>
      x + dx >= 0 && x + dx < wide && y + dy >= 0 && y + dy < high && !seen.has(`${x + dx},${y + dy}`)
    if (!isFree(ways[way]!)) way = (way + 1) % 4
    x += ways[way]![0]
    y += ways[way]![1]
  }
  return { cells, size: { x: wide, y: high }, roads: [span(62), span(62)] }
}

/** Five by five: round the outside, then round the middle in reverse, then in. */
function ashta(): Board {
  const cells = span(25).map((at) => ({ x: 0.5 + (at % 5), y: 0.5 + Math.floor(at / 5) }))
  const outside = [22, 23, 24, 19, 14, 9, 4, 3, 2, 1, 0, 5, 10, 15, 20, 21]
  const inside = [16, 11, 6, 7, 8, 13, 18, 17]
  const road = (seat: Seat) => {
    const turned = (list: readonly number[]) => list.map((at) => (seat === 0 ? at : 24 - at))
    return [...turned(outside), ...turned(inside), 12]
  }
  return { cells, size: { x: 5, y: 5 }, roads: [road(0), road(1)] }
}

/** Eight by eight in alternating rows; the last cell is home. */
function rows(): Board {
  const cells = span(64).map((at) => {
    const row = Math.floor(at / 8)
    return { x: 0.5 + (row % 2 === 0 ? at % 8 : 7 - (at % 8)), y: 7.5 - row }
  })
  return { cells, size: { x: 8, y: 8 }, roads: [span(63), span(63)] }
}

/** Stones along a side of the ring, its corners among them. */
const RING_SIDE = 9

/**
 * A square ring of 32 stones, clockwise for one seat and counter-clockwise for the other; the middle stone
 * below is home.
 */
function ring(): Board {
  const last = RING_SIDE - 1
  const stones = 4 * last
  const cells = span(stones).map((at) => {
    const step = (at + last / 2) % stones
    const [side, along] = [Math.floor(step / last), step % last]
    const [x, y] = [
      [last - along, last],
      [0, last - along],
      [along, 0],
      [last, along],
    ][side]!
    return { x: x! + 0.5, y: y! + 0.5 }
  })
  const size = { x: RING_SIDE, y: RING_SIDE }
  return { cells, size, roads: [span(stones - 1, stones - 1, -1), span(stones - 1, 1)] }
}

export const BOARDS = {
  ur: ur(),
  senet: senet(),
  nyout: nyout(),
  cross: cross(),
  geese: spiral(),
  ashta: ashta(),
  snakes: rows(),
  zohn: ring(),
} as const satisfies Readonly<Record<string, Board>>

export type TrailKind = keyof typeof BOARDS
