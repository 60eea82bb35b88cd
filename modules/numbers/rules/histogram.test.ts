import { expect, test } from 'vitest'
import { bucketOf, quantileOf, type Metric } from './histogram.ts'

test.for<[Metric, number, number]>([
  ['lcp', 0, 0],
  ['lcp', 50, 0],
  ['lcp', 51, 1],
  ['lcp', 20_000, 16],
  ['lcp', 20_001, 17],
  ['cls', 5, 0],
  ['cls', 6, 1],
  ['cls', 5000, 13],
])('%s of %i is counted in bucket %i', ([metric, value, bucket]) => {
  expect(bucketOf(metric, value)).toBe(bucket)
})

test.for<[string, readonly (readonly [number, number])[], number, number | null]>([
  ['nothing', [], 0.75, null],
  ['one bucket', [[1, 10]], 0.5, 75],
  [
    'three quarters within the first',
    [
      [0, 75],
      [5, 25],
    ],
    0.75,
    50,
  ],
  [
    'a little more',
    [
      [0, 74],
      [1, 26],
    ],
    0.75,
    52,
  ],
  ['everything beyond the last end', [[17, 3]], 0.75, 20_000],
])('of %s', ([, counts, share, expected]) => {
  expect(quantileOf('lcp', new Map(counts), share)).toBe(expected)
})

test('the quantile of many values is near that of the values themselves', () => {
  const values = Array.from({ length: 1000 }, (_, index) => (index * 37) % 3000)
  const counts = new Map<number, number>()
  for (const value of values)
    counts.set(bucketOf('lcp', value), (counts.get(bucketOf('lcp', value)) ?? 0) + 1)
  const exact = values.toSorted((one, other) => one - other)[750]!
  expect(Math.abs(quantileOf('lcp', counts, 0.75)! - exact)).toBeLessThan(100)
})
