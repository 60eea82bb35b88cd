import { expect, test } from 'vitest'
import { loudnessOf, truePeakOf } from './loudness.ts'

const RATE = 48_000
const sine = (hertz: number, decibels: number, seconds: number, rate = RATE) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * hertz * index) / rate),
  )
const both = (samples: Float32Array) => [samples, samples]
const silent = (samples: Float32Array) => new Float32Array(samples.length)

test('a sine of 997 Hz at full scale in one channel is -3.01 LUFS (BS.1770-4, annex 1)', () => {
  const left = sine(997, 0, 4)
  expect(loudnessOf([left, silent(left)], RATE)).toBeCloseTo(-3.01, 1)
})

test.for([48_000, 44_100, 24_000, 22_050])(
  'a stereo sine of 1 kHz at -23 dBFS is -23 LUFS at %i samples a second (EBU Tech 3341, case 1)',
  (rate) => {
    expect(loudnessOf(both(sine(1000, -23, 20, rate)), rate)).toBeCloseTo(-23, 1)
  },
)

test('parts much quieter than the rest do not count (EBU Tech 3341, case 3)', () => {
  const parts = [sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10)]
  const whole = Float32Array.from(parts.flatMap((part) => [...part]))
  expect(loudnessOf(both(whole), RATE)).toBeCloseTo(-23, 1)
})

test('silence has no loudness', () => {
  expect(loudnessOf(both(new Float32Array(RATE)), RATE)).toBe(-Infinity)
})

test('the true peak finds the maximum of a wave between its samples (BS.1770-4, annex 2)', () => {
  const wave = Float32Array.from({ length: 4800 }, (_, index) => 0.5 * Math.sin(Math.PI * (index / 2 + 0.25)))
  expect(20 * Math.log10(Math.max(...wave))).toBeCloseTo(-9.03, 1)
  expect(truePeakOf([wave])).toBeCloseTo(-6.02, 1)
})
