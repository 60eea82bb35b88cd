import { shuffled, type Random } from '#kit/random/random.ts'
import { bitOf, countBits, isSure, lowestOf } from './bits.ts'
import { cellsOf } from './board.ts'
import { boardConstraints, type Ground } from './board-rules.ts'
import { clueConstraints } from './clue-rules.ts'
import { allOpen, groundOf } from './model.ts'
import type { BoardRule, Clue, Puzzle } from './puzzle.ts'
import { isSolved, solverOf, type Domains } from './solver.ts'

/** Size and difficulty of the puzzles of a grade. */
export interface Grade {
  readonly columns: number
  readonly rows: number
  readonly lowest: number
  readonly highest: number
  readonly box?: readonly [number, number]
  /** Share of the redundant clues that are kept to make the puzzle easier. */
  readonly generous: number
  /** Guesses that a solver may need beyond propagation. */
  readonly guesses: number
}

/** The board before any value is set. */
export interface Layout {
  readonly clues: readonly Clue[]
  /** A ready solution, or at least -1 in cells without a value. */
  readonly solution?: readonly number[]
  readonly isComplete?: boolean
}

/** How puzzles of a kind are generated. */
export interface Recipe {
  layOut?(grade: Grade, random: Random): Layout | undefined
  /** Clues of every puzzle, derived from its solution. */
  always?(grade: Grade, solution: readonly number[], layout: Layout, random: Random): readonly Clue[]
  /** Clues that are added as needed; if absent, the puzzle must work without them. */
  spare?(grade: Grade, solution: readonly number[], layout: Layout, random: Random): readonly Clue[]
  /** Layouts to try before cells are given away. */
  readonly tries?: number
}

const SEARCH_NODES = 100
const DEFAULT_TRIES = 12

/** A puzzle with exactly one solution, proved by the solver. */
export function generate(recipe: Recipe, rules: readonly BoardRule[], grade: Grade, random: Random): Puzzle {
  const tries = recipe.tries ?? DEFAULT_TRIES
  let last: Draft | undefined
  for (let attempt = 0; attempt < tries || !last; attempt++) {
    const draft = draftOf(recipe, rules, grade, random)
    if (!draft) continue
    const puzzle = finish(draft, recipe, random)
    if (puzzle) return puzzle
    last = draft
  }
  return finish(last, { ...recipe, spare: (_grade, solution) => givensOf(solution) }, random)!
}

/** For every open cell a clue with its value. */
export const givensOf = (solution: readonly number[]): Clue[] =>
  solution.flatMap((value, cell) => (value < 0 ? [] : [{ kind: 'given' as const, cells: [cell], value }]))

interface Draft {
  readonly grade: Grade
  readonly rules: readonly BoardRule[]
  readonly layout: Layout
  readonly ground: Ground
  readonly solution: readonly number[]
  readonly fixed: readonly Clue[]
}

function draftOf(
  recipe: Recipe,
  rules: readonly BoardRule[],
  grade: Grade,
  random: Random,
): Draft | undefined {
  const layout = recipe.layOut ? recipe.layOut(grade, random) : { clues: [] }
  if (!layout) return undefined
  const ground = groundOf(grade, layout.solution ?? [])
  const solution = layout.isComplete ? layout.solution! : solve(rules, layout, ground, random)
  if (!solution) return undefined
  const always = recipe.always?.(grade, solution, layout, random) ?? []
  return { grade, rules, layout, ground, solution, fixed: [...layout.clues, ...always] }
}

function solve(
  rules: readonly BoardRule[],
  layout: Layout,
  ground: Ground,
  random: Random,
): number[] | undefined {
  const constraints = [...boardConstraints(rules, ground), ...clueConstraints(layout.clues, ground)]
  const solver = solverOf(ground.columns * ground.rows, constraints)
  const { solutions } = solver.search(allOpen(ground), { most: 1, nodes: SEARCH_NODES, random })
  return solutions[0] && [...solutions[0]].map((mask) => (mask === 0 ? -1 : lowestOf(mask)))
}

