import { pickIndex, type Random } from '#kit/random/random.ts'
import { sumsOf } from '../rules/cross-out.ts'

/** Whether exactly one way of crossing out fits all sums; searched row by row. */
function isUnique(size: number, cells: readonly number[], goal: readonly number[]): boolean {
  const { rows, columns } = sumsOf({ size, cells }, goal)
  let found = 0
  const search = (row: number, left: readonly number[]) => {
    if (found > 1) return
    if (row === size) {
      if (left.every((sum) => sum === 0)) found++
      return
    }
    for (let kept = 0; kept < 1 << size; kept++) {
      let sum = 0
      const rest = [...left]
      for (let column = 0; column < size; column++) {
        if (((kept >> column) & 1) === 0) continue
        sum += cells[row * size + column]!
        rest[column]! -= cells[row * size + column]!
      }
      if (sum === rows[row] && rest.every((value) => value >= 0)) search(row + 1, rest)
    }
  }
  search(0, columns)
  return found === 1
}

/** A board with one way to fit. */
export function makeCrossing(level: number, random: Random): string {
  const size = level <= 5 ? 3 : level <= 14 ? 4 : level <= 24 ? 5 : 6
  for (;;) {
    const cells = Array.from({ length: size * size }, () => 1 + pickIndex(9, random))
    const goal = cells.map(() => (random() < 0.4 ? 1 : 0))
    const crossed = goal.filter((bit) => bit === 1).length
    if (crossed < size || crossed > size * size * 0.55) continue
    const { rows, columns } = sumsOf({ size, cells }, goal)
    if ([...rows, ...columns].includes(0)) continue
    if (isUnique(size, cells, goal)) return `${cells.join('')}:${goal.join('')}`
  }
}
