import { lowestOf, rangeMask } from '#kit/game/pencil/bits.ts'
import { different } from '#kit/game/pencil/constraints.ts'
import type { Recipe } from '#kit/game/pencil/generate.ts'
import type { Clue } from '#kit/game/pencil/puzzle.ts'
import { solverOf } from '#kit/game/pencil/solver.ts'
import { pickOne } from '#kit/random/random.ts'
import { lines } from './lines.ts'

/** Numbers that repeat only where a cell is to be shaded. */
export const hitoriClues: NonNullable<Recipe['always']> = (grade, solution, _layout, random) => {
  const cellCount = grade.columns * grade.rows
  const isOpen = (cell: number) => solution[cell] === 0
  const all = lines(grade)
  const solver = solverOf(
    cellCount,
    all.map((line) => different(line.filter(isOpen), 'row')),
  )
  const start = new Int32Array(cellCount).fill(rangeMask(1, grade.columns))
  const { solutions } = solver.search(start, { most: 1, nodes: 300, random })
  const numbers = solutions[0] ? [...solutions[0]].map(lowestOf) : start.map(() => 1)
  for (let cell = 0; cell < cellCount; cell++) {
    if (isOpen(cell)) continue
    const lures = all.filter((line) => line.includes(cell)).flatMap((line) => line.filter(isOpen))
    numbers[cell] = numbers[pickOne(lures, random)]!
  }
  const printed = [...numbers].map((value, cell): Clue => ({ kind: 'number', cells: [cell], value }))
  const repeats = all.flatMap((line) =>
    [...new Set(line.map((cell) => numbers[cell]!))]
      .map((value) => line.filter((cell) => numbers[cell] === value))
      .filter((cells) => cells.length > 1)
      .map((cells): Clue => ({ kind: 'same-numbers', cells })),
  )
  return [...printed, ...repeats]
}
