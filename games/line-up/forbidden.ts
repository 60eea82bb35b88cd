import type { Shape } from './shape.ts'

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
/** Cells on either side that can matter to a five through the middle. */
const REACH = 5
const MIDDLE = REACH
const FEWEST_NEIGHBOURS = 4

/** The cells along a way through the middle: 1 own, 0 empty, 2 closed. */
function rayOf(
  { columns, rows }: Shape,
  cells: readonly number[],
  cell: number,
  way: readonly [number, number],
) {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  return Array.from({ length: 2 * REACH + 1 }, (_, index) => {
    const step = index - REACH
    const [column, row] = [x + step * way[0], y + step * way[1]]
    if (column < 0 || row < 0 || column >= columns || row >= rows) return 2
    return step === 0 ? 1 : cells[row * columns + column]!
  })
}

/** Length of the unbroken run through an index. */
function runAt(ray: readonly number[], index: number): number {
  let length = 1
  for (let step = index - 1; ray[step] === 1; step--) length++
  for (let step = index + 1; ray[step] === 1; step++) length++
  return length
}

const withStone = (ray: readonly number[], index: number) => ray.map((one, at) => (at === index ? 1 : one))

/** Empty places that would make exactly five with the middle in it. */
function fivePlaces(ray: readonly number[]): number {
  let found = 0
  for (let index = MIDDLE - 4; index <= MIDDLE + 4; index++) {
    if (ray[index] !== 0) continue
    const longer = withStone(ray, index)
    if (runAt(longer, MIDDLE) === 5 && runAt(longer, index) === 5) found++
  }
  return found
}

const isOpenThree = (ray: readonly number[]) =>
  ray.some((one, index) => one === 0 && Math.abs(index - MIDDLE) < 4 && fivePlaces(withStone(ray, index)) > 1)

/** Renju: the first player may not make six or more, two fours or two open threes at once; a plain five always wins. */
export function isForbidden(shape: Shape, cells: readonly number[], cell: number): boolean {
  const rays = WAYS.map((way) => rayOf(shape, cells, cell, way))
  const own = rays.reduce((sum, ray) => sum + ray.filter((one) => one === 1).length - 1, 0)
  if (own < FEWEST_NEIGHBOURS) return false
  const runs = rays.map((ray) => runAt(ray, MIDDLE))
  if (runs.includes(5)) return false
  if (runs.some((run) => run > 5)) return true
  const fours = rays.filter((ray) => fivePlaces(ray) > 0).length
  if (fours > 1) return true
  return rays.filter((ray) => fivePlaces(ray) === 0 && isOpenThree(ray)).length > 1
}
