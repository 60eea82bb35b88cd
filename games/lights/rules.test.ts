import { expect, test } from 'vitest'
import { touches } from './algebra.ts'
import { boardOf } from './boards.ts'
import { touched, type State } from './rules.ts'

const dark = (shape: State['shape'], size: number, signs = '', states = 2): State => ({
  shape,
  states,
  size,
  signs,
  cells: boardOf(shape, size, signs).spots.map(() => 1),
  moves: 0,
})
const changed = (state: State, cell: number) =>
  touched(state, cell).cells.flatMap((value, other) => (value === state.cells[other] ? [] : [other]))

test.for([
  ['in the middle of a square five lanterns change', dark('square', 3), 4, [1, 3, 4, 5, 7]],
  ['in its corner only three', dark('square', 3), 0, [0, 1, 3]],
  ['without an edge the corner has four neighbours, too', dark('ring', 4), 0, [0, 1, 3, 4, 12]],
  ['in a honeycomb the middle changes all seven', dark('hex', 2), 3, [0, 1, 2, 3, 4, 5, 6]],
  ['rays change the row and the column', dark('signs', 3, 'rrrrrrrrr'), 0, [0, 1, 2, 3, 6]],
  ['a leap changes itself and a knight’s move away', dark('signs', 3, 'lllllllll'), 0, [0, 5, 7]],
] as const)('%s', ([, state, cell, expected]) => {
  expect(changed(state, cell)).toEqual(expected)
})

test('three touches bring a lantern of three colours back', () => {
  const state = dark('square', 3, '', 3)
  expect(touched(touched(touched(state, 4), 4), 4).cells).toEqual(state.cells)
})

test('a dark board of three by three needs five touches', () => {
  const { reach } = boardOf('square', 3)
  expect(touches(reach, Array<number>(9).fill(1), 2)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1])
})

test('a single lantern among four by four cannot be lit alone', () => {
  const { reach } = boardOf('square', 4)
  expect(touches(reach, [1, ...Array<number>(15).fill(0)], 2)).toBeUndefined()
})
