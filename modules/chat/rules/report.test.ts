import { expect, test } from 'vitest'
import { before, days, hours, instant, milliseconds, type Duration } from '#kit/time/time.ts'
import { mayReport, REPORTS_A_DAY } from './report.ts'

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