function finish(draft: Draft, recipe: Recipe, random: Random): Puzzle | undefined {
  const { grade, solution, layout, fixed } = draft
  const spare = givensLast(shuffled(recipe.spare?.(grade, solution, layout, random) ?? [], random))
  const chosen = spare.length === 0 ? [] : choose(draft, spare)
  if (!chosen || !isUnique(draft, chosen)) return undefined
  const kept = spare.length === 0 ? [] : reduce(draft, chosen, random)
  const { columns, rows, lowest, highest, box } = grade
  const clues = [...fixed, ...kept]
  return {
    columns,
    rows,
    lowest,
    highest,
    rules: draft.rules,
    ...(box && draft.rules.includes('boxes') && { box }),
    clues,
    solution,
  }
}

/** Special clues come before given digits, which make all puzzles look alike. */
const givensLast = (clues: readonly Clue[]) => [
  ...clues.filter(({ kind }) => kind !== 'given'),
  ...clues.filter(({ kind }) => kind === 'given'),
]

/** Adds clues about open cells until propagation solves the puzzle. */
function choose(draft: Draft, spare: readonly Clue[]): Clue[] | undefined {
  const chosen: Clue[] = []
  const domains = startOf(draft, chosen)
  if (!domains) return undefined
  let solver = solverFor(draft, chosen)
  for (const clue of spare) {
    if (isSolved(domains)) return chosen
    if (clue.kind === 'given' && clue.cells.every((cell) => isSure(domains[cell]!))) continue
    chosen.push(clue)
    if (clue.kind === 'given') {
      domains[clue.cells[0]!]! &= bitOf(clue.value!)
      solver.propagate(domains, clue.cells)
    } else {
      solver = solverFor(draft, chosen)
      solver.propagate(domains)
    }
  }
  return chosen
}

/** Removes clues while the solution stays unique, and returns some if the grade is generous. */
function reduce(draft: Draft, chosen: readonly Clue[], random: Random): Clue[] {
  let kept = [...chosen]
  const gone: Clue[] = []
  for (const clue of givensLast(chosen).toReversed()) {
    const fewer = kept.filter((one) => one !== clue)
    if (!isUnique(draft, fewer)) continue
    kept = fewer
    gone.push(clue)
  }
  const back = Math.round(draft.grade.generous * kept.length)
  const spare = [...givensLast(gone), ...moreGivens(draft, kept, random)]
  return [...kept, ...spare.slice(0, back)]
}

/** Given digits that make a puzzle easier if it has no removed clue to return. */
function moreGivens({ solution }: Draft, kept: readonly Clue[], random: Random): Clue[] {
  if (!kept.some(({ kind }) => kind === 'given')) return []
  const taken = new Set(kept.flatMap(({ kind, cells }) => (kind === 'given' ? cells : [])))
  return shuffled(
    givensOf(solution).filter(({ cells }) => !taken.has(cells[0]!)),
    random,
  )
}

const solverFor = ({ rules, ground, fixed }: Draft, chosen: readonly Clue[]) =>
  solverOf(ground.columns * ground.rows, [
    ...boardConstraints(rules, ground),
    ...clueConstraints([...fixed, ...chosen], ground),
  ])

function startOf(draft: Draft, chosen: readonly Clue[]): Domains | undefined {
  const domains = allOpen(draft.ground)
  return solverFor(draft, chosen).propagate(domains) ? domains : undefined
}

/** Propagation finds the solution, or few guesses prove that there is no other. */
function isUnique(draft: Draft, chosen: readonly Clue[]): boolean {
  const { ground, grade } = draft
  const solver = solverFor(draft, chosen)
  const domains = allOpen(ground)
  if (!solver.propagate(domains)) return false
  if (isSolved(domains)) return true
  if (grade.guesses === 0) return false
  const open = cellsOf(ground).reduce((sum, cell) => sum + Math.max(0, countBits(domains[cell]!) - 1), 0)
  if (open > grade.guesses * 12) return false
  const { solutions, gaveUp } = solver.search(domains, { most: 2, nodes: grade.guesses * 2 })
  return solutions.length === 1 && !gaveUp
}
