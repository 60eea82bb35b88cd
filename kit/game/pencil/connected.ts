import { isSure } from './bits.ts'
import type { Constraint, Domains } from './solver.ts'

type Cells = readonly number[]

/** Cells with a value of the mask are connected; a cell that all connections need has such a value, too. */
export function connected(cells: Cells, mask: number, neighbours: (cell: number) => Cells): Constraint {
  const near = new Map(cells.map((cell) => [cell, neighbours(cell)]))
  return {
    cells,
    why: 'rule',
    filter(domains, narrow) {
      const isIn = (cell: number) => (domains[cell]! & ~mask) === 0
      const start = cells.find(isIn)
      if (start === undefined) return true
      const needed = cells.filter(isIn).length
      const { reached, bridges, found } = walk(start, near, domains, { mask, isIn })
      if (found < needed) return false
      for (const cell of cells) {
        const isReached = reached.has(cell)
        if (!isReached && domains[cell]! & mask && !narrow(cell, ~mask)) return false
        if (isReached && bridges.has(cell) && !isSure(domains[cell]!) && !narrow(cell, mask)) return false
      }
      return true
    },
  }
}

interface Walk {
  readonly reached: ReadonlyMap<number, number>
  /** Cells that every connection to a needed cell passes through. */
  readonly bridges: ReadonlySet<number>
  readonly found: number
}

interface Asked {
  readonly mask: number
  isIn(cell: number): boolean
}

/** Finds reachable cells and cut vertices in one depth-first search (Tarjan). */
function walk(
  start: number,
  near: ReadonlyMap<number, Cells>,
  domains: Domains,
  { mask, isIn }: Asked,
): Walk {
  const order = new Map<number, number>()
  const bridges = new Set<number>()
  /** Returns the lowest depth that the subtree reaches, and how many needed cells are in it. */
  const go = (cell: number, from: number): readonly [back: number, needed: number] => {
    const here = order.size
    order.set(cell, here)
    let back = here
    let needed = isIn(cell) ? 1 : 0
    for (const next of near.get(cell) ?? []) {
      if (next === from || (domains[next]! & mask) === 0) continue
      const seen = order.get(next)
      if (seen !== undefined) {
        back = Math.min(back, seen)
        continue
      }
      const [far, beyond] = go(next, cell)
      back = Math.min(back, far)
      needed += beyond
      if (far >= here && beyond > 0) bridges.add(cell)
    }
    return [back, needed]
  }
  const [, found] = go(start, -1)
  return { reached: order, bridges, found }
}
