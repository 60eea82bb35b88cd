import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { BoardSize, SudokuLevel } from './definitions.ts'
import { generate } from './generate.ts'
import { bitOf, geometryOf } from './geometry.ts'

export interface State {
  readonly size: BoardSize
  readonly givens: readonly number[]
  readonly solution: readonly number[]
  /** Shown digits, right or wrong; 0 is an empty cell. */
  readonly cells: readonly number[]
  /** Pencil marks, one bit per digit. */
  readonly notes: readonly number[]
  readonly mistakes: number
  /** Cells filled by a hint: they earn nothing. */
  readonly hinted: readonly number[]
  /** The player wants no word about mistakes until the board is right; if absent, each is shown. */
  readonly isBlind?: true
}

export type Input =
  | { readonly kind: 'put' | 'note'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'erase' | 'hint'; readonly cell: number }
  | { readonly kind: 'check'; readonly cell: number; readonly on: boolean }

const KINDS: readonly unknown[] = ['put', 'note', 'erase', 'hint'] satisfies Input['kind'][]

/** Checks only the form of an input; `step` decides what it may do. */
export function isInput(input: unknown): input is Input {
  if (typeof input !== 'object' || input === null) return false
  const { kind, cell, digit = 1, on } = input as Readonly<Record<string, unknown>>
  if (kind === 'check') return isSmall(cell, 0) && typeof on === 'boolean'
  return KINDS.includes(kind) && isSmall(cell, 0) && isSmall(digit, 1)
}

const isSmall = (value: unknown, from: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value < 256

type Step = { readonly state: State; readonly events: readonly SimEvent[] }

/** A mistake costs as much as this many right digits. */
const MISTAKE_COST = 2
const SOLVED_BONUS = 10
const FLAWLESS_BONUS = 20

/** A right digit is final, unless the player is not checked: then only givens and hints are. */
export const isOpen = ({ givens, cells, solution, hinted, isBlind }: State, cell: number) =>
  isBlind ? givens[cell] === 0 && !hinted.includes(cell) : cells[cell] !== solution[cell]

export const cellsLeft = ({ cells, solution }: State) =>
  cells.reduce((left, digit, cell) => left + (digit === solution[cell] ? 0 : 1), 0)

/** Cells still to fill or correct, as far as the player may know. */
export const cellsToGo = (state: State) =>
  state.isBlind ? state.cells.filter((digit) => digit === 0).length : cellsLeft(state)

/** Full but not right: all that an unchecked player is told. */
export const isFullOfDoubt = (state: State) =>
  state.isBlind === true && cellsToGo(state) === 0 && cellsLeft(state) > 0

export const isFlawless = ({ mistakes, hinted }: State) => mistakes === 0 && hinted.length === 0

/** Sudoku on one level. Wrong digits count as mistakes and can be replaced; the run ends when all cells are right. */
export function rules(level: SudokuLevel): TurnRules<State, Input> {
  return {
    start(random) {
      const { givens, solution } = generate(level, random)
      const notes = givens.map(() => 0)
      return { size: level.size, givens, solution, cells: givens, notes, mistakes: 0, hinted: [] }
    },
    step,
    legal,
    status: (state) => (cellsLeft(state) === 0 ? 'won' : 'playing'),
    score: (state) => scoreOf(state, level.worth),
    progress: (state) => 1 - cellsToGo(state) / state.givens.filter((digit) => digit === 0).length,
  }
}

/** Every digit in every open cell. Notes, erasing and hints are accepted too, but make no progress. */
function legal(state: State): readonly Input[] {
  const inputs: Input[] = []
  for (let cell = 0; cell < state.cells.length; cell++) {
    if (!isOpen(state, cell)) continue
    for (let digit = 1; digit <= state.size; digit++)
      if (digit !== state.cells[cell]) inputs.push({ kind: 'put', cell, digit })
  }
  return inputs
}

function scoreOf(state: State, worth: number): number {
  const left = cellsLeft(state)
  if (state.isBlind && left > 0) return 0
  const found = state.givens.filter((digit) => digit === 0).length - left - state.hinted.length
  const bonus = left > 0 ? 0 : SOLVED_BONUS + (isFlawless(state) ? FLAWLESS_BONUS : 0)
  return Math.max(0, found - state.mistakes * MISTAKE_COST + bonus) * worth
}

export function step(state: State, input: Input): Step {
  if (input.kind === 'check') return check(state, input.on)
  const { cell } = input
  if (!isOpen(state, cell)) return { state, events: [] }
  switch (input.kind) {
    case 'put':
      return put(state, cell, input.digit)
    case 'note':
      return note(state, cell, input.digit)
    case 'erase':
      return erase(state, cell)
    case 'hint':
      return right({ ...state, hinted: [...state.hinted, cell] }, cell, 'hint')
  }
}

/** Turning checks on later costs what is wrong by then. */
function check(state: State, on: boolean): Step {
  if (on !== (state.isBlind ?? false)) return { state, events: [] }
  const { isBlind: _was, ...rest } = state
  const wrong = state.cells.filter((digit, cell) => digit !== 0 && digit !== state.solution[cell]).length
  const next: State = on ? { ...rest, mistakes: state.mistakes + wrong } : { ...rest, isBlind: true }
  return { state: next, events: [{ kind: 'check', amount: on ? 1 : 0 }] }
}

function put(state: State, cell: number, digit: number): Step {
  if (digit === state.cells[cell]) return { state, events: [] }
  if (digit === state.solution[cell]) return right(state, cell, state.isBlind ? 'written' : 'right')
  const cells = state.cells.with(cell, digit)
  const notes = state.notes.with(cell, 0)
  if (state.isBlind)
    return { state: { ...state, cells, notes }, events: [{ kind: 'written', x: cell, amount: digit }] }
  return {
    state: { ...state, cells, notes, mistakes: state.mistakes + 1 },
    events: [{ kind: 'wrong', x: cell, amount: digit }],
  }
}

/** Writes the right digit and erases the notes it rules out. */
function right(state: State, cell: number, kind: 'right' | 'hint' | 'written'): Step {
  const geometry = geometryOf(state.size)
  const digit = state.solution[cell]!
  const cells = state.cells.with(cell, digit)
  const notes = state.notes.with(cell, 0)
  if (kind !== 'written') for (const peer of geometry.peers[cell]!) notes[peer]! &= ~bitOf(digit)
  const next: State = { ...state, cells, notes }
  const events: SimEvent[] = [{ kind, x: cell, amount: digit }]
  const isDone = (member: number) => cells[member] === state.solution[member]
  if (kind !== 'written')
    for (const [unit, members] of geometry.units.entries())
      if (members.includes(cell) && members.every(isDone)) events.push({ kind: 'unit', x: unit })
  if (cellsLeft(next) === 0) events.push({ kind: 'solved' })
  return { state: next, events }
}

function note(state: State, cell: number, digit: number): Step {
  if (state.cells[cell] !== 0) return { state, events: [] }
  const notes = state.notes.with(cell, state.notes[cell]! ^ bitOf(digit))
  return { state: { ...state, notes }, events: [{ kind: 'note', x: cell, amount: digit }] }
}

function erase(state: State, cell: number): Step {
  if (state.cells[cell] === 0 && state.notes[cell] === 0) return { state, events: [] }
  return {
    state: { ...state, cells: state.cells.with(cell, 0), notes: state.notes.with(cell, 0) },
    events: [{ kind: 'erase', x: cell }],
  }
}
