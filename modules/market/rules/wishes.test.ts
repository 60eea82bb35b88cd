import { expect, test } from 'vitest'
import { after, days, type Instant } from '#kit/time/time.ts'
import { mayTellOn, mayWish, MOST_WISHES, paymentsFor } from './wishes.ts'

const kinds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const NOON = Date.UTC(2026, 10, 30, 12) as Instant
const MIDNIGHT = Date.UTC(2026, 11, 1) as Instant

test('a wish list holds ten kinds, and a kind that is on it needs no room', () => {
  expect(mayWish(kinds(MOST_WISHES - 1), 50).ok).toBe(true)
  expect(mayWish(kinds(MOST_WISHES), 50)).toMatchObject({
    ok: false,
    refusal: 'ListingLimit',
    data: { max: MOST_WISHES },
  })
  expect(mayWish(kinds(MOST_WISHES), 3).ok).toBe(true)
})

test('the bell tells of a kind once in a UTC day', () => {
  expect(mayTellOn(null, NOON)).toBe(true)
  expect(mayTellOn('2026-11-30', NOON)).toBe(false)
  expect(mayTellOn('2026-11-30', (MIDNIGHT - 1) as Instant)).toBe(false)
  expect(mayTellOn('2026-11-30', MIDNIGHT)).toBe(true)
  expect(mayTellOn('2026-11-30', after(NOON, days(2)))).toBe(true)
})

test('any other kind of the level pays, unless the lister names some', () => {
  expect(paymentsFor({ kind: 43, wants: [] })).toEqual([44, 45, 46, 47, 48])
  expect(paymentsFor({ kind: 43, wants: [47, 45] })).toEqual([45, 47])
})
