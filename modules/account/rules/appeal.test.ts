import { expect, test } from 'vitest'
import { instant, type Instant } from '#kit/time/time.ts'
import { appealState, appealWith, isSameOperator } from './appeal.ts'

const now = instant('2026-01-10T12:00Z')
const until = (endsAt: Instant | null) => ({ endsAt })
const later = (now + 1) as Instant

test('a player appeals once, while the punishment lasts', () => {
  expect(appealState(undefined, undefined, now)).toBe('none')
  expect(appealState(until(now), undefined, now)).toBe('none')
  expect(appealState(until(later), undefined, now)).toBe('possible')
  expect(appealState(until(null), undefined, now)).toBe('possible')
  expect(appealState(until(null), { state: 'open' }, now)).toBe('open')
  expect(appealState(until(null), { state: 'kept' }, now)).toBe('kept')
})

test.for([
  ['Sorry', 'possible', undefined, 'new'],
  ['', 'possible', undefined, 'refused'],
  ['Sorry', 'none', undefined, 'refused'],
  ['Sorry', 'open', 'Sorry', 'again'],
  ['Sorry again', 'open', 'Sorry', 'refused'],
  ['Sorry', 'kept', 'Sorry', 'refused'],
] as const)('%j of a player with the state %s after %j is %s', ([words, state, text, becomes]) => {
  const appeal = text === undefined ? undefined : { state: 'open' as const, text }
  expect(appealWith(words, state, appeal)).toBe(becomes)
})

test('operators are identified by their names, ignoring case', () => {
  expect(isSameOperator('Ann', 'ann')).toBe(true)
  expect(isSameOperator(null, 'ann')).toBe(false)
  expect(isSameOperator('Bo', 'ann')).toBe(false)
})
