import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { modelOf } from './model.ts'
import { mostOf, type Puzzle } from './puzzle.ts'

/** No mark; 0 is a cross: no line here. */
export const UNTOUCHED = -1

export interface State {
  readonly puzzle: Puzzle
  /** Mark per line: UNTOUCHED, 0 for a cross, else its count. */
  readonly marks: readonly number[]
  /** Lines set by hints: they earn nothing and are final. */
  readonly hinted: readonly number[]
}

export type Input =
  | { readonly kind: 'mark'; readonly line: number; readonly value: number }
  | { readonly kind: 'hint'; readonly line: number }

export type Look = 'open' | 'met' | 'broken'

const SOLVED_BONUS = 10
const UNAIDED_BONUS = 20

const drawn = (mark: number | undefined) => Math.max(0, mark ?? 0)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + drawn(value), 0)

export const isGiven = ({ clues }: Puzzle, line: number) =>
  clues.some(({ kind, at }) => kind === 'given' && at === line)

/** Whether the player may change the line. */
export const isOpen = ({ puzzle, hinted }: State, line: number) =>
  line in puzzle.solution && !hinted.includes(line) && !isGiven(puzzle, line)

export const isSolved = ({ puzzle, marks }: State) =>
  puzzle.solution.every((value, line) => drawn(marks[line]) === value)

/** Lines still to draw, judging by their number. */
export const linesLeft = ({ puzzle, marks }: State) => Math.max(0, sum(puzzle.solution) - sum(marks))

/** A line where none belongs, or a cross on a line that does. */
export const wrongLine = ({ puzzle, marks }: State) =>
  marks.findIndex((mark, line) => mark !== UNTOUCHED && mark !== puzzle.solution[line])

export function startOf(puzzle: Puzzle): State {
  const marks = puzzle.solution.map(() => UNTOUCHED)
  for (const { kind, at, value = 1 } of puzzle.clues) if (kind === 'given') marks[at] = value
  return { puzzle, marks, hinted: [] }
}

/** Lines are drawn, crossed out and erased freely; the run ends when exactly the right ones are drawn. */
export function loopRules(deal: (random: Random) => Puzzle, worth: number): TurnRules<State, Input> {
  return {
    start: (random) => startOf(deal(random)),
    step,
    legal(state) {
      const most = mostOf(state.puzzle.kind)
      return state.marks.flatMap((mark, line) =>
        isOpen(state, line)
          ? Array.from({ length: most + 1 }, (_, value): Input => ({ kind: 'mark', line, value })).filter(
              (input) => input.kind === 'mark' && input.value !== mark,
            )
          : [],
      )
    },
    status: (state) => (isSolved(state) ? 'won' : 'playing'),
    score: (state) => scoreOf(state, worth),
    progress: ({ puzzle, marks }) =>
      puzzle.solution.filter((value, line) => value > 0 && marks[line] === value).length /
      puzzle.solution.filter((value) => value > 0).length,
  }
}

/** Only the finished board scores: before, points would reveal right and wrong. */
function scoreOf(state: State, worth: number): number {
  if (!isSolved(state)) return 0
  const { puzzle, hinted } = state
  const own = puzzle.solution.filter(
    (value, line) => value > 0 && !hinted.includes(line) && !isGiven(puzzle, line),
  )
  return (own.length + SOLVED_BONUS + (hinted.length === 0 ? UNAIDED_BONUS : 0)) * worth
}

