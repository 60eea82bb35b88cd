import { besides, boxesOf, cellsOf } from './board.ts'
import { centresOf, diagonalsOf, windowsOf } from './board-rules.ts'
import type { ClueKind, Puzzle } from './puzzle.ts'

/** Clues that divide the board into parts; the first ones get the colours first. */
const PARTS: readonly ClueKind[] = [
  'cage',
  'calculation',
  'region',
  'run-of-values',
  'stars',
  'room',
  'tank',
  'magnet',
]

export interface Tints {
  /** Colour of each cell, counted from 0; adjacent parts differ. */
  readonly tint: readonly number[]
  /** Part of each cell, or -1. */
  readonly part: readonly number[]
  /** Cells of another group, such as a diagonal. */
  readonly accent: ReadonlySet<number>
  /** Lines between the parts. */
  readonly walls: 'none' | 'thin' | 'thick'
  /** Sums occupy corners of cells. */
  readonly hasSums: boolean
}

const known = new WeakMap<readonly unknown[], Tints>()

export function tintsOf(puzzle: Puzzle): Tints {
  const before = known.get(puzzle.clues)
  if (before) return before
  const kind = PARTS.find((one) => puzzle.clues.some((clue) => clue.kind === one))
  const parts = kind
    ? puzzle.clues.filter((clue) => clue.kind === kind).map(({ cells }) => cells)
    : puzzle.box
      ? boxesOf(puzzle, puzzle.box)
      : []
  const part = cellsOf(puzzle).map((cell) => parts.findIndex((cells) => cells.includes(cell)))
  const tintOfPart: number[] = []
  for (const [index, cells] of parts.entries()) {
    const around = new Set(
      cells.flatMap((cell) => besides(puzzle, cell)).map((cell) => tintOfPart[part[cell]!]),
    )
    tintOfPart[index] = [0, 1, 2, 3, 4, 5].find((tint) => !around.has(tint)) ?? 0
  }
  const accent = new Set<number>()
  if (puzzle.rules.includes('diagonals'))
    diagonalsOf(puzzle)
      .flat()
      .forEach((cell) => accent.add(cell))
  if (puzzle.rules.includes('windows'))
    windowsOf(puzzle)
      .flat()
      .forEach((cell) => accent.add(cell))
  if (puzzle.rules.includes('centres')) centresOf(puzzle).forEach((cell) => accent.add(cell))
  const made: Tints = {
    tint: part.map((one) => (one < 0 ? 0 : tintOfPart[one]!)),
    part,
    accent,
    hasSums: kind === 'cage' || kind === 'calculation',
    walls: kind === undefined ? 'none' : kind === 'cage' ? 'thin' : 'thick',
  }
  known.set(puzzle.clues, made)
  return made
}
