/** Up to this many solutions are compared; else the first one is taken. */
const MOST_SOLUTIONS = 2200

interface Reduced {
  readonly rows: readonly number[][]
  /** Column solved by each of the first rows. */
  readonly pivots: readonly number[]
}

/**
 * How often each lantern must be touched to bring every one to 0: linear equations modulo the prime `states`.
 * Touching adds 1 to all that are reached. The shortest solution, or nothing when the board cannot be lit.
 */
export function touches(
  reach: readonly (readonly number[])[],
  cells: readonly number[],
  states: number,
): readonly number[] | undefined {
  const count = cells.length
  const rows = cells.map((value) => [...Array<number>(count).fill(0), (states - value) % states])
  for (const [cell, reached] of reach.entries()) for (const other of reached) rows[other]![cell] = 1
  const { pivots } = reduce(rows, count, states)
  if (rows.slice(pivots.length).some((row) => row[count] !== 0)) return undefined
  const free = cells.map((_, cell) => cell).filter((cell) => !pivots.includes(cell))
  const solutions = states ** free.length > MOST_SOLUTIONS ? 1 : states ** free.length
  let best: number[] | undefined
  let fewest = Infinity
  for (let number = 0; number < solutions; number++) {
    const solution = complete({ rows, pivots }, free, number, states)
    const total = solution.reduce((sum, times) => sum + times, 0)
    if (total < fewest) [best, fewest] = [solution, total]
  }
  return best
}

/** Gauss-Jordan elimination, in place. */
function reduce(rows: number[][], count: number, states: number): Reduced {
  const pivots: number[] = []
  for (let column = 0; column < count; column++) {
    const at = rows.findIndex((row, index) => index >= pivots.length && row[column] !== 0)
    if (at < 0) continue
    const pivot = rows[at]!
    rows[at] = rows[pivots.length]!
    rows[pivots.length] = pivot
    // In the fields of 2 and 3 every number is its own inverse.
    const inverse = pivot[column]!
    for (const [index, value] of pivot.entries()) pivot[index] = (value * inverse) % states
    for (const row of rows) {
      const factor = row[column]!
      if (row === pivot || factor === 0) continue
      for (const [index, value] of pivot.entries())
        row[index] = (row[index]! + (states - factor) * value) % states
    }
    pivots.push(column)
  }
  return { rows, pivots }
}

/** The solution with the free lanterns set by the digits of the number. */
function complete({ rows, pivots }: Reduced, free: readonly number[], number: number, states: number) {
  const count = rows.length
  const solution = Array<number>(count).fill(0)
  let rest = number
  for (const cell of free) {
    solution[cell] = rest % states
    rest = Math.floor(rest / states)
  }
  for (const [index, column] of pivots.entries()) {
    const row = rows[index]!
    const given = free.reduce((sum, cell) => sum + row[cell]! * solution[cell]!, 0)
    solution[column] = (((row[count]! - given) % states) + states) % states
  }
  return solution
}
