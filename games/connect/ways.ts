import type { Field, Link } from './links.ts'

/** How a line may run between two tiles. */
export interface WayRule {
  /** Allowed steps as columns and rows. */
  readonly steps: readonly (readonly [number, number])[]
  /** Most straight parts or jumps. */
  readonly legs: number
  /** Longest part in steps. */
  readonly reach: number
}

const FAR = 99

/** A straight line of sight along a row or column. */
export const SIGHT: WayRule = {
  steps: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
  legs: 1,
  reach: FAR,
}
/** Diagonals only, with at most two bends. */
export const ASLANT: WayRule = {
  steps: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
  legs: 3,
  reach: FAR,
}
/** At most three knight's jumps, each onto a free cell. */
export const JUMPS: WayRule = {
  steps: [
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [-1, -2],
    [-2, -1],
    [-2, 1],
    [-1, 2],
  ],
  legs: 3,
  reach: 1,
}

/** Corners of a path with the fewest parts; `undefined` when there is none. */
export function wayBetween(
  { width, height }: Field,
  cells: readonly number[],
  from: number,
  to: number,
  { steps, legs, reach }: WayRule,
): Link | undefined {
  const cameFrom = new Map<number, number>([[from, from]])
  let corners: readonly number[] = [from]
  for (let leg = 0; leg < legs && corners.length > 0; leg++) {
    const found: number[] = []
    for (const corner of corners)
      for (const [dx, dy] of steps) {
        let [x, y] = [(corner % width) + dx, Math.floor(corner / width) + dy]
        for (let step = 0; step < reach; step++) {
          if (x < 0 || y < 0 || x >= width || y >= height) break
          const cell = y * width + x
          if (cell === to) {
            cameFrom.set(to, corner)
            return wayBack(cameFrom, from, to)
          }
          if (cells[cell] !== 0) break
          if (!cameFrom.has(cell)) {
            cameFrom.set(cell, corner)
            found.push(cell)
          }
          x += dx
          y += dy
        }
      }
    corners = found
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<number, number>, from: number, to: number): Link {
  const way = [to]
  while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!)
  return way
}
