import { expect, test } from 'vitest'
import type { Puzzle } from './puzzle.ts'
import { heartOf, shapeOf, turningAreas } from './pieces.ts'
import { areaAt, isInput, isSound, step, type State } from './state.ts'

/** Two rectangles of two cells and one of four on a board of two rows. */
const puzzle: Puzzle = {
  kind: 'plots',
  columns: 4,
  rows: 2,
  clues: [
    { kind: 'print', at: 0, value: 2 },
    { kind: 'print', at: 1, value: 2 },
    { kind: 'print', at: 7, value: 4 },
  ],
  solution: [
    [0, 4],
    [1, 5],
    [2, 3, 6, 7],
  ],
}
const empty: State = { puzzle, areas: [], hinted: [] }
const drawn = (...areas: readonly (readonly number[])[]) =>
  areas.reduce((state, cells) => step(state, { kind: 'area', cells }).state, empty)

test('an area is sound when its one number is its size', () => {
  expect(isSound(empty, [0, 4])).toBe(true)
  expect(isSound(empty, [0, 1])).toBe(false)
  expect(isSound(empty, [6, 7])).toBe(false)
})

test('drawing the last area solves the board', () => {
  const { events } = step(drawn([0, 4], [1, 5]), { kind: 'area', cells: [7, 3, 6, 2] })
  expect(events.map(({ kind }) => kind)).toEqual(['fits', 'solved'])
})

test('a full board with wrong areas says so', () => {
  const { events } = step(drawn([0, 4], [1, 2, 5, 6]), { kind: 'area', cells: [3, 7] })
  expect(events.map(({ kind }) => kind)).toContain('full')
})

test('a new area takes its cells from others; what falls apart is free again', () => {
  const state = drawn([4, 5, 6, 7], [5])
  expect(areaAt(state, 5)).toBeGreaterThanOrEqual(0)
  expect(areaAt(state, 4)).toBe(-1)
  expect(areaAt(drawn([4, 5, 6, 7], [7]), 4)).toBeGreaterThanOrEqual(0)
})

test('an area given by a hint stays', () => {
  const { state } = step(empty, { kind: 'hint', cells: [0, 4] })
  expect(step(state, { kind: 'clear', cell: 0 }).state).toBe(state)
  expect(step(state, { kind: 'area', cells: [0, 1] }).state).toBe(state)
})

test('inputs from outside are checked', () => {
  for (const strange of [
    null,
    {},
    { kind: 'area', cells: [] },
    { kind: 'area', cells: [0, 7] },
    { kind: 'area', cells: [0, 0] },
    { kind: 'clear', cell: 8 },
  ])
    expect(isInput(empty, strange)).toBe(false)
  expect(isInput(empty, { kind: 'area', cells: [0, 1] })).toBe(true)
})

test('areas that turn into themselves grow in pairs around their centre', () => {
  const board = { columns: 3, rows: 1 }
  expect(heartOf(board, 2)).toEqual([1])
  const areas = turningAreas(board, 2, { most: 3, patience: 9, isFree: () => true })
  expect(areas!.map(({ cells }) => cells)).toEqual([[1], [0, 1, 2]])
})

test('a turned and flipped area has the same shape', () => {
  const board = { columns: 4, rows: 4 }
  expect(shapeOf(board, [0, 4, 8, 9])).toBe(shapeOf(board, [0, 1, 2, 4]))
  expect(shapeOf(board, [0, 4, 8, 9])).not.toBe(shapeOf(board, [0, 1, 4, 5]))
})
