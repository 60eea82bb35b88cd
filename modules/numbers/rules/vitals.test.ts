import { expect, test } from 'vitest'
import { addInteraction, addShift, answerTime, NO_SHIFTS } from './vitals.ts'

test.for<[string, readonly (readonly [number, number])[], number]>([
  ['nothing moved', [], 0],
  [
    'shifts in a row are one',
    [
      [0.1, 100],
      [0.2, 900],
    ],
    0.3,
  ],
  [
    'a second apart they are two, and the larger counts',
    [
      [0.1, 100],
      [0.2, 1100],
    ],
    0.2,
  ],
  [
    'after five seconds a new one begins',
    [
      [0.1, 0],
      [0.1, 900],
      [0.1, 1800],
      [0.1, 2700],
      [0.1, 3600],
      [0.1, 4500],
      [0.1, 5000],
    ],
    0.6,
  ],
])('%s', ([, shifts, expected]) => {
  expect(shifts.reduce((known, [value, at]) => addShift(known, value, at), NO_SHIFTS).largest).toBeCloseTo(
    expected,
  )
})

test('the slowest of few interactions counts, of many the slowest is left out', () => {
  expect(answerTime([])).toBeUndefined()
  expect(answerTime([40, 300, 80])).toBe(300)
  expect(answerTime([300, ...Array.from({ length: 48 }, () => 40)])).toBe(300)
  expect(answerTime([300, ...Array.from({ length: 49 }, () => 40)])).toBe(40)
})

test('an interaction is as slow as its slowest part', () => {
  const known = addInteraction(addInteraction(addInteraction(new Map(), 7, 80), 7, 120), 7, 16)
  expect([...known]).toEqual([[7, 120]])
})