export function step(
  state: State,
  input: Input,
): { readonly state: State; readonly events: readonly SimEvent[] } {
  const { line } = input
  if (!isOpen(state, line)) return { state, events: [] }
  const value = input.kind === 'hint' ? state.puzzle.solution[line]! : input.value
  if (input.kind === 'mark' && state.marks[line] === value) return { state, events: [] }
  const next: State = {
    ...state,
    marks: state.marks.with(line, value),
    hinted: input.kind === 'hint' ? [...state.hinted, line] : state.hinted,
  }
  const kind = input.kind === 'hint' ? 'hint' : value === UNTOUCHED ? 'erase' : value === 0 ? 'cross' : 'line'
  const events: SimEvent[] = [{ kind, x: line, amount: value }]
  if (isSolved(next)) return { state: next, events: [...events, { kind: 'solved' }] }
  if (value > 0) events.push(...newlyMet(state, next, line), ...(isClosed(next) ? [{ kind: 'closed' }] : []))
  return { state: next, events }
}

/** Clues newly satisfied by this line. */
function newlyMet(before: State, after: State, line: number): SimEvent[] {
  const { constraints, clueOf } = modelOf(after.puzzle)
  return constraints.flatMap(({ cells }, index) =>
    clueOf[index] && cells.includes(line) && lookOf(after, index) === 'met' && lookOf(before, index) !== 'met'
      ? [{ kind: 'clue', x: index }]
      : [],
  )
}

/** A single closed line, though not the solution. */
function isClosed({ puzzle, marks }: State): boolean {
  if (puzzle.kind === 'bridges') return false
  const { net } = modelOf(puzzle)
  const first = marks.findIndex((mark) => mark > 0)
  const seen = new Set(net.edges[first])
  for (const node of seen)
    for (const line of net.at[node]!) if (marks[line]! > 0) for (const end of net.edges[line]!) seen.add(end)
  const lines = net.at.map((around) => around.filter((line) => marks[line]! > 0).length)
  return lines.every((count, node) => (count === 0 && !seen.has(node)) || (count === 2 && seen.has(node)))
}

/** Domains of lines and crosses; with `asDone` undrawn lines count as empty. */
function domainsOf({ puzzle, marks }: State, asDone: boolean): Int32Array {
  const { net, start } = modelOf(puzzle)
  const domains = start()
  for (const [line, mark] of marks.entries())
    if (mark > 0 || asDone) domains[line] = 1 << drawn(mark)
    else if (mark === 0) domains[line] = 1
  if (puzzle.kind === 'bridges') return domains
  for (const [node, around] of net.at.entries()) {
    const isOn = around.some((line) => marks[line]! > 0)
    if (isOn || asDone) domains[net.edges.length + node] = isOn ? 2 : 1
  }
  return domains
}

const filters = new WeakMap<State, Map<string, boolean>>()

function holds(state: State, index: number, asDone: boolean): boolean {
  const known = filters.get(state) ?? new Map<string, boolean>()
  filters.set(state, known)
  const name = `${index} ${asDone}`
  const before = known.get(name)
  if (before !== undefined) return before
  const domains = domainsOf(state, asDone)
  const answer = modelOf(state.puzzle).constraints[index]!.filter(domains, (variable, mask) => {
    domains[variable]! &= mask
    return domains[variable] !== 0
  })
  known.set(name, answer)
  return answer
}

/** Whether the drawn lines keep, satisfy or break a rule. */
export function lookOf(state: State, index: number): Look {
  if (!holds(state, index, false)) return 'broken'
  const { cells } = modelOf(state.puzzle).constraints[index]!
  const lines = state.puzzle.solution.length
  // Kinds of sky are unknown before the loop is drawn.
  const isKnown = cells.every((cell) => cell < lines + modelOf(state.puzzle).net.places.length)
  return isKnown && holds(state, index, true) ? 'met' : 'open'
}

export function isInput(state: State, input: unknown): input is Input {
  if (typeof input !== 'object' || input === null) return false
  const { kind, line, value } = input as { kind?: unknown; line?: unknown; value?: unknown }
  if (!Number.isInteger(line) || !((line as number) in state.puzzle.solution)) return false
  if (kind === 'hint') return true
  return (
    kind === 'mark' &&
    Number.isInteger(value) &&
    (value as number) >= UNTOUCHED &&
    (value as number) <= mostOf(state.puzzle.kind)
  )
}
