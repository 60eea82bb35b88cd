import { grid, OFF, type Board } from './board.ts'

const WIDTH = 9
const HEIGHT = 10

type Corners = readonly (readonly [column: number, row: number])[]

/** Corners of the paths as columns and rows; foes go straight between them. The first eight are one pack. */
const PATHS: readonly Corners[] = [
  [
    [1, 0],
    [1, 3],
    [7, 3],
    [7, 6],
    [1, 6],
    [1, 8],
    [5, 8],
    [5, 9],
  ],
  [
    [4, 0],
    [4, 1],
    [1, 1],
    [1, 8],
    [4, 8],
    [4, 4],
    [7, 4],
    [7, 9],
  ],
  [
    [0, 1],
    [7, 1],
    [7, 4],
    [2, 4],
    [2, 7],
    [8, 7],
  ],
  [
    [7, 0],
    [7, 7],
    [5, 7],
    [5, 2],
    [3, 2],
    [3, 7],
    [1, 7],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [8, 2],
    [8, 5],
    [0, 5],
    [0, 8],
    [8, 8],
  ],
  [
    [4, 0],
    [4, 2],
    [1, 2],
    [1, 5],
    [7, 5],
    [7, 8],
    [2, 8],
    [2, 9],
  ],
  [
    [1, 0],
    [1, 7],
    [7, 7],
    [7, 2],
    [3, 2],
    [3, 5],
    [5, 5],
  ],
  [
    [8, 1],
    [2, 1],
    [2, 3],
    [6, 3],
    [6, 5],
    [2, 5],
    [2, 7],
    [6, 7],
    [6, 9],
  ],
  [
    [0, 7],
    [2, 7],
    [2, 2],
    [4, 2],
    [4, 7],
    [6, 7],
    [6, 2],
    [8, 2],
  ],
  [
    [2, 0],
    [2, 4],
    [0, 4],
    [0, 7],
    [4, 7],
    [4, 3],
    [6, 3],
    [6, 9],
  ],
  [
    [8, 0],
    [8, 3],
    [1, 3],
    [1, 6],
    [5, 6],
    [5, 9],
  ],
  [
    [0, 1],
    [3, 1],
    [3, 4],
    [1, 4],
    [1, 8],
    [4, 8],
    [4, 6],
    [6, 6],
    [6, 1],
    [8, 1],
  ],
  [
    [4, 0],
    [4, 3],
    [7, 3],
    [7, 6],
    [1, 6],
    [1, 8],
    [8, 8],
  ],
  [
    [0, 4],
    [2, 4],
    [2, 1],
    [6, 1],
    [6, 8],
    [2, 8],
    [2, 6],
    [4, 6],
    [4, 4],
  ],
  [
    [3, 0],
    [3, 2],
    [0, 2],
    [0, 5],
    [5, 5],
    [5, 2],
    [8, 2],
    [8, 8],
    [3, 8],
    [3, 9],
  ],
]
/** Places of the initial towers, and of the pads beside the captain's path. */
const PLACES: Readonly<Record<number, Corners>> = {
  10: [
    [1, 3],
    [1, 5],
    [2, 6],
    [3, 5],
    [5, 4],
    [5, 6],
    [7, 3],
    [5, 2],
  ],
  11: [
    [7, 2],
    [5, 4],
    [2, 4],
    [2, 2],
    [0, 5],
    [3, 7],
    [3, 5],
    [6, 7],
  ],
}

const numberOf = ([column, row]: readonly [number, number]) => row * WIDTH + column

/** The cells of a way, from corner to corner. */
export function cellsOf(corners: Corners): number[] {
  const cells: number[] = []
  for (const [index, [column, row]] of corners.entries()) {
    const [fromX, fromY] = corners[index - 1] ?? [column, row]
    const steps = Math.max(Math.abs(column - fromX), Math.abs(row - fromY))
    for (let step = index === 0 ? 0 : 1; step <= steps; step++) {
      const part = steps === 0 ? 0 : step / steps
      cells.push(
        numberOf([Math.round(fromX + (column - fromX) * part), Math.round(fromY + (row - fromY) * part)]),
      )
    }
  }
  return cells
}

function along(cells: readonly number[]) {
  const shape = grid(WIDTH, HEIGHT)
  const next = shape.x.map(() => OFF)
  const left = shape.x.map(() => 0)
  for (const [index, cell] of cells.entries()) {
    next[cell] = cells[index + 1] ?? -1
    left[cell] = cells.length - index
  }
  return { ...shape, next, left, starts: [cells[0]!] }
}

/** A path over land; towers go beside it, or on the board's own places. */
export function pathBoard(level: number): Board {
  const board = along(cellsOf(PATHS[(level - 1) % PATHS.length]!))
  const free = board.x.flatMap((_, cell) => (board.next[cell] === OFF ? [cell] : []))
  return { ...board, sites: PLACES[level]?.map(numberOf) ?? free, locks: [] }
}

/** The same with the path itself as sites, except its ends. */
export function trapBoard(level: number): Board {
  const cells = cellsOf(PATHS[level - 1]!)
  return { ...along(cells), sites: cells.slice(2, -1), locks: [] }
}

const STRAIGHT: Corners = [
  [4, 0],
  [4, 9],
]
const LOOPS: readonly Corners[] = [
  [
    [3, 1],
    [1, 1],
    [1, 4],
    [3, 4],
  ],
  [
    [5, 5],
    [7, 5],
    [7, 8],
    [5, 8],
  ],
]

/** A path down the middle with two locks, each before a loop that rejoins it farther down. */
export function forkBoard(lever: number): Board {
  const cells = cellsOf(STRAIGHT)
  const board = along(cells)
  const { next, left } = board
  const locks = LOOPS.map((corners) => {
    const loop = cellsOf(corners)
    const [first, last] = [loop[0]!, loop.at(-1)!]
    const row = (cell: number) => Math.floor(cell / WIDTH)
    const [cell, back] = [numberOf([4, row(first)]), numberOf([4, row(last)])]
    for (const [index, at] of loop.entries()) {
      next[at] = loop[index + 1] ?? back
      left[at] = left[back]! + loop.length - index
    }
    return { cell, straight: next[cell]!, loop }
  })
  for (const [index, { cell, loop }] of locks.entries()) if (lever & (1 << index)) next[cell] = loop[0]!
  const isWay = new Set([...cells, ...locks.flatMap(({ loop }) => loop)])
  return { ...board, sites: board.x.flatMap((_, cell) => (isWay.has(cell) ? [] : [cell])), locks }
}

const AROUND: Corners = [
  [0, 0],
  [8, 0],
  [8, 9],
  [0, 9],
  [0, 5],
  [4, 5],
]
const RAILS: Corners = [
  [2, 2],
  [6, 2],
  [6, 7],
  [2, 7],
  [2, 3],
]

/** A path around the island and into its middle; the sites form the railway between the two, in order. */
export const railBoard = (): Board => ({ ...along(cellsOf(AROUND)), sites: cellsOf(RAILS), locks: [] })
