import { expect, test } from 'vitest'
import { after, instant, type Instant } from '#kit/time/time.ts'
import { appealState, CLAIM_LASTS, isSameOperator, mayClaim } from './appeal.ts'

const now = instant('2026-01-10T12:00Z')
const mute = (endsAt: Instant | null) => ({ endsAt, mutedAt: now })
const later = (now + 1) as Instant

test('a player appeals once, while the mute lasts', () => {
  expect(appealState(undefined, undefined, now)).toBe('none')
  expect(appealState(mute(now), undefined, now)).toBe('none')
  expect(appealState(mute(later), undefined, now)).toBe('possible')
  expect(appealState(mute(null), undefined, now)).toBe('possible')
  expect(appealState(mute(null), { state: 'open' }, now)).toBe('open')
  expect(appealState(mute(null), { state: 'kept' }, now)).toBe('kept')
})

test('a report is claimed by one, until an hour is over', () => {
  const claim = { by: 'Ann', at: now }
  expect(mayClaim(undefined, 'Bo', now)).toBe(true)
  expect(mayClaim(claim, 'Ann', now)).toBe(true)
  expect(mayClaim(claim, 'Bo', (after(now, CLAIM_LASTS) - 1) as Instant)).toBe(false)
  expect(mayClaim(claim, 'Bo', after(now, CLAIM_LASTS))).toBe(true)
})

test('operators are told apart by name', () => {
  expect(isSameOperator('Ann', 'ann')).toBe(true)
  expect(isSameOperator(null, 'ann')).toBe(false)
  expect(isSameOperator('Bo', 'ann')).toBe(false)
})
