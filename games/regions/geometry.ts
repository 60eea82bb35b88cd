import type { Box } from '#kit/game/draw.ts'
import { besides, type Board } from '#kit/game/pencil/board.ts'
import type { Point } from '#kit/game/stage.ts'
import type { RegionKind } from './puzzle.ts'

const MARGIN = 0.2
const LARGEST = 88
const ROOM_MARGIN = 8

/** Where the cells lie, in CSS pixels. */
export interface Grid {
  readonly board: Board
  readonly cell: number
  readonly plate: Box
  boxOf(cell: number): Box
  middle(cell: number): Point
  cellAt(at: Point): number | undefined
}

export function gridOf(board: Board, room: { readonly width: number; readonly height: number }): Grid {
  const { columns, rows } = board
  const cell = Math.min(
    (room.width - 2 * ROOM_MARGIN) / (columns + 2 * MARGIN),
    (room.height - 2 * ROOM_MARGIN) / (rows + 2 * MARGIN),
    LARGEST,
  )
  const [width, height] = [(columns + 2 * MARGIN) * cell, (rows + 2 * MARGIN) * cell]
  const plate = { x: (room.width - width) / 2, y: (room.height - height) / 2, width, height }
  const [left, top] = [plate.x + MARGIN * cell, plate.y + MARGIN * cell]
  const boxOf = (index: number): Box => ({
    x: left + (index % columns) * cell,
    y: top + Math.floor(index / columns) * cell,
    width: cell,
    height: cell,
  })
  return {
    board,
    cell,
    plate,
    boxOf,
    middle(index) {
      const { x, y } = boxOf(index)
      return { x: x + cell / 2, y: y + cell / 2 }
    },
    cellAt(at) {
      const [x, y] = [Math.floor((at.x - left) / cell), Math.floor((at.y - top) / cell)]
      return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x
    },
  }
}

/** All cells of the rectangle between two cells. */
export function boxBetween({ columns }: Board, one: number, other: number): number[] {
  const [left, right] = [one % columns, other % columns].toSorted((a, b) => a - b) as [number, number]
  const [top, bottom] = [Math.floor(one / columns), Math.floor(other / columns)].toSorted(
    (a, b) => a - b,
  ) as [number, number]
  const cells: number[] = []
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push(y * columns + x)
  return cells
}

/** The cells in an order that goes from neighbour to neighbour as far as it can. */
export function walkOver(board: Board, cells: readonly number[]): number[] {
  const left = new Set(cells)
  const near = (cell: number) => besides(board, cell).filter((one) => left.has(one))
  const path: number[] = []
  let at = cells.find((cell) => near(cell).length === 1) ?? cells[0]
  while (at !== undefined) {
    path.push(at)
    left.delete(at)
    at = near(at)[0]
  }
  return path
}

/** Cells passed by a finger, in small steps, since a fast one skips some. */
export function cellsOnWay(grid: Grid, from: Point, to: Point): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (grid.cell * 0.4)))
  return Array.from({ length: steps }, (_, index) => {
    const k = (index + 1) / steps
    return grid.cellAt({ x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k })
  }).filter((cell) => cell !== undefined)
}

const BOXES: ReadonlySet<RegionKind> = new Set(['plots', 'mats', 'planks', 'squares'])

/** Kinds whose areas are rectangles: they are drawn from corner to corner. */
export const isBoxed = (kind: RegionKind) => BOXES.has(kind)
