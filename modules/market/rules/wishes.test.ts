import { expect, test } from 'vitest'
import { mayWish, MOST_WISHES, paymentsFor } from './wishes.ts'

const kinds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('a wish list holds at most ten kinds, and one that is on it can be added again', () => {
  expect(mayWish(kinds(MOST_WISHES - 1), 50).ok).toBe(true)
  expect(mayWish(kinds(MOST_WISHES), 50)).toMatchObject({
    ok: false,
    refusal: 'ListingLimit',
    data: { max: MOST_WISHES },
  })
  expect(mayWish(kinds(MOST_WISHES), 3).ok).toBe(true)
})

test('any other kind of the level can be given, unless the lister names kinds', () => {
  expect(paymentsFor({ kind: 43, wants: [] })).toEqual([44, 45, 46, 47, 48])
  expect(paymentsFor({ kind: 43, wants: [47, 45] })).toEqual([45, 47])
})
