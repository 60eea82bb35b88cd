import type { Run } from '#kit/game/contract.ts'
import type { PencilRun } from '#kit/game/pencil/pencil-game.ts'
import { NOTHING } from '#kit/game/pencil/model.ts'
import type { Clue, Puzzle } from '#kit/game/pencil/puzzle.ts'
import type { Input as PencilInput, State as PencilState } from '#kit/game/pencil/state.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { geometryOf } from './geometry.ts'
import type { Input, State } from './rules.ts'

const puzzles = new WeakMap<readonly number[], Puzzle>()
const boards = new WeakMap<State, PencilState>()
const origins = new WeakMap<PencilState, State>()

/** The puzzle of a run; the same object while its givens are the same. */
function puzzleOf({ size, givens, solution }: State): Puzzle {
  const known = puzzles.get(givens)
  if (known) return known
  const { boxRows, boxColumns } = geometryOf(size)
  const made: Puzzle = {
    columns: size,
    rows: size,
    lowest: 1,
    highest: size,
    rules: ['rows', 'columns', 'boxes'],
    box: [boxRows, boxColumns],
    clues: givens.flatMap((value, cell): Clue[] => (value ? [{ kind: 'given', cells: [cell], value }] : [])),
    solution,
  }
  puzzles.set(givens, made)
  return made
}

/** A state in the view's form; the same object for the same state, so that the view computes it once. */
export function asPencil(state: State): PencilState {
  const known = boards.get(state)
  if (known) return known
  const made: PencilState = {
    puzzle: puzzleOf(state),
    cells: state.cells.map((digit) => digit || NOTHING),
    // Here the first bit is the digit 1, on the view it is 0.
    notes: state.notes.map((bits) => bits << 1),
    mistakes: state.mistakes,
    hinted: state.hinted,
    isBlind: state.isBlind ?? false,
  }
  boards.set(state, made)
  origins.set(made, state)
  return made
}

/** The state that a board of the view was made from. */
export const originOf = (board: PencilState): State => origins.get(board)!

/** An input of the view as an input of these rules. */
function inputOf(input: PencilInput): Input {
  switch (input.kind) {
    case 'put':
    case 'note':
      return { kind: input.kind, cell: input.cell, digit: input.value }
    case 'erase':
    case 'hint':
    case 'check':
      return input
  }
}

/** Adapts a run to the view; what is stored and replayed stays in the inputs of these rules. */
export const pencilRun = (run: Run<Input>): PencilRun => ({
  get level() {
    return run.level
  },
  get canUndo() {
    return run.canUndo
  },
  get sim() {
    const { state, status, score, progress } = run.sim as TurnSim<State, Input>
    return { state: asPencil(state), status, score, progress }
  },
  apply: (input) => run.apply(inputOf(input)),
})
