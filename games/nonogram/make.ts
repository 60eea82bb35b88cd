import { hash32, pickIndex, seededRandom, type Random } from '#kit/random/random.ts'
import { blockClues, totalClues, type Puzzle } from './puzzle.ts'
import { undecided } from './solve.ts'

const MOST_TRIES = 400
const SPARSEST = 0.5
const DENSEST = 0.64

/** A picture of chance that reasoning line by line solves; the same for the same seed. */
export function madePuzzle(seed: number, side: number, isTotals: boolean): Puzzle {
  const random = seededRandom(hash32(`picture:${seed}:${side}`))
  let puzzle = chance(side, isTotals, random)
  let open = undecided(puzzle, puzzle.solution)
  for (let tries = 1; open.length > 0 && tries < (isTotals ? 12 : MOST_TRIES); tries++) {
    const other = chance(side, isTotals, random)
    const openThere = undecided(other, other.solution)
    if (openThere.length < open.length) [puzzle, open] = [other, openThere]
  }
  // Ambiguous cells are given from the start, one at a time.
  while (open.length > 0) {
    puzzle = { ...puzzle, given: [...puzzle.given, open[pickIndex(open.length, random)]!] }
    open = undecided(puzzle, puzzle.solution)
  }
  return puzzle
}

function chance(side: number, isTotals: boolean, random: Random): Puzzle {
  const density = SPARSEST + random() * (DENSEST - SPARSEST)
  const isTwin = side > 5 && random() < 0.5
  let cells: number[] = Array.from({ length: side * side }, () => (random() < density ? 1 : 0))
  if (side >= 8) cells = clumped(cells, side)
  if (isTwin)
    cells = cells.map((_, cell) => {
      const column = cell % side
      return cells[cell - column + Math.min(column, side - 1 - column)]!
    })
  const drawn = { columns: side, rows: side, solution: cells }
  return {
    ...drawn,
    colours: 1,
    isMirror: false,
    clues: isTotals ? totalClues(drawn) : blockClues(drawn),
    given: [],
  }
}

/** Cells side with most of their neighbours: so shapes come out of noise. */
function clumped(cells: readonly number[], side: number): number[] {
  return cells.map((own, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side]
    let [sum, count] = [own * 1.5, 1.5]
    for (const [dy, dx] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [y, x] = [row + dy, column + dx]
      if (y < 0 || x < 0 || y >= side || x >= side) continue
      sum += cells[y * side + x]!
      count++
    }
    return sum / count > 0.5 ? 1 : 0
  })
}
