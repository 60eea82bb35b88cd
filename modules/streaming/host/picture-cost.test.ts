import { expect, test } from 'vitest'
import { openPictureCost } from './picture-cost.ts'

const after = (...runs: readonly (readonly [count: number, milliseconds: number, pixels: number])[]) => {
  const cost = openPictureCost()
  for (const [count, milliseconds, pixels] of runs)
    for (let at = 0; at < count; at += 1) cost.took(milliseconds, pixels)
  return cost.read()
}

test('the first pictures are not measured, then the time per million pixels is', () => {
  expect(after([59, 2, 500_000])).toBeUndefined()
  expect(after([60, 2, 500_000])).toBeCloseTo(4)
  expect(after([30, 2, 500_000], [30, 12, 1_000_000])).toBeCloseTo(8)
})

test('a slower worker is detected within seconds', () => {
  expect(after([100_000, 2, 1_000_000], [600, 10, 1_000_000])).toBeGreaterThan(9)
})
