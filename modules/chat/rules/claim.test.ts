import { expect, test } from 'vitest'
import { after, instant, type Instant } from '#kit/time/time.ts'
import { CLAIM_LASTS, mayClaim } from './claim.ts'

const now = instant('2026-01-10T12:00Z')

test('a report is claimed by one moderator for an hour', () => {
  const claim = { by: 'Ann', at: now }
  expect(mayClaim(undefined, 'Bo', now)).toBe(true)
  expect(mayClaim(claim, 'Ann', now)).toBe(true)
  expect(mayClaim(claim, 'Bo', (after(now, CLAIM_LASTS) - 1) as Instant)).toBe(false)
  expect(mayClaim(claim, 'Bo', after(now, CLAIM_LASTS))).toBe(true)
})
