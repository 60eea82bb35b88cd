import { expect, test } from 'vitest'
import { CARD_KINDS, CARD_LEVELS, KINDS_PER_LEVEL } from '../model.ts'
import { FIRST_ODDS, ratesWithGuarantee, WHOLE } from './odds.ts'

test('52 kinds of cards in five levels are numbered level by level [3.16]', () => {
  expect(CARD_LEVELS).toEqual(['normal', 'rare', 's', 'ss', 'sss'])
  expect(KINDS_PER_LEVEL).toEqual({ normal: 20, rare: 12, s: 10, ss: 6, sss: 4 })
  expect(CARD_KINDS.map(({ kind }) => kind)).toEqual(Array.from({ length: 52 }, (_, index) => index + 1))
  expect(CARD_KINDS[38]).toEqual({ kind: 39, level: 's', number: 'S-07' })
  expect(CARD_KINDS[51]).toEqual({ kind: 52, level: 'sss', number: 'SSS-04' })
})

test.for(['normal', 'rare'] as const)('the weights of a %s box add up to a million', (box) => {
  const weights = Object.values(FIRST_ODDS.weights[box])
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(WHOLE)
  expect(weights.every((weight) => Number.isInteger(weight) && weight >= 0)).toBe(true)
})

test('the weights are those that were published', () => {
  expect(FIRST_ODDS.weights).toEqual({
    normal: { normal: 775_900, rare: 180_000, s: 40_000, ss: 4_000, sss: 100 },
    rare: { normal: 0, rare: 832_000, s: 140_000, ss: 26_000, sss: 2_000 },
  })
  expect([FIRST_ODDS.sAtLatest, FIRST_ODDS.ssAtLatest]).toEqual([50, 300])
})

test('with the guarantee a normal box holds an S in 4.48 %, an SS in 0.57 %, an SSS in 0.0103 % of the cases', () => {
  const rates = ratesWithGuarantee(FIRST_ODDS, 'normal')
  expect(rates.s / WHOLE).toBeCloseTo(0.0448, 4)
  expect(rates.ss / WHOLE).toBeCloseTo(0.0057, 4)
  // The contract drew two million boxes, which tells the rarest level to no more than a few per cent.
  expect(Math.abs(rates.sss / WHOLE - 0.000103)).toBeLessThan(0.000005)
  expect(Object.values(rates).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(WHOLE, -1)
})

test('with guarantees that are hardly ever reached the rates are nearly the weights', () => {
  const patient = { ...FIRST_ODDS, sAtLatest: 1_000, ssAtLatest: 1_500 }
  const rates = ratesWithGuarantee(patient, 'rare')
  for (const level of CARD_LEVELS)
    expect(Math.abs(rates[level] - FIRST_ODDS.weights.rare[level])).toBeLessThan(3)
})

test('a guarantee after one box gives the level each time', () => {
  const generous = { ...FIRST_ODDS, ssAtLatest: 1 }
  expect(ratesWithGuarantee(generous, 'normal')).toMatchObject({ ss: WHOLE - 100, sss: 100, s: 0, rare: 0 })
})
