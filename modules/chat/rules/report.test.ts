import { expect, test } from 'vitest'
import { before, days, hours, instant, milliseconds, type Duration } from '#kit/time/time.ts'
import { countReporters, mayReport, REPORTER_AGE, REPORTS_A_DAY } from './report.ts'

const now = instant('2026-01-10T12:00Z')
const reports = (count: number, oldest: Duration) => [
  ...Array.from({ length: count - 1 }, () => before(now, hours(1))),
  before(now, oldest),
]

test('a reader may report twenty messages a day', () => {
  expect(mayReport([], now).ok).toBe(true)
  expect(mayReport(reports(REPORTS_A_DAY - 1, hours(2)), now).ok).toBe(true)
  expect(mayReport(reports(REPORTS_A_DAY, hours(23)), now)).toMatchObject({
    refusal: 'TooFast',
    data: { retrySec: 3600 },
  })
  expect(mayReport(reports(REPORTS_A_DAY, (days(1) - milliseconds(1)) as Duration), now).ok).toBe(false)
  expect(mayReport(reports(REPORTS_A_DAY, days(1)), now).ok).toBe(true)
})

const by = (places: string, age: Duration = REPORTER_AGE) => ({
  reportedAt: now,
  createdAt: before(now, age),
  places: places.split(' ').filter(Boolean),
})

test.for([
  ['nobody', [], 0],
  ['three strangers', [by('phone'), by('tablet'), by('laptop')], 3],
  ['accounts that have left every place', [by(''), by(''), by('')], 1],
  ['two of them and a stranger', [by(''), by('phone'), by('')], 2],
  ['three accounts of a network', [by('phone home'), by('tablet home'), by('laptop home')], 1],
  ['three browsers of a device', [by('phone home'), by('phone cafe'), by('phone school')], 1],
  [
    'a chain that closes last',
    [by('phone home'), by('tablet school'), by('laptop home school'), by('watch')],
    2,
  ],
  ['a new account', [by('phone'), by('tablet', (REPORTER_AGE - 1) as Duration)], 1],
] as const)('the reports of %s count as those of the people behind them', ([, reports, people]) => {
  expect(countReporters(reports)).toBe(people)
})
