import { expect, test } from 'vitest'
import { after, instant, minutes, type Instant } from '#kit/time/time.ts'
import { IDLE_LASTS, SESSION_LASTS, stateOfSession } from './session.ts'

const start = instant('2026-01-10T12:00Z')
const here = { address: '10.0.0.1', browser: 'a' }
const session = (seenAt: Instant = start, endedAt: Instant | null = null) => ({
  startedAt: start,
  seenAt,
  endedAt,
  ...here,
})
const before = (moment: Instant) => (moment - 1) as Instant

test('a session lasts a shift, and half an hour without work', () => {
  const idle = after(start, IDLE_LASTS)
  expect(stateOfSession(session(), here, before(idle))).toBe('open')
  expect(stateOfSession(session(), here, idle)).toBe('over')
  const end = after(start, SESSION_LASTS)
  expect(stateOfSession(session(after(start, minutes(479))), here, before(end))).toBe('open')
  expect(stateOfSession(session(after(start, minutes(479))), here, end)).toBe('over')
  expect(stateOfSession(session(start, start), here, start)).toBe('over')
})

test('a cookie from another address or browser counts as stolen', () => {
  expect(stateOfSession(session(), { ...here, address: '10.0.0.2' }, start)).toBe('elsewhere')
  expect(stateOfSession(session(), { ...here, browser: 'b' }, start)).toBe('elsewhere')
})
