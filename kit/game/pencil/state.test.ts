import { describe, expect, test } from 'vitest'
import { advise } from './advice.ts'
import type { Puzzle } from './puzzle.ts'
import { cellsLeft, isOpen, pencilRules, startOf, step, type Input, type State } from './state.ts'

/** A Latin square of order three with two given digits. */
const square: Puzzle = {
  columns: 3,
  rows: 3,
  lowest: 1,
  highest: 3,
  rules: ['rows', 'columns'],
  clues: [
    { kind: 'given', cells: [0], value: 1 },
    { kind: 'given', cells: [1], value: 2 },
    { kind: 'given', cells: [3], value: 2 },
  ],
  solution: [1, 2, 3, 2, 3, 1, 3, 1, 2],
}

/** Two rows to shade; the upper has one mark, the lower none. */
const shaded: Puzzle = {
  columns: 3,
  rows: 2,
  lowest: 0,
  highest: 1,
  rules: [],
  clues: [
    { kind: 'count', cells: [0, 1, 2], value: 1, edge: 'left' },
    { kind: 'count', cells: [3, 4, 5], value: 0, edge: 'left' },
  ],
  solution: [0, 1, 0, 0, 0, 0],
}

const after = (state: State, ...inputs: Input[]) =>
  inputs.reduce((now, input) => step(now, input).state, state)
const kinds = (state: State, input: Input) => step(state, input).events.map(({ kind }) => kind)
const rules = pencilRules(() => square, 10)

describe('a board of digits', () => {
  test('a correct digit is fixed, removes its notes nearby and finishes its row', () => {
    const noted = after(
      startOf(square),
      { kind: 'note', cell: 5, value: 3 },
      { kind: 'note', cell: 5, value: 1 },
    )
    expect(kinds(noted, { kind: 'put', cell: 2, value: 3 })).toEqual(['right', 'unit'])
    const found = after(noted, { kind: 'put', cell: 2, value: 3 })
    expect(found.notes[5]).toBe(1 << 1)
    expect(isOpen(found, 2)).toBe(false)
    expect(after(found, { kind: 'erase', cell: 2 })).toBe(found)
  })

  test('a wrong digit is a mistake, costs two cells and can be replaced', () => {
    const slipped = after(startOf(square), { kind: 'put', cell: 2, value: 1 })
    expect(slipped.mistakes).toBe(1)
    const mended = after(slipped, { kind: 'put', cell: 2, value: 3 }, { kind: 'put', cell: 4, value: 3 })
    expect(rules.score(mended)).toBe(0)
    expect(rules.score(after(mended, { kind: 'put', cell: 5, value: 1 }))).toBe(10)
  })

  test('printed clues cannot be changed', () => {
    const fresh = startOf(square)
    expect(after(fresh, { kind: 'put', cell: 0, value: 3 }, { kind: 'hint', cell: 0 })).toBe(fresh)
  })

  test('a hint earns nothing', () => {
    expect(rules.score(after(startOf(square), { kind: 'hint', cell: 2 }))).toBe(0)
  })

  test('turning the check on late counts the mistakes on the board', () => {
    const blind = after(
      startOf(square),
      { kind: 'check', cell: 0, on: false },
      { kind: 'put', cell: 2, value: 1 },
      { kind: 'put', cell: 4, value: 1 },
      { kind: 'put', cell: 5, value: 1 },
    )
    expect(blind.mistakes).toBe(0)
    expect(after(blind, { kind: 'check', cell: 0, on: true }).mistakes).toBe(2)
  })
})

describe('a board to be shaded', () => {
  test('is won when all marks are set, whether or not the empty cells have dots', () => {
    const won = after(startOf(shaded), { kind: 'put', cell: 1, value: 1 })
    expect(cellsLeft(won)).toBe(0)
    const dotted = after(startOf(shaded), { kind: 'put', cell: 4, value: 0 })
    expect(cellsLeft(dotted)).toBe(1)
  })

  test('a mark where none belongs and a dot on a mark are mistakes', () => {
    expect(kinds(startOf(shaded), { kind: 'put', cell: 0, value: 1 })).toEqual(['wrong'])
    expect(kinds(startOf(shaded), { kind: 'put', cell: 1, value: 0 })).toEqual(['wrong'])
  })
})

describe('advice', () => {
  test('names the line that leaves one place', () => {
    expect(advise(startOf(square))).toMatchObject({ cell: 2, value: 3, reason: 'row', shown: [0, 1, 2] })
  })

  test('ignores a wrong digit and corrects it', () => {
    const slipped = after(startOf(square), { kind: 'put', cell: 2, value: 1 })
    expect(advise(slipped)).toMatchObject({ cell: 2, value: 3 })
  })

  test('points at the clue that forces a shaded board', () => {
    expect(advise(startOf(shaded))).toMatchObject({ value: 0, reason: 'row', shown: [3, 4, 5] })
  })

  test('says nothing when all is found', () => {
    expect(
      advise(after(startOf(shaded), ...[0, 1, 2, 3, 4, 5].map((cell): Input => ({ kind: 'hint', cell })))),
    ).toBeUndefined()
  })
})
