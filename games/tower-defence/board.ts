import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** A field: its cells by number, their positions, and the paths of foes. */
export interface Board {
  readonly width: number
  readonly height: number
  /** Centre of each cell, in cells. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Next cell for a foe: -1 at the end, -2 off the path. */
  readonly next: readonly number[]
  /** Cells left to the end. */
  readonly left: readonly number[]
  /** Entrance cells. */
  readonly starts: readonly number[]
  /** Cells that towers may be built on. */
  readonly sites: readonly number[]
  /** Locks that send foes straight on or into a loop. */
  readonly locks: readonly Lock[]
}

export interface Lock {
  readonly cell: number
  readonly straight: number
  /** Cells of the loop, in order. */
  readonly loop: readonly number[]
}

export const OFF = -2

export function grid(width: number, height: number) {
  const count = width * height
  return {
    width,
    height,
    x: Array.from({ length: count }, (_, cell) => (cell % width) + 0.5),
    y: Array.from({ length: count }, (_, cell) => Math.floor(cell / width) + 0.5),
  }
}

const MAZE_WIDTH = 9
const MAZE_HEIGHT = 10

/** An open field from two entrances at the top to the exit at the bottom; towers block the way. */
export function mazeBoard(towers: readonly number[]): Board {
  const shape = grid(MAZE_WIDTH, MAZE_HEIGHT)
  const exit = (MAZE_HEIGHT - 1) * MAZE_WIDTH + 4
  const starts = [1, 7]
  const next = shape.x.map(() => OFF)
  const left = shape.x.map(() => 0)
  next[exit] = -1
  left[exit] = 1
  const waiting = [exit]
  const isShut = new Set(towers)
  for (const cell of waiting) {
    const column = cell % MAZE_WIDTH
    const sides = [
      cell - MAZE_WIDTH,
      column > 0 ? cell - 1 : -1,
      column < MAZE_WIDTH - 1 ? cell + 1 : -1,
      cell + MAZE_WIDTH,
    ]
    for (const side of sides) {
      if (side < 0 || side >= next.length || next[side] !== OFF || isShut.has(side)) continue
      next[side] = cell
      left[side] = left[cell]! + 1
      waiting.push(side)
    }
  }
  const sites = shape.x.flatMap((_, cell) => (starts.includes(cell) || cell === exit ? [] : [cell]))
  return { ...shape, next, left, starts, sites, locks: [] }
}

const LANES = 5
const LANE_LENGTH = 8

/** Straight lanes from the sea at the top to the beach. */
export function laneBoard(): Board {
  const shape = grid(LANES, LANE_LENGTH)
  const next = shape.x.map((_, cell) => (cell + LANES < shape.x.length ? cell + LANES : -1))
  const left = shape.x.map((_, cell) => LANE_LENGTH - Math.floor(cell / LANES))
  const sites = shape.x.flatMap((_, cell) => (cell >= LANES ? [cell] : []))
  return { ...shape, next, left, starts: [0, 1, 2, 3, 4], sites, locks: [] }
}

export const RAYS = 8
const RAY_LENGTH = 6
export const RING_SIZE = 10.4
const SLOT_REACH = 1.45
const FIRST_REACH = 2.1
const STEP_REACH = 0.55

/** Eight paths to the lighthouse in the middle, with eight sites around it. */
export function ringBoard(): Board {
  const x: number[] = []
  const y: number[] = []
  const next: number[] = []
  const left: number[] = []
  const put = (ray: number, reach: number) => {
    const angle = (ray * 2 * Math.PI) / RAYS - Math.PI / 2
    x.push(RING_SIZE / 2 + exactCos(angle) * reach)
    y.push(RING_SIZE / 2 + exactSin(angle) * reach)
  }
  for (let ray = 0; ray < RAYS; ray++) {
    put(ray, SLOT_REACH)
    next.push(OFF)
    left.push(0)
  }
  const starts: number[] = []
  for (let ray = 0; ray < RAYS; ray++) {
    starts.push(x.length)
    for (let step = RAY_LENGTH - 1; step >= 0; step--) {
      put(ray, FIRST_REACH + step * STEP_REACH)
      next.push(step === 0 ? -1 : x.length)
      left.push(step + 1)
    }
  }
  const sites = Array.from({ length: RAYS }, (_, slot) => slot)
  return { width: RING_SIZE, height: RING_SIZE, x, y, next, left, starts, sites, locks: [] }
}
