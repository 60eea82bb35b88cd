import type { Constraint } from './solver.ts'

/** Water is level: a row of a tank is full or empty, and everything below a full row is full. */
export function tankLevel(cells: readonly number[], columns: number): Constraint {
  const depths = [...new Set(cells.map((cell) => Math.floor(cell / columns)))].toSorted(
    (one, other) => one - other,
  )
  const rows = depths.map((depth) => cells.filter((cell) => Math.floor(cell / columns) === depth))
  return {
    cells,
    why: 'area',
    filter(domains, narrow) {
      const highestFull = rows.findIndex((row) => row.some((cell) => domains[cell] === 2))
      const lowestEmpty = rows.findLastIndex((row) => row.some((cell) => domains[cell] === 1))
      for (const [depth, row] of rows.entries()) {
        const full = highestFull >= 0 && depth >= highestFull
        const empty = depth <= lowestEmpty
        if (full && empty) return false
        if (!full && !empty) continue
        for (const cell of row) if (!narrow(cell, full ? 2 : 1)) return false
      }
      return true
    },
  }
}
