import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { bitOf } from './bits.ts'
import { isRight, modelOf, NOTHING } from './model.ts'
import type { Puzzle } from './puzzle.ts'

export interface State {
  readonly puzzle: Puzzle
  /** Shown values, right or wrong; -1 is an untouched cell. */
  readonly cells: readonly number[]
  /** Pencil notes, one bit per value. */
  readonly notes: readonly number[]
  readonly mistakes: number
  /** Cells filled by a hint: they earn no points. */
  readonly hinted: readonly number[]
  /** Mistakes stay hidden until the board is solved. */
  readonly isBlind: boolean
}

export type Input =
  | { readonly kind: 'put' | 'note'; readonly cell: number; readonly value: number }
  | { readonly kind: 'erase' | 'hint'; readonly cell: number }
  | { readonly kind: 'check'; readonly cell: number; readonly on: boolean }

type Step = { readonly state: State; readonly events: readonly SimEvent[] }

/** A mistake costs the points of this many cells. */
const MISTAKE_COST = 2
const FLAWLESS_BONUS = 20
const SOLVED_BONUS = 10

const isPlayed = (puzzle: Puzzle, cell: number) =>
  puzzle.solution[cell] !== NOTHING && !modelOf(puzzle).isGiven[cell]

/** Cells that must be right at the end: on a shaded board only the marks. */
const matters = (puzzle: Puzzle, cell: number) =>
  isPlayed(puzzle, cell) && (puzzle.lowest > 0 || puzzle.solution[cell] !== 0)

export const isWrong = ({ puzzle, cells }: State, cell: number) =>
  cells[cell] !== NOTHING && cells[cell] !== puzzle.solution[cell]

/** Whether a cell may be changed. Right values are fixed unless checking is off. */
export const isOpen = (state: State, cell: number) =>
  isPlayed(state.puzzle, cell) &&
  !state.hinted.includes(cell) &&
  (state.isBlind || state.cells[cell] !== state.puzzle.solution[cell])

/** Cells still to fill, and wrong ones. */
export const cellsLeft = ({ puzzle, cells }: State) =>
  cells.reduce((left, value, cell) => left + (isRight(puzzle, cell, value) ? 0 : 1), 0)

/** Cells still to fill or correct, without revealing unchecked mistakes. */
export const cellsToGo = (state: State) =>
  state.isBlind
    ? Math.max(
        0,
        foundable(state.puzzle) -
          state.cells.filter((value, cell) => value > 0 && isPlayed(state.puzzle, cell)).length,
      )
    : cellsLeft(state)

/** Cells still without this value, without revealing unchecked mistakes. */
export const valuesLeft = ({ puzzle, cells, isBlind }: State, value: number) =>
  isBlind ? 0 : puzzle.solution.filter((wanted, cell) => wanted === value && cells[cell] !== value).length

const foundable = (puzzle: Puzzle) => puzzle.solution.filter((_, cell) => matters(puzzle, cell)).length

export const isFlawless = ({ mistakes, hinted }: State) => mistakes === 0 && hinted.length === 0

/** Rules of a pencil puzzle: wrong values count as mistakes and can be replaced; it ends when the board is right. */
export function pencilRules(deal: (random: Random) => Puzzle, worth: number): TurnRules<State, Input> {
  return {
    start: (random) => startOf(deal(random)),
    step,
    legal,
    status: (state) => (cellsLeft(state) === 0 ? 'won' : 'playing'),
    score: (state) => scoreOf(state, worth),
    progress: (state) =>
      Math.min(1, Math.max(0, 1 - cellsToGo(state) / Math.max(1, foundable(state.puzzle)))),
  }
}

export function startOf(puzzle: Puzzle): State {
  const { isGiven } = modelOf(puzzle)
  return {
    puzzle,
    cells: puzzle.solution.map((value, cell) => (isGiven[cell] ? value : NOTHING)),
    notes: puzzle.solution.map(() => 0),
    mistakes: 0,
    hinted: [],
    isBlind: false,
  }
}

