import { bitOf, isSure, lowestOf } from './bits.ts'
import { allOpen, modelOf, NOTHING, type Model } from './model.ts'
import { isOpen, isWrong, type State } from './state.ts'
import type { Constraint, Domains, Why } from './solver.ts'

/** Why a value is certain: one constraint, several together, or a given answer. */
export type Reason = Why | 'several' | 'gift'

export interface Advice {
  readonly cell: number
  readonly value: number
  readonly reason: Reason
  /** Cells that show the reason. */
  readonly shown: readonly number[]
}

const MOST_ROUNDS = 30

/** The next certain value, the easiest to see first; wrong values count as untouched. */
export function advise(state: State): Advice | undefined {
  const { puzzle } = state
  const model = modelOf(puzzle)
  const unknown = puzzle.solution.flatMap((_, cell) => (isMissing(state, cell) ? [cell] : []))
  // On a shaded board the player looks for marks; empty cells are advised only on the way to them.
  if (unknown.length === 0) return undefined
  const domains = allOpen(model.ground)
  for (const [cell, value] of state.cells.entries())
    if (value !== NOTHING && !isWrong(state, cell)) domains[cell] = bitOf(value)
  const known = domains.slice()
  return (
    reasoned(model, domains, new Set(unknown), puzzle.solution) ??
    probed(model, known, unknown, puzzle.solution) ??
    gift(state, unknown)
  )
}

const isMissing = (state: State, cell: number) =>
  state.puzzle.solution[cell] !== NOTHING &&
  (state.cells[cell] === NOTHING || isWrong(state, cell)) &&
  mayChange(state, cell)

const mayChange = (state: State, cell: number) => isOpen(state, cell) || isWrong(state, cell)

function reasoned(
  { constraints, ground }: Model,
  domains: Domains,
  unknown: ReadonlySet<number>,
  solution: readonly number[],
): Advice | undefined {
  const trails = new Map<number, Set<Constraint>>()
  let struck = false
  for (let round = 0; round < MOST_ROUNDS; round++) {
    struck = false
    for (const constraint of constraints) {
      const changed: number[] = []
      const isPossible = constraint.filter(domains, (cell, mask) => {
        const left = domains[cell]! & mask
        if (left === domains[cell]) return true
        domains[cell] = left
        changed.push(cell)
        const trail = trails.get(cell) ?? new Set<Constraint>()
        trails.set(cell, trail.add(constraint))
        return left !== 0
      })
      if (!isPossible) return undefined
      struck ||= changed.length > 0
      const cell = changed.find((one) => unknown.has(one) && isSure(domains[one]!))
      if (cell === undefined) continue
      const value = lowestOf(domains[cell]!)
      if (value !== solution[cell]) return undefined
      const trail = trails.get(cell)!
      const alone = trail.size === 1 || forcesAlone(constraint, domains, cell, allOpen(ground)[cell]!)
      const told = alone ? [constraint] : [...trail]
      return {
        cell,
        value,
        reason: alone ? constraint.why : 'several',
        shown: [...new Set(told.flatMap(({ cells }) => cells))],
      }
    }
    if (!struck) return undefined
  }
  return undefined
}

/** Whether this constraint alone determines the value. */
function forcesAlone(constraint: Constraint, domains: Domains, cell: number, all: number): boolean {
  const trial = domains.slice()
  const wanted = trial[cell]!
  trial[cell] = all
  constraint.filter(trial, (one, mask) => {
    trial[one]! &= mask
    return true
  })
  return trial[cell] === wanted
}

/** A value is certain if every other one leads to a contradiction; marks are searched first. */
function probed(
  { solver, constraints }: Model,
  known: Domains,
  unknown: readonly number[],
  solution: readonly number[],
): Advice | undefined {
  if (!solver.propagate(known)) return undefined
  const marksFirst = unknown.toSorted((one, other) => solution[other]! - solution[one]!)
  for (const cell of marksFirst) {
    const value = solution[cell]!
    const trial = known.slice()
    trial[cell]! &= ~bitOf(value)
    if (trial[cell] !== 0 && solver.propagate(trial, [cell])) continue
    const shown = constraints.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells)
    return { cell, value, reason: 'several', shown: [...new Set(shown)] }
  }
  return undefined
}

function gift(state: State, unknown: readonly number[]): Advice {
  const { puzzle } = state
  const cell = unknown.find((one) => puzzle.solution[one]! > 0) ?? unknown[0]!
  return { cell, value: puzzle.solution[cell]!, reason: 'gift', shown: [cell] }
}
