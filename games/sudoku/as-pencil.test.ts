import { expect, test } from 'vitest'
import { openRun } from '#kit/game/run.ts'
import { modelOf } from '#kit/game/pencil/model.ts'
import { cellsLeft, isOpen } from '#kit/game/pencil/state.ts'
import { asPencil, originOf, pencilRun } from './as-pencil.ts'
import { family } from './family.ts'
import { geometryOf } from './geometry.ts'
import { cellsLeft as sudokuCellsLeft, isOpen as isOpenHere, type State } from './rules.ts'

const SMALL = 6
const definition = family.definitions[0]!
const open = () => openRun(family, definition, { seed: 3, level: SMALL, changed: () => {} })
const stateOf = ({ sim }: ReturnType<typeof open>) => (sim as unknown as { readonly state: State }).state

test('the view has the board, its open cells and its groups as the rules do', () => {
  const run = open()
  const state = stateOf(run)
  const board = asPencil(state)
  const { units, peers } = geometryOf(state.size)
  expect(cellsLeft(board)).toBe(sudokuCellsLeft(state))
  for (const cell of state.cells.keys()) expect(isOpen(board, cell)).toBe(isOpenHere(state, cell))
  const model = modelOf(board.puzzle)
  // The rules identify a finished group by its index.
  expect(model.constraints.slice(0, units.length).map(({ cells }) => cells)).toEqual(units)
  expect(model.peers.map((cells) => [...cells].toSorted((one, other) => one - other))).toEqual(peers)
})

test('actions in the view become inputs of the rules, and a note stays where it was made', () => {
  const run = open()
  const view = pencilRun(run)
  const cell = stateOf(run).cells.indexOf(0)
  const digit = stateOf(run).solution[cell]!
  view.apply({ kind: 'note', cell, value: digit })
  expect(stateOf(run).notes[cell]).toBe(1 << (digit - 1))
  expect(view.sim.state.notes[cell]).toBe(1 << digit)
  expect(view.apply({ kind: 'put', cell, value: digit })[0]).toEqual({
    kind: 'right',
    x: cell,
    amount: digit,
  })
  expect(view.sim.state.cells[cell]).toBe(digit)
  expect(view.canUndo).toBe(true)
  run.undo()
  expect(view.sim.state.cells[cell]).toBe(-1)
})

test('the view gets the same board for the same state, and its choice of checking is saved', () => {
  const run = open()
  const view = pencilRun(run)
  expect(view.sim.state).toBe(view.sim.state)
  expect(originOf(view.sim.state)).toBe(stateOf(run))
  expect(view.apply({ kind: 'check', cell: 0, on: true })).toEqual([])
  view.apply({ kind: 'check', cell: 0, on: false })
  expect(view.sim.state.isBlind).toBe(true)
  expect(run.replay()?.inputs).toEqual([{ kind: 'check', cell: 0, on: false }])
})
