import { expect, test } from 'vitest'
import { addInteraction, addShift, answerTime, NO_INTERACTIONS, NO_SHIFTS } from './vitals.ts'

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

const heard = (...durations: readonly number[]) =>
  durations.reduce((known, duration, index) => addInteraction(known, index + 1, duration), NO_INTERACTIONS)
const times = (count: number, duration: number) => Array.from({ length: count }, () => duration)

test('the slowest of few interactions counts, of many the slowest is left out', () => {
  expect(answerTime(NO_INTERACTIONS)).toBeUndefined()
  expect(answerTime(NO_INTERACTIONS, 200)).toBeUndefined()
  expect(answerTime(heard(40, 300, 80))).toBe(300)
  expect(answerTime(heard(300, ...times(48, 40)))).toBe(300)
  expect(answerTime(heard(300, ...times(49, 40)))).toBe(40)
})

test('unreported quick interactions count towards the total', () => {
  expect(answerTime(heard(300, 200), 49)).toBe(300)
  expect(answerTime(heard(300, 200), 50)).toBe(200)
  expect(answerTime(heard(300, 200), 1000)).toBe(200)
})

test('only the ten longest are kept, and none is counted twice', () => {
  const many = heard(...times(200, 50).map((least, index) => least + index))
  expect([...many.longest.values()]).toEqual([249, 248, 247, 246, 245, 244, 243, 242, 241, 240])
  expect(many.heard).toBe(200)
  expect(addInteraction(many, 3, 60).heard).toBe(200)
  expect(answerTime(many)).toBe(245)
})

test('an interaction is as slow as its slowest part', () => {
  const known = [80, 120, 16].reduce((so, duration) => addInteraction(so, 7, duration), NO_INTERACTIONS)
  expect([...known.longest]).toEqual([[7, 120]])
})
