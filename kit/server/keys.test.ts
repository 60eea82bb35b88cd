import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { momentOf, secureKeys } from './keys.ts'

const now = instant('2026-11-22T12:00:00Z')
const thousand = <Value>(make: () => Value) => new Set(Array.from({ length: 1000 }, make))

test('a token has 256 random bits', () => {
  const tokens = thousand(secureKeys.token)
  expect(tokens.size).toBe(1000)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  }
})

test('an id contains its time, and does not reveal neighbouring ids', () => {
  const ids = thousand(() => secureKeys.id(now))
  expect(ids.size).toBe(1000)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(momentOf(id)).toBe(now)
  }
})

test('a random number covers its range, both ends included', () => {
  expect([...thousand(() => secureKeys.number(1, 3))].toSorted()).toEqual([1, 2, 3])
})
