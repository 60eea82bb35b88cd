import type { Constraint, Domains, Narrow, Why } from './solver.ts'

/** A row or column of a nonogram: blocks of these lengths in this order, with at least one empty cell between two. */
export function pictureLine(cells: readonly number[], blocks: readonly number[], why: Why): Constraint {
  const length = cells.length
  return {
    cells,
    why,
    cheers: true,
    filter(domains, narrow) {
      const fits = placements(cells, blocks, domains)
      if (!fits) return false
      for (let at = 0; at < length; at++) if (!narrowCell(cells[at]!, fits[at]!, narrow)) return false
      return true
    },
  }
}

const narrowCell = (cell: number, mask: number, narrow: Narrow) => narrow(cell, mask)

/** For each cell, the values that occur in some valid placement of all blocks; undefined if there is none. */
function placements(
  cells: readonly number[],
  blocks: readonly number[],
  domains: Domains,
): number[] | undefined {
  const length = cells.length
  const mayFill = (at: number) => (domains[cells[at]!]! & 2) !== 0
  const mayBeEmpty = (at: number) => (domains[cells[at]!]! & 1) !== 0
  const found = cells.map(() => 0)
  const dead = new Set<number>()
  const alive = new Set<number>()
  const fitsAt = (at: number, size: number) => {
    if (at + size > length) return false
    for (let cell = at; cell < at + size; cell++) if (!mayFill(cell)) return false
    return at + size === length || mayBeEmpty(at + size)
  }
  const go = (at: number, block: number): boolean => {
    if (at >= length) return block === blocks.length
    const key = at * 32 + block
    if (alive.has(key)) return true
    if (dead.has(key)) return false
    let any = false
    if (mayBeEmpty(at) && go(at + 1, block)) {
      any = true
      found[at]! |= 1
    }
    const size = blocks[block]
    if (size !== undefined && fitsAt(at, size) && go(at + size + 1, block + 1)) {
      any = true
      for (let cell = at; cell < at + size; cell++) found[cell]! |= 2
      if (at + size < length) found[at + size]! |= 1
    }
    ;(any ? alive : dead).add(key)
    return any
  }
  return go(0, 0) ? found : undefined
}
