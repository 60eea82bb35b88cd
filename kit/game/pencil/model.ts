import { rangeMask } from './bits.ts'
import { boardConstraints, type Ground } from './board-rules.ts'
import { clueConstraints } from './clue-rules.ts'
import { isShaded, type Clue, type Puzzle } from './puzzle.ts'
import { solverOf, type Constraint, type Domains, type Solver } from './solver.ts'

/** What is derived from a puzzle and constant during play. */
export interface Model {
  readonly ground: Ground
  readonly constraints: readonly Constraint[]
  readonly solver: Solver
  /** Cells whose notes a value removes. */
  readonly peers: readonly ReadonlySet<number>[]
  /** Cells with a fixed value. */
  readonly isGiven: readonly boolean[]
}

const models = new WeakMap<readonly Clue[], Model>()

/** Clues that fill their own cell. */
const FILLING = new Set<Clue['kind']>(['given', 'mine'])

/** Derives the model of a puzzle; call it once. */
export function modelOf(puzzle: Puzzle): Model {
  const known = models.get(puzzle.clues)
  if (known) return known
  const { clues, rules, solution } = puzzle
  const ground = groundOf(puzzle, solution)
  const constraints = [...boardConstraints(rules, ground), ...clueConstraints(clues, ground)]
  const peers = solution.map(() => new Set<number>())
  for (const { cells, differs } of constraints)
    if (differs)
      for (const cell of cells) for (const other of cells) if (other !== cell) peers[cell]!.add(other)
  const isGiven = solution.map(() => false)
  for (const { kind, cells } of clues) if (FILLING.has(kind)) isGiven[cells[0]!] = true
  const made = { ground, constraints, solver: solverOf(solution.length, constraints), peers, isGiven }
  models.set(clues, made)
  return made
}

type Frame = Pick<Puzzle, 'columns' | 'rows' | 'lowest' | 'highest' | 'box'>

/** A cell with the solution -1 takes no value. */
export const groundOf = (frame: Frame, solution: readonly number[]): Ground => ({
  columns: frame.columns,
  rows: frame.rows,
  lowest: frame.lowest,
  highest: frame.highest,
  ...(frame.box && { box: frame.box }),
  isOpen: (cell) => solution[cell] !== -1,
})

/** Every value in every open cell. */
export function allOpen(ground: Ground): Domains {
  const all = rangeMask(ground.lowest, ground.highest)
  return Int32Array.from({ length: ground.columns * ground.rows }, (_, cell) =>
    ground.isOpen(cell) ? all : 0,
  )
}

/** Value of an untouched cell. */
export const NOTHING = -1

/** Whether a cell has its final value; on a shaded board an untouched cell counts as empty. */
export const isRight = (puzzle: Puzzle, cell: number, value: number) =>
  value === puzzle.solution[cell] || (value === NOTHING && isShaded(puzzle) && puzzle.solution[cell] === 0)
