import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { addDays, daysToCount, isDay, lastWholeDay } from './days.ts'

const kept = 9

test.for([
  ['2026-03-10T00:09Z', '2026-03-08'],
  ['2026-03-10T00:10Z', '2026-03-09'],
  ['2026-03-10T23:59Z', '2026-03-09'],
])('at %s the last whole day is %s', ([now, day]) => {
  expect(lastWholeDay(instant(now!))).toBe(day)
})

test.for<[string, string | undefined, readonly string[]]>([
  ['a day that is counted is left alone', '2026-03-09', []],
  ['a day comes with the two before it', '2026-03-08', ['2026-03-07', '2026-03-08', '2026-03-09']],
  [
    'days that were missed are made up for',
    '2026-03-06',
    ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'],
  ],
])('%s', ([, closed, expected]) => {
  expect(daysToCount({ closed }, instant('2026-03-10T12:00Z'), { kept })).toEqual(expected)
})

test.for([undefined, '2026-01-01', '2026-03-01'])(
  'days whose source data are deleted keep their figures (last counted: %s)',
  (closed) => {
    const found = daysToCount({ closed }, instant('2026-03-10T12:00Z'), { kept })
    expect(found).toHaveLength(kept)
    expect(found[0]).toBe('2026-03-01')
    expect(found.at(-1)).toBe('2026-03-09')
  },
)

test('figures begin with their first whole day on an older portal', () => {
  const from = (now: string, closed?: string) =>
    daysToCount({ closed, first: '2026-03-08' }, instant(now), { kept })
  expect(from('2026-03-08T12:00Z')).toEqual([])
  expect(from('2026-03-09T12:00Z')).toEqual(['2026-03-08'])
  expect(from('2026-03-10T12:00Z', '2026-03-08')).toEqual(['2026-03-08', '2026-03-09'])
})

test.for([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['', false],
  ["2026-01-01' or 1=1", false],
] as const)('%s is a day: %s', ([text, expected]) => {
  expect(isDay(text)).toBe(expected)
})

test('adding days crosses ends of months and years', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
