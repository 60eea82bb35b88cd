import { describe, expect, test } from 'vitest'
import { advise } from './advice.ts'
import { definitions } from './definitions.ts'
import { cellsLeft, isFlawless, isFullOfDoubt, isInput, isOpen, rules, step, type State } from './rules.ts'

/**
 * 1 2 | 3 4
 * 3 4 | 1 2
 * ----+----
 * 2 1 | 4 3
 * 4 3 | 2 1
 */
const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
const SMALL = definitions[0]!.sudokus.find(({ size }) => size === 4)!

function stateWithout(...empty: number[]): State {
  const givens = SOLUTION.map((digit, cell) => (empty.includes(cell) ? 0 : digit))
  const notes = givens.map(() => 0)
  return { size: 4, givens, solution: SOLUTION, cells: givens, notes, mistakes: 0, hinted: [] }
}
const kinds = ({ events }: ReturnType<typeof step>) => events.map(({ kind }) => kind)

test('a right digit stays and scores', () => {
  const { state } = step(stateWithout(0, 5, 10), { kind: 'put', cell: 0, digit: 1 })
  expect(isOpen(state, 0)).toBe(false)
  expect(rules(SMALL).score(state)).toBe(SMALL.worth)
  expect(step(state, { kind: 'put', cell: 0, digit: 2 }).state).toBe(state)
  expect(step(state, { kind: 'erase', cell: 0 }).state).toBe(state)
})

test('a wrong digit counts as one mistake and can be replaced', () => {
  const wrong = step(stateWithout(0, 5), { kind: 'put', cell: 0, digit: 2 })
  expect(kinds(wrong)).toEqual(['wrong'])
  expect(wrong.state.mistakes).toBe(1)
  expect(step(wrong.state, { kind: 'put', cell: 0, digit: 2 }).state).toBe(wrong.state)
  expect(step(wrong.state, { kind: 'put', cell: 0, digit: 1 }).state.cells[0]).toBe(1)
  expect(step(wrong.state, { kind: 'erase', cell: 0 }).state.cells[0]).toBe(0)
})

test('the score never falls below zero', () => {
  let state = stateWithout(0, 5)
  for (const digit of [2, 3, 4]) state = step(state, { kind: 'put', cell: 0, digit }).state
  expect(rules(SMALL).score(state)).toBe(0)
})

test('a note goes on and off, and not over a digit', () => {
  const noted = step(stateWithout(0, 5), { kind: 'note', cell: 0, digit: 3 }).state
  expect(noted.notes[0]).toBe(0b100)
  expect(step(noted, { kind: 'note', cell: 0, digit: 3 }).state.notes[0]).toBe(0)
  const wrong = step(noted, { kind: 'put', cell: 0, digit: 2 }).state
  expect(step(wrong, { kind: 'note', cell: 0, digit: 1 }).state).toBe(wrong)
})

test('a right digit rubs out its notes in the row, column and box and leaves the others', () => {
  let state = stateWithout(0, 1, 4, 10)
  for (const cell of [0, 1, 4, 10])
    for (const digit of [1, 2]) state = step(state, { kind: 'note', cell, digit }).state
  const { notes } = step(state, { kind: 'put', cell: 0, digit: 1 }).state
  expect([notes[0], notes[1], notes[4], notes[10]]).toEqual([0, 0b10, 0b10, 0b11])
})

test('a full row, column and box are told apart from the last cell of all', () => {
  const first = step(stateWithout(0, 5), { kind: 'put', cell: 0, digit: 1 })
  expect(first.events.filter(({ kind }) => kind === 'unit').map(({ x }) => x)).toEqual([0, 4])
  const last = step(first.state, { kind: 'put', cell: 5, digit: 4 })
  expect(kinds(last)).toEqual(['right', 'unit', 'unit', 'unit', 'solved'])
  expect(rules(SMALL).status(last.state)).toBe('won')
})

test.for([
  { way: 'flawless', before: [], bonus: 30 },
  { way: 'with a mistake', before: [{ kind: 'put', cell: 0, digit: 2 }] as const, bonus: 8 },
])('solving $way earns $bonus digits more', ({ before, bonus }) => {
  let state = stateWithout(0)
  for (const input of before) state = step(state, input).state
  state = step(state, { kind: 'put', cell: 0, digit: 1 }).state
  expect(rules(SMALL).score(state)).toBe((1 + bonus) * SMALL.worth)
})

test('a hint fills its cell, earns nothing and ends a flawless run', () => {
  const { state } = step(stateWithout(0, 5), { kind: 'hint', cell: 0 })
  expect(cellsLeft(state)).toBe(1)
  expect(isFlawless(state)).toBe(false)
  expect(rules(SMALL).score(state)).toBe(0)
})

test('the advice names the only place in a box first and sees through wrong digits', () => {
  const state = step(stateWithout(0, 5), { kind: 'put', cell: 0, digit: 4 }).state
  expect(advise(state)).toMatchObject({ cell: 0, digit: 1, reason: 'box' })
})

describe('without the check', () => {
  const blind = (...empty: number[]) =>
    step(stateWithout(...empty), { kind: 'check', cell: 0, on: false }).state
  const put = (state: State, cell: number, digit: number) => step(state, { kind: 'put', cell, digit })

  test('a wrong digit is no mistake, says nothing and earns nothing before the board is right', () => {
    const wrong = put(blind(0, 5), 0, 2)
    expect(kinds(wrong)).toEqual(['written'])
    expect(wrong.state.mistakes).toBe(0)
    const { state } = put(wrong.state, 5, 4)
    expect(isFullOfDoubt(state)).toBe(true)
    expect([rules(SMALL).status(state), rules(SMALL).score(state)]).toEqual(['playing', 0])
  })
  test('a right digit is not revealed, and may be changed', () => {
    const right = put(blind(0, 5), 0, 1)
    expect(kinds(right)).toEqual(['written'])
    expect(right.state.notes).toEqual(put(blind(0, 5), 0, 2).state.notes)
    expect(put(right.state, 0, 3).state.cells[0]).toBe(3)
    expect(rules(SMALL).progress(right.state)).toBe(rules(SMALL).progress(put(blind(0, 5), 0, 2).state))
  })
  test('givens and what a hint wrote stay', () => {
    const { state } = step(blind(0, 5), { kind: 'hint', cell: 0 })
    expect(put(state, 0, 2).state).toBe(state)
    expect(put(state, 1, 3).state).toBe(state)
  })
  test('the last right digit ends the run with what it is worth', () => {
    const { state } = put(put(blind(0, 5), 0, 1).state, 5, 4)
    expect(rules(SMALL).status(state)).toBe('won')
    expect(rules(SMALL).score(state)).toBe((2 + 10 + 20) * SMALL.worth)
  })
  test('turning it on again charges once for what is wrong by then', () => {
    const on = step(put(blind(0, 5), 0, 2).state, { kind: 'check', cell: 0, on: true })
    expect([on.state.mistakes, on.state.isBlind]).toEqual([1, undefined])
    expect(step(on.state, { kind: 'check', cell: 0, on: true }).state).toBe(on.state)
  })
  test.for([
    [{ kind: 'check', cell: 0, on: false }, true],
    [{ kind: 'check', cell: 0 }, false],
    [{ kind: 'check', cell: 0, on: 1 }, false],
    [{ kind: 'check', on: true }, false],
  ] as const)('whether %j is accepted as an input: %s', ([input, isTaken]) => {
    expect(isInput(input)).toBe(isTaken)
  })
})
