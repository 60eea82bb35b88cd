import { expect, test } from 'vitest'
import { after, before, milliseconds, minutes, type Instant } from '#kit/time/time.ts'
import { maySettle, overlap, SETTLED_AFTER, stateOf } from './event.ts'

const at = (day: number) => Date.UTC(2026, 11, day) as Instant
const span = { startsAt: at(1), endsAt: at(8) }

test('an event runs from its first moment to just before its last', () => {
  expect(stateOf(span, before(at(1), milliseconds(1)))).toBe('before')
  expect(stateOf(span, at(1))).toBe('running')
  expect(stateOf(span, before(at(8), milliseconds(1)))).toBe('running')
  expect(stateOf(span, at(8))).toBe('over')
})

test('an event is settled when no score can still arrive', () => {
  expect(SETTLED_AFTER).toBeGreaterThanOrEqual(minutes(2))
  expect(maySettle(span, before(after(at(8), SETTLED_AFTER), milliseconds(1)))).toBe(false)
  expect(maySettle(span, after(at(8), SETTLED_AFTER))).toBe(true)
})

test('two adjacent events do not overlap', () => {
  expect(overlap(span, { startsAt: at(8), endsAt: at(9) })).toBe(false)
  expect(overlap({ startsAt: at(8), endsAt: at(9) }, span)).toBe(false)
  expect(overlap(span, { startsAt: at(7), endsAt: at(9) })).toBe(true)
  expect(overlap(span, { startsAt: at(2), endsAt: at(3) })).toBe(true)
})
