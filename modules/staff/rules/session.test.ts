import { expect, test } from 'vitest'
import { after, instant, minutes, type Instant } from '#kit/time/time.ts'
import { IDLE_LASTS, SESSION_LASTS, placesWith, stateOfSession } from './session.ts'

const start = instant('2026-01-10T12:00Z')
const here = { address: '10.0.0.0/24', otherAddress: '2001:db8::/56', browser: 'a' }
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

test('a cookie from another browser counts as stolen, one from another network asks for a passkey', () => {
  expect(stateOfSession(session(), { ...here, address: '2001:db8::/56' }, start)).toBe('open')
  expect(stateOfSession(session(), { ...here, address: '10.0.1.0/24' }, start)).toBe('moved')
  expect(stateOfSession(session(), { ...here, address: '10.0.1.0/24', browser: 'b' }, start)).toBe(
    'elsewhere',
  )
  expect(stateOfSession(session(), { ...here, browser: 'b' }, start)).toBe('elsewhere')
})

test.for([
  ['2001:db8::/56', '10.0.0.0/24', '2001:db8::/56'],
  ['10.0.9.0/24', '10.0.9.0/24', null],
] as const)('a session of one network that is confirmed from %s', ([network, address, otherAddress]) => {
  const places = placesWith({ address: '10.0.0.0/24', otherAddress: null }, network)
  expect(places).toEqual({ address, otherAddress })
})
