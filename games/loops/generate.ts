import { isSure } from '#kit/game/pencil/bits.ts'
import type { Domains } from '#kit/game/pencil/solver.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { DRAFTS, type Draft } from './drafts.ts'
import { modelFrom } from './model.ts'
import type { Clue, LoopKind, Puzzle } from './puzzle.ts'

/** Size and difficulty of a grade's puzzles. */
export interface Grade {
  readonly columns: number
  readonly rows: number
  /** Share of superfluous clues that stay. */
  readonly generous: number
  /** Guesses a solver may need beyond plain reasoning. */
  readonly guesses: number
}

const TRIES = 8
/** With a larger share of given lines, another board is tried. */
const MOST_GIVEN = 0.18

/** A puzzle whose unique solution the solver has proved. */
export function generate(kind: LoopKind, grade: Grade, random: Random): Puzzle {
  const { columns, rows } = grade
  let best: { readonly puzzle: Puzzle; readonly given: number } | undefined
  for (let attempt = 0; attempt < TRIES || !best; attempt++) {
    const draft = DRAFTS[kind]({ columns, rows }, random)
    if (!draft) continue
    const { fixed, spare, ...board } = draft
    const frame = { kind, columns, rows, ...board }
    const clues = chooseClues({ frame, fixed, spare, grade }, random)
    const given =
      clues.filter((clue) => clue.kind === 'given').length / draft.solution.reduce((a, b) => a + b, 0)
    if (!best || given < best.given) best = { puzzle: { ...frame, clues }, given }
    if (given <= MOST_GIVEN) break
  }
  return best!.puzzle
}

interface Task {
  readonly frame: Omit<Puzzle, 'clues'>
  readonly fixed: Draft['fixed']
  readonly spare: Draft['spare']
  readonly grade: Grade
}

/** Adds clues until the solution follows, gives lines where no clue helps, and removes what is superfluous. */
function chooseClues(task: Task, random: Random): Clue[] {
  const { frame, fixed, grade } = task
  const chosen: Clue[] = []
  const model = (clues: readonly Clue[]) => modelFrom({ ...frame, clues: [...fixed, ...clues] })
  const first = model([])
  const domains = first.start()
  first.solver.propagate(domains)
  const lines = frame.solution.length
  const isKnown = () => domains.subarray(0, lines).every(isSure)
  const further = [...shuffled(task.spare, random)]
  while (!isKnown() && further.length > 0) {
    // A few at a time: each costs a pass over the whole board.
    chosen.push(...further.splice(0, 3))
    model(chosen).solver.propagate(domains)
  }
  for (const given of isKnown() ? [] : shuffled(givensOf(frame.solution), random)) {
    if (isKnown() || isUnique(task, chosen, domains)) break
    if (isSure(domains[given.at]!)) continue
    chosen.push(given)
    model(chosen).solver.propagate(domains)
  }
  const kept = [...chosen]
  const gone: Clue[] = []
  for (const clue of chosen.toReversed()) {
    const fewer = kept.filter((one) => one !== clue)
    if (!isUnique(task, fewer)) continue
    kept.splice(kept.indexOf(clue), 1)
    if (clue.kind !== 'given') gone.push(clue)
  }
  return [...fixed, ...kept, ...gone.slice(0, Math.round(grade.generous * kept.length))]
}

const givensOf = (solution: readonly number[]): Clue[] =>
  solution.flatMap((value, at) => (value > 0 ? [{ kind: 'given' as const, at, value }] : []))

/** Reasoning alone solves it, or a few guesses prove that the solution is unique. */
function isUnique({ frame, fixed, grade }: Task, chosen: readonly Clue[], known?: Domains): boolean {
  const model = modelFrom({ ...frame, clues: [...fixed, ...chosen] })
  const domains = known ? known.slice() : model.start()
  if (!model.solver.propagate(domains)) return false
  const open = domains.subarray(0, frame.solution.length).filter((mask) => !isSure(mask)).length
  if (open === 0) return true
  if (grade.guesses === 0 || open > grade.guesses * 8) return false
  const { solutions, gaveUp } = model.solver.search(domains, { most: 2, nodes: grade.guesses * 4 })
  return solutions.length === 1 && !gaveUp
}
