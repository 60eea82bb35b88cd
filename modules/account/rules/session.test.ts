import { expect, test } from 'vitest'
import { after, before, days, hours, instant, milliseconds, type Instant } from '#kit/time/time.ts'
import { expiryOf, isUseWorthNoting, judgeSession } from './session.ts'

const start = instant('2026-01-10T12:00Z')

test.for([
  ['visitor', days(0), days(30)],
  ['visitor', days(100), days(130)],
  ['visitor', days(150), days(180)],
  ['visitor', days(170), days(180)],
  ['member', days(0), days(14)],
  ['member', days(80), days(90)],
] as const)('the session of a %s used after %d ms ends after %d ms', ([kind, used, end]) => {
  expect(expiryOf(kind, start, after(start, used))).toBe(after(start, end))
})

test('the last use is stored once an hour', () => {
  expect(isUseWorthNoting(start, before(after(start, hours(1)), milliseconds(1)))).toBe(false)
  expect(isUseWorthNoting(start, after(start, hours(1)))).toBe(true)
})

const alive = { expiresAt: after(start, days(1)), bannedUntil: null as Instant | null, isDeleted: false }

test('[8.1] an expired token requires signing in, an invalid one must be dropped', () => {
  expect(judgeSession(alive, start).ok).toBe(true)
  expect(judgeSession(alive, before(alive.expiresAt, milliseconds(1))).ok).toBe(true)
  expect(judgeSession(alive, alive.expiresAt)).toMatchObject({ refusal: 'NotSignedIn' })
  expect(judgeSession(undefined, start)).toMatchObject({ refusal: 'NoPermission' })
  expect(judgeSession({ ...alive, isDeleted: true }, start)).toMatchObject({ refusal: 'NoPermission' })
  const banned = { ...alive, bannedUntil: after(start, hours(1)) }
  expect(judgeSession(banned, start)).toMatchObject({ refusal: 'NoPermission' })
  expect(judgeSession(banned, after(start, hours(1))).ok).toBe(true)
})