/** All values in all open cells; notes, erasing and hints are accepted too, but make no progress. */
function legal(state: State): readonly Input[] {
  const { lowest, highest } = state.puzzle
  const inputs: Input[] = []
  for (let cell = 0; cell < state.cells.length; cell++) {
    if (!isOpen(state, cell)) continue
    for (let value = lowest; value <= highest; value++)
      if (value !== state.cells[cell]) inputs.push({ kind: 'put', cell, value })
  }
  return inputs
}

function scoreOf(state: State, worth: number): number {
  const left = cellsLeft(state)
  if (state.isBlind && left > 0) return 0
  const { puzzle, cells, hinted } = state
  const found = cells.filter((value, cell) => matters(puzzle, cell) && value === puzzle.solution[cell]).length
  const own = found - hinted.filter((cell) => matters(puzzle, cell)).length
  const bonus = left > 0 ? 0 : SOLVED_BONUS + (isFlawless(state) ? FLAWLESS_BONUS : 0)
  return Math.max(0, own - state.mistakes * MISTAKE_COST + bonus) * worth
}

export function step(state: State, input: Input): Step {
  if (input.kind === 'check') return check(state, input.on)
  const { cell } = input
  if (!isOpen(state, cell)) return { state, events: [] }
  switch (input.kind) {
    case 'put':
      return put(state, cell, input.value)
    case 'note':
      return note(state, cell, input.value)
    case 'erase':
      return erase(state, cell)
    case 'hint':
      return right({ ...state, hinted: [...state.hinted, cell] }, cell, 'hint')
  }
}

/** Turning checks on later counts the mistakes on the board. */
function check(state: State, on: boolean): Step {
  if (state.isBlind !== on) return { state, events: [] }
  const wrong = on ? state.cells.filter((_, cell) => isWrong(state, cell)).length : 0
  const next = { ...state, isBlind: !on, mistakes: state.mistakes + wrong }
  return { state: next, events: [{ kind: 'check', amount: on ? 1 : 0 }] }
}

function put(state: State, cell: number, value: number): Step {
  if (value === state.cells[cell]) return { state, events: [] }
  if (value === state.puzzle.solution[cell]) return right(state, cell, state.isBlind ? 'written' : 'right')
  const cells = state.cells.with(cell, value)
  const notes = state.notes.with(cell, 0)
  if (state.isBlind)
    return { state: { ...state, cells, notes }, events: [{ kind: 'written', x: cell, amount: value }] }
  return {
    state: { ...state, cells, notes, mistakes: state.mistakes + 1 },
    events: [{ kind: 'wrong', x: cell, amount: value }],
  }
}

/** Enters the right value and removes notes that it rules out. */
function right(state: State, cell: number, kind: 'right' | 'hint' | 'written'): Step {
  const { puzzle } = state
  const { peers, constraints } = modelOf(puzzle)
  const value = puzzle.solution[cell]!
  const cells = state.cells.with(cell, value)
  const notes = state.notes.with(cell, 0)
  if (kind !== 'written') for (const peer of peers[cell]!) notes[peer]! &= ~bitOf(value)
  const next: State = { ...state, cells, notes }
  const events: SimEvent[] = [{ kind, x: cell, amount: value }]
  const isDone = (member: number) => isRight(puzzle, member, cells[member]!)
  // Marking an empty cell completes nothing: its last mark did.
  if (kind !== 'written' && matters(puzzle, cell))
    for (const [index, { cells: members, cheers }] of constraints.entries())
      if (cheers && members.includes(cell) && members.every(isDone)) events.push({ kind: 'unit', x: index })
  if (cellsLeft(next) === 0) events.push({ kind: 'solved' })
  return { state: next, events }
}

function note(state: State, cell: number, value: number): Step {
  if (state.cells[cell] !== NOTHING) return { state, events: [] }
  const notes = state.notes.with(cell, state.notes[cell]! ^ bitOf(value))
  return { state: { ...state, notes }, events: [{ kind: 'note', x: cell, amount: value }] }
}

function erase(state: State, cell: number): Step {
  if (state.cells[cell] === NOTHING && state.notes[cell] === 0) return { state, events: [] }
  const next = { ...state, cells: state.cells.with(cell, NOTHING), notes: state.notes.with(cell, 0) }
  const events: SimEvent[] = [{ kind: 'erase', x: cell }]
  if (cellsLeft(next) === 0) events.push({ kind: 'solved' })
  return { state: next, events }
}
