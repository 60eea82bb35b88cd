import { describe, expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { loudnessOf, truePeakOf } from './loudness.ts'
import { FAMILIES, PIECES } from './pieces.ts'
import { render } from './render.ts'
import type { Score } from './score.ts'
import { playThrough, type Played } from '../testing/play-through.ts'

const RATE = 24_000

/** The pieces of the portal, and two variations of each mood. */
const SCORES: readonly (readonly [string, Score])[] = [
  ...Object.entries(PIECES).map(([name, piece]) => [name, arrange(piece)] as const),
  ...Object.entries(FAMILIES).flatMap(([mood, piece]) =>
    [41, 602].map((seed) => [`${mood} ${seed}`, arrange(piece, seed)] as const),
  ),
]

/** Sample at which the end loops back. */
const seamOf = ({ begun, plan }: Played) => begun.findLast(({ index }) => index === plan.loopFrom)!.at

const powerOf = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length

const BANDS = [120, 250, 500, 1000, 2000, 4000]

/** Loudness of six octave bands in decibels, measured with resonators. */
function spectrum(samples: Float32Array): number[] {
  return BANDS.map((hertz) => {
    const turn = (2 * Math.PI * hertz) / RATE
    const alpha = Math.sin(turn) / (2 * Math.SQRT2)
    let [x1, x2, y1, y2, sum] = [0, 0, 0, 0, 0]
    for (const x0 of samples) {
      const y0 = (alpha * (x0 - x2) + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha)
      ;[x2, x1, y2, y1] = [x1, x0, y1, y0]
      sum += y0 * y0
    }
    return 10 * Math.log10(sum / samples.length + 1e-10)
  })
}

describe.for(SCORES)('%s', ([, score]) => {
  const played = playThrough(score, RATE)
  const { plan, left, right, begun, tense } = played
  const loop = [left, right].map((side) => side.subarray(plan.cuts[plan.loopFrom], seamOf(played)))

  test('is as loud as the others: -18 LUFS, within one', () => {
    const loudness = loudnessOf(loop, RATE)
    expect(loudness).toBeGreaterThan(-19)
    expect(loudness).toBeLessThan(-17)
  })

  test('has a true peak of -1 dBTP at most, with the layer of tension too', () => {
    expect(truePeakOf([left, right])).toBeLessThanOrEqual(-1)
    if (tense) expect(truePeakOf([tense])).toBeLessThanOrEqual(-1)
  })

  test('loops without a jump: the steps at the seam equal those of a continuous rendering', () => {
    const at = seamOf(played)
    const first = begun.find(({ index }) => index === plan.loopFrom)!.at
    for (const side of [left, right])
      for (let index = -2; index < plan.overlap + 2; index++) {
        const step = (from: number) => side[from + index]! - side[from + index - 1]!
        expect(Math.abs(step(at) - step(first))).toBeLessThan(0.003)
      }
  })

  test('loops to the same samples: the second round equals the first', () => {
    const again = begun.findLast(({ index }) => index === plan.loopFrom)!
    const first = begun.find(({ index }) => index === plan.loopFrom)!
    const length = RATE * 2
    const one = left.subarray(first.at, first.at + length)
    const other = left.subarray(again.at, again.at + length)
    const difference = powerOf(one.map((sample, index) => sample - other[index]!))
    // The reverb of the introduction and of the end differ; the difference is 45 dB below the music.
    expect(10 * Math.log10(difference / powerOf(one) + 1e-12)).toBeLessThan(-45)
  })

  test('has the same spectrum on both sides of the seam as in the first round', () => {
    const at = seamOf(played)
    const first = begun.find(({ index }) => index === plan.loopFrom)!.at
    const [before, now] = [first, at].map((place) =>
      spectrum(left.subarray(place - RATE / 4, place + RATE / 4)),
    ) as [number[], number[]]
    const loudest = Math.max(...now)
    now.forEach((band, index) => {
      if (band > loudest - 30) expect(Math.abs(band - before[index]!)).toBeLessThan(6)
    })
  })

  test('does not repeat its introduction', () => {
    expect(begun.filter(({ index }) => index === 0)).toHaveLength(1)
    expect(begun.length).toBeGreaterThan(plan.cuts.length - 1)
  })

  test('is never silent and never repeats: every two seconds have sound, different from the two before', () => {
    for (let at = 0; at + 4 * RATE < left.length; at += 2 * RATE) {
      const [one, other] = [left.subarray(at, at + 2 * RATE), left.subarray(at + 2 * RATE, at + 4 * RATE)]
      expect(powerOf(one)).toBeGreaterThan(1e-5)
      expect(one.every((sample, index) => sample === other[index])).toBe(false)
    }
  })
})

test('the same score gives the same samples, whatever was rendered before', () => {
  const first = () => render(arrange(FAMILIES.quick, 5), RATE).stretches.next().value!
  const one = first()
  render(arrange(FAMILIES.calm, 6), RATE).stretches.next()
  expect(first().left).toEqual(one.left)
})

test('a device of another rate gets the same piece: as long, and as loud', () => {
  const score = arrange(FAMILIES.clever, 9)
  const [one, other] = [playThrough(score, 24_000, 0), playThrough(score, 22_050, 0)]
  expect(other.left.length / 22_050).toBeCloseTo(one.left.length / 24_000, 1)
  const [loud, same] = [
    loudnessOf([one.left, one.right], 24_000),
    loudnessOf([other.left, other.right], 22_050),
  ]
  expect(Math.abs(loud - same)).toBeLessThan(0.3)
})

test('any number of simultaneous notes stays below the ceiling', () => {
  const score = arrange(FAMILIES.quick, 1)
  const loud: Score = {
    ...score,
    parts: score.parts.map((part) => ({
      ...part,
      notes: part.notes.map((note) => ({ ...note, at: Math.floor(note.at / 16) * 16 })),
    })),
  }
  const { left, right } = playThrough(loud, RATE, 0)
  expect(truePeakOf([left, right])).toBeLessThanOrEqual(-1)
})
