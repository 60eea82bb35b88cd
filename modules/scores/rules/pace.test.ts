import { expect, test } from 'vitest'
import { after, before, instant, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { mostInputs, possibleAt } from './pace.ts'

const start = instant('2026-01-10T12:00Z')

test.for([
  { length: seconds(0), isRealtime: true, most: 180 },
  { length: seconds(10), isRealtime: true, most: 810 },
  { length: minutes(10), isRealtime: true, most: 37_980 },
  { length: seconds(0), isRealtime: false, most: 400 },
  { length: minutes(1), isRealtime: false, most: 2800 },
])(
  'a run of $length ms has at most $most inputs (real time: $isRealtime)',
  ({ length, isRealtime, most }) => {
    expect(mostInputs(start, after(start, length), isRealtime)).toBe(most)
  },
)

test.for([true, false])(
  'a run has its inputs from the first possible moment on (real time: %s)',
  (isRealtime) => {
    for (let inputs = 1; inputs < 40_000; inputs += 37) {
      const at = possibleAt(start, inputs, isRealtime)
      expect(mostInputs(start, at, isRealtime)).toBeGreaterThanOrEqual(inputs)
      if (at > start) expect(mostInputs(start, before(at, milliseconds(1)), isRealtime)).toBeLessThan(inputs)
    }
  },
)

test('a clock that was set back does not change the pace', () => {
  expect(mostInputs(after(start, minutes(1)), start, true)).toBe(180)
})
