import { expect, test } from 'vitest'
import { after, hours, instant, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { nextRun } from './job.ts'

const began = instant('2026-01-10T12:00Z')
const ended = after(began, minutes(3))

test.for<[string, Duration, number, Duration]>([
  ['after a success its period counts from its beginning', hours(1), 0, hours(1)],
  ['a first failure is tried again in a minute', hours(1), 1, minutes(4)],
  ['a second one in two', hours(1), 2, minutes(5)],
  ['a fifth one in sixteen', hours(1), 5, minutes(19)],
  ['never later than its period', hours(1), 12, minutes(63)],
  ['nor ever, however often it failed', hours(1), 5000, minutes(63)],
  ['a short job keeps to its period', seconds(10), 3, seconds(190)],
])('%s', ([, every, failures, wait]) => {
  expect(nextRun(began, ended, { every, failures })).toBe(after(began, wait))
})
