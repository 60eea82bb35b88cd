import { pickOne, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { SudokuLevel, Tier } from './definitions.ts'
import { geometryOf, type Geometry } from './geometry.ts'
import { measure } from './grade.ts'
import { canEmpty, randomSolution } from './search.ts'

export interface Puzzle {
  /** 0 is an empty cell. */
  readonly givens: readonly number[]
  readonly solution: readonly number[]
}

/** More tries reach the tier on more boards, but cost time on each. */
const CLUES_TRIED = 8
/** After this many boards the nearest easier puzzle is taken; the tests limit how often. */
const MOST_BOARDS = 40

/** A puzzle with exactly one solution, of the level's difficulty. */
export function generate(level: SudokuLevel, random: Random): Puzzle {
  if (level.seeds) {
    const known = makeOne(level, seededRandom(pickOne(level.seeds, random)))
    return reshaped(geometryOf(level.size), known, random)
  }
  let nearest: Graded | undefined
  for (let board = 0; board < MOST_BOARDS; board++) {
    const puzzle = makeOne(level, random)
    if (puzzle.tier === level.tier || level.size < 9) return plain(puzzle)
    if (!nearest || puzzle.tier > nearest.tier) nearest = puzzle
  }
  return plain(nearest!)
}

interface Graded extends Puzzle {
  readonly tier: Tier
}

const plain = ({ givens, solution }: Puzzle): Puzzle => ({ givens, solution })

/** One board with clues removed and given back; its tier may be below the wanted one. */
export function makeOne(level: SudokuLevel, random: Random): Graded {
  const geometry = geometryOf(level.size)
  const solution = randomSolution(geometry, random)
  const { givens, tier } = ease(geometry, solution, level, dig(geometry, solution, level, random))
  return { givens: [...givens], solution: [...solution], tier }
}

/** The same puzzle transformed: digits renamed, rows and columns swapped within their bands. */
export function reshaped(geometry: Geometry, { givens, solution }: Puzzle, random: Random): Puzzle {
  const { size, boxRows, boxColumns } = geometry
  const names = shuffled([...Array(size).keys()], random)
  const rows = shuffledLines(size, boxRows, random)
  const columns = shuffledLines(size, boxColumns, random)
  const turned = boxRows === boxColumns && random() < 0.5
  const dressed = (cells: readonly number[]) =>
    cells.map((_, cell) => {
      const row = rows[geometry.rowOf[cell]!]!
      const column = columns[geometry.columnOf[cell]!]!
      const digit = cells[turned ? column * size + row : row * size + column]!
      return digit && names[digit - 1]! + 1
    })
  return { givens: dressed(givens), solution: dressed(solution) }
}

/** A random order of the lines in which those of one box stay together. */
function shuffledLines(size: number, together: number, random: Random): number[] {
  const line = [...Array(together).keys()]
  return shuffled([...Array(size / together).keys()], random).flatMap((band) =>
    shuffled(line, random).map((at) => band * together + at),
  )
}

interface Dug {
  readonly givens: Uint8Array
  /** In the order they were emptied. */
  readonly emptied: readonly number[]
}

/** Empties random cells while the solution stays unique. */
function dig(geometry: Geometry, solution: Uint8Array, { fewestClues }: SudokuLevel, random: Random): Dug {
  const givens = solution.slice()
  const emptied: number[] = []
  for (const cell of shuffled([...givens.keys()], random)) {
    if (geometry.cells - emptied.length <= fewestClues) break
    if (!canEmpty(geometry, givens, cell)) continue
    givens[cell] = 0
    emptied.push(cell)
  }
  return { givens, emptied }
}

/**
 * Gives clues back until the puzzle is no harder than the level. Of a few clues it takes one that reaches the
 * tier, or else one that stays above it.
 */
function ease(geometry: Geometry, solution: Uint8Array, level: SudokuLevel, { givens, emptied }: Dug) {
  let eased = { givens, tier: measure(geometry, givens).tier }
  const back = [...emptied]
  while (eased.tier > level.tier && back.length > 0) {
    const tries = back.slice(-CLUES_TRIED).map((cell) => {
      const puzzle = eased.givens.with(cell, solution[cell]!)
      return { cell, givens: puzzle, tier: measure(geometry, puzzle).tier }
    })
    const next =
      tries.find(({ tier }) => tier === level.tier) ??
      tries.find(({ tier }) => tier > level.tier) ??
      tries[0]!
    back.splice(back.indexOf(next.cell), 1)
    eased = next
  }
  return eased
}
