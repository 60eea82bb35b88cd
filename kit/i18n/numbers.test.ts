import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { formatNumber } from './numbers.ts'

const NUMBERS = [
  0,
  5,
  999,
  1000,
  1752,
  9999,
  10_000,
  999_999,
  1_000_000,
  1_234_567_890,
  Number.MAX_SAFE_INTEGER,
  -0,
  -1234,
  0.15,
  1234.25,
  1e21,
]

test.for(LANGUAGES)('numbers in %s follow the locale data', (language) => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  for (const value of NUMBERS) {
    // A count of zero has no sign.
    const expected = Object.is(value, -0) ? '0' : format.format(value)
    expect(formatNumber(language, value)).toBe(expected)
  }
})
