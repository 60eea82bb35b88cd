import { expect, test } from 'vitest'
import { seededRandom, type Random } from '#kit/random/random.ts'
import { ALPHA, judge, type ArmDay, type TrialDay } from './sequential.ts'

const RUNS = 1000
const DAYS = 56

function arm(exposed: number, rate: number, random: Random): ArmDay {
  let returned = 0
  for (let one = 0; one < exposed; one++) if (random() < rate) returned++
  return { exposed, returned }
}

/** The share of experiments that somebody who looks every day stops with a verdict. */
function stopped(
  { people, rates }: { readonly people: number; readonly rates: readonly [number, number] },
  random: Random,
) {
  const found = { better: 0, worse: 0, going: 0, none: 0 }
  for (let run = 0; run < RUNS; run++) {
    const days: TrialDay[] = Array.from({ length: DAYS }, () => ({
      control: arm(people, rates[0], random),
      treatment: arm(people, rates[1], random),
    }))
    // The first verdict stands, so judging the whole is judging it day by day.
    found[judge(days).is]++
  }
  return { better: found.better / RUNS, worse: found.worse / RUNS, none: found.none / RUNS }
}

test.for([
  [20, 0.2],
  [60, 0.2],
  [150, 0.05],
  [60, 0.5],
] as const)(
  'with %i people a day and a rate of %d, equal arms are judged different in at most one of twenty tests, though checked daily',
  ([people, rate]) => {
    const { better, worse } = stopped(
      { people, rates: [rate, rate] },
      seededRandom(people * 1000 + rate * 100),
    )
    expect(better + worse).toBeLessThanOrEqual(ALPHA)
  },
)

test('a fixed-sample test that is checked daily has far more false positives', () => {
  const random = seededRandom(5)
  let wrong = 0
  for (let run = 0; run < RUNS; run++) {
    let [one, other] = [0, 0]
    for (let day = 1; day <= DAYS; day++) {
      one += arm(60, 0.2, random).returned
      other += arm(60, 0.2, random).returned
      const rate = (one + other) / (120 * day)
      const score = (other - one) / (60 * day) / Math.sqrt((rate * (1 - rate) * 2) / (60 * day))
      if (day >= 7 && Math.abs(score) > 1.96) {
        wrong++
        break
      }
    }
  }
  expect(wrong / RUNS).toBeGreaterThan(3 * ALPHA)
})

test('a real difference is found, in the right direction', () => {
  const up = stopped({ people: 200, rates: [0.2, 0.25] }, seededRandom(6))
  expect(up.better).toBeGreaterThan(0.95)
  expect(up.worse).toBe(0)
  expect(stopped({ people: 200, rates: [0.25, 0.2] }, seededRandom(7)).worse).toBeGreaterThan(0.95)
})

test('daily checks do not change the final verdict', () => {
  const random = seededRandom(8)
  const days = Array.from({ length: DAYS }, () => ({
    control: arm(200, 0.2, random),
    treatment: arm(200, 0.26, random),
  }))
  const looks = days.map((_, index) => judge(days.slice(0, index + 1)))
  const first = looks.findIndex(({ is }) => is !== 'going')
  expect(first).toBeGreaterThanOrEqual(6)
  for (const look of looks.slice(first)) expect(look).toEqual(looks[first])
})

test.for<[string, readonly TrialDay[], string]>([
  ['nobody was seen', [], 'going'],
  [
    'nobody returned',
    Array.from({ length: 20 }, () => ({
      control: { exposed: 50, returned: 0 },
      treatment: { exposed: 50, returned: 0 },
    })),
    'going',
  ],
  [
    'one arm has nobody',
    Array.from({ length: 20 }, () => ({
      control: { exposed: 0, returned: 0 },
      treatment: { exposed: 50, returned: 20 },
    })),
    'going',
  ],
  [
    'six days are no week',
    Array.from({ length: 6 }, () => ({
      control: { exposed: 500, returned: 0 },
      treatment: { exposed: 500, returned: 500 },
    })),
    'going',
  ],
  [
    'eight weeks without a difference are enough',
    Array.from({ length: 56 }, () => ({
      control: { exposed: 50, returned: 10 },
      treatment: { exposed: 50, returned: 10 },
    })),
    'none',
  ],
])('%s', ([, days, is]) => {
  expect(judge(days).is).toBe(is)
})

test('the interval contains the true difference on every day', () => {
  const random = seededRandom(9)
  let missed = 0
  for (let run = 0; run < 400; run++) {
    const days = Array.from({ length: 28 }, () => ({
      control: arm(60, 0.2, random),
      treatment: arm(60, 0.22, random),
    }))
    const isMissed = days.some((_, index) => {
      const { interval } = judge(days.slice(0, index + 1))
      return interval !== null && (interval[0] > 0.02 || interval[1] < 0.02)
    })
    if (isMissed) missed++
  }
  expect(missed / 400).toBeLessThanOrEqual(ALPHA)
})
