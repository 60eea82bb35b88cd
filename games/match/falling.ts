import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Grid } from './grid.ts'
import { gem, type Move } from './state.ts'

export interface Refill {
  readonly cells: readonly number[]
  readonly lastId: number
}

/** Where gems fall to. */
export type Pull = 'down' | 'up' | 'left' | 'right'

/** Cells in the order from the sky to the ground. */
export function waysOf({ falls, axes }: Grid, pull: Pull): readonly (readonly number[])[] {
  const lines = pull === 'down' || pull === 'up' ? falls : axes[0]!
  return pull === 'down' || pull === 'right' ? lines : lines.map((line) => line.toReversed())
}

/** The pull after a swap: gems fall in the direction of the swipe. */
export function pullOf({ columns }: Grid, [from = 0, to = 0]: Move): Pull {
  if (Math.floor(from / columns) !== Math.floor(to / columns)) return to > from ? 'down' : 'up'
  return to > from ? 'right' : 'left'
}

/** Gems fall as far as they can. */
export function fall(grid: Grid, cells: readonly number[], pull: Pull = 'down'): number[] {
  const falls = waysOf(grid, pull)
  const next = Array<number>(cells.length).fill(0)
  for (const way of falls) {
    let free = way.length - 1
    for (const at of way.toReversed()) if (cells[at] !== 0) next[way[free--]!] = cells[at]!
  }
  return next
}

/** Fresh gems for every empty cell. */
export function refill(cells: readonly number[], lastId: number, draw: () => number): Refill {
  let id = lastId
  return { cells: cells.map((cell) => (cell === 0 ? gem(++id, draw()) : cell)), lastId: id }
}

/** Empty columns close up to the left. */
export function closeUp({ falls }: Grid, cells: readonly number[]): number[] {
  const next = Array<number>(cells.length).fill(0)
  let to = 0
  for (const way of falls) {
    if (way.every((at) => cells[at] === 0)) continue
    for (const [index, at] of way.entries()) next[falls[to]![index]!] = cells[at]!
    to++
  }
  return next
}

export const drawFrom = (colors: number, random: Random) => () => pickIndex(colors, random)
