import { expect, test } from 'vitest'
import { family } from './family.ts'
import { lookOf, startOf, step, UNTOUCHED } from './state.ts'
import { modelOf } from './model.ts'
import type { Puzzle } from './puzzle.ts'

/** Two by two fields with a fence around the upper left one. Lines: right and down of each point. */
const fence: Puzzle = {
  kind: 'fence',
  columns: 2,
  rows: 2,
  clues: [
    { kind: 'count', at: 0, value: 4 },
    { kind: 'count', at: 3, value: 0 },
  ],
  solution: [1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
}
const drawn = fence.solution.flatMap((value, line) => (value > 0 ? [line] : []))
const after = (lines: readonly number[]) =>
  lines.reduce((state, line) => step(state, { kind: 'mark', line, value: 1 }).state, startOf(fence))

test('a loop around the field with the four solves the board', () => {
  const last = step(after(drawn.slice(1)), { kind: 'mark', line: drawn[0]!, value: 1 })
  expect(last.events.map(({ kind }) => kind)).toContain('solved')
})

test('only the lines drawn make a clue open, met or broken', () => {
  const clue = modelOf(fence).clueOf.findIndex((one) => one?.value === 4)
  expect(lookOf(startOf(fence), clue)).toBe('open')
  expect(lookOf(after(drawn), clue)).toBe('met')
  const crossed = step(startOf(fence), { kind: 'mark', line: drawn[0]!, value: 0 }).state
  expect(lookOf(crossed, clue)).toBe('broken')
})

test('nothing is earned before the board is done', () => {
  const definition = family.definitions[0]!
  const sim = family.create(definition, 4, 1)
  const [first] = family.prove!(definition, 4, 1)!
  sim.apply(first!)
  expect(sim.score).toBe(0)
})

test('a line can be drawn, crossed out and erased; the same mark again changes nothing', () => {
  const one = step(startOf(fence), { kind: 'mark', line: 2, value: 1 }).state
  expect(step(one, { kind: 'mark', line: 2, value: 1 }).state).toBe(one)
  expect(step(one, { kind: 'mark', line: 2, value: UNTOUCHED }).events).toEqual([
    { kind: 'erase', x: 2, amount: UNTOUCHED },
  ])
})

test('inputs from outside are checked', () => {
  const sim = family.create(family.definitions[0]!, 4, 1)
  for (const strange of [
    null,
    {},
    { kind: 'mark', line: -1, value: 1 },
    { kind: 'mark', line: 0, value: 2 },
    { kind: 'mark', line: 0, value: 0.5 },
  ])
    expect(family.allows!(sim, strange)).toBe(false)
  expect(family.allows!(sim, { kind: 'mark', line: 0, value: UNTOUCHED })).toBe(true)
})
