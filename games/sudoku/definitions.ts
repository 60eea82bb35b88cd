import type { GameDefinition } from '#kit/game/contract.ts'
import { HARDER_SEEDS } from './grade-seeds.ts'
import { registered } from './registered.ts'

export type BoardSize = 4 | 6 | 9
export type GradeId = 'easy' | 'medium' | 'hard' | 'harder' | 'expert'

/**
 * Difficulty of a puzzle: the hardest reasoning it needs, as `grade.ts` measures it.
 * 0 the only place in a box, 1 any single, 2 locked digits and naked pairs, 3 triples, hidden pairs and
 * X-wings, 4 more than that.
 */
export type Tier = 0 | 1 | 2 | 3 | 4

export interface SudokuLevel {
  readonly size: BoardSize
  /** Only the 9×9 board has grades. */
  readonly grade?: GradeId
  readonly tier: Tier
  /** Clues are removed down to this number; the hard grades remove all they can. */
  readonly fewestClues: number
  /** Seeds known to give this tier at once, for a grade that is rarely hit. */
  readonly seeds?: readonly number[]
  /** Points of a digit. */
  readonly worth: number
}

export interface SudokuDefinition extends GameDefinition {
  /** The level of a run picks size and grade: level 1 is the first entry. */
  readonly sudokus: readonly [SudokuLevel, ...SudokuLevel[]]
}

export const definitions: readonly SudokuDefinition[] = [
  {
    id: 'sudoku',
    ...registered('sudoku'),
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['numbers'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [60, 1800],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 1748,
    ground: ['#4150c8', '#17124a'],
    sudokus: [
      { size: 9, grade: 'easy', tier: 0, fewestClues: 40, worth: 10 },
      { size: 9, grade: 'medium', tier: 1, fewestClues: 32, worth: 20 },
      { size: 9, grade: 'hard', tier: 2, fewestClues: 0, worth: 30 },
      { size: 9, grade: 'harder', tier: 3, fewestClues: 0, worth: 40, seeds: HARDER_SEEDS },
      { size: 9, grade: 'expert', tier: 4, fewestClues: 0, worth: 50 },
      { size: 4, tier: 1, fewestClues: 6, worth: 5 },
      { size: 6, tier: 1, fewestClues: 13, worth: 8 },
    ],
  },
]

/** The entry of a level; the first one for an unknown level. */
export const sudokuOfLevel = ({ sudokus }: SudokuDefinition, level: number): SudokuLevel =>
  sudokus[level - 1] ?? sudokus[0]
