import { expect, test } from 'vitest'
import { compare } from './fair-draws.ts'

test('boxes with the published contents pass the test, and better ones do not', () => {
  const weights = { normal: 775_900, rare: 180_000, s: 40_000, ss: 4_000, sss: 100 }
  const fair = new Map([
    ['normal', 7759],
    ['rare', 1800],
    ['s', 400],
    ['ss', 41],
  ] as const)
  const generous = new Map([
    ['normal', 7659],
    ['rare', 1800],
    ['s', 500],
    ['ss', 41],
  ] as const)
  const passes = ({ square, limit }: ReturnType<typeof compare>) => square <= limit
  expect(passes(compare(fair, weights))).toBe(true)
  expect(passes(compare(generous, weights))).toBe(false)
  expect(passes(compare(new Map(), weights))).toBe(true)
})
