import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { agreedOf, dropSent, hasUnanswered, noteSent, readLedger, writeLedger, type Known } from './ledger.ts'

const base = (plays: number) => ({ plays, level: 1, options: {}, others: [] })
const known: Known = {
  version: 3,
  mark: 'agreed',
  base: base(1),
  sent: [
    { mark: 'first', base: base(2) },
    { mark: 'second', base: base(3) },
  ],
}

test('a save is merged from what this session stored last', () => {
  const stored = { mark: 'strange', base: base(9) }
  expect(agreedOf(known, { own: 'first', stored })?.base).toEqual(base(2))
  expect(agreedOf(known, { own: 'unknown', stored })?.base).toEqual(base(1))
  expect(agreedOf(undefined, { own: 'first', stored })).toBeUndefined()
})

test('if the server does not say what this session stored, its current save is used', () => {
  expect(agreedOf(known, { own: undefined, stored: { mark: 'second', base: base(3) } })?.base).toEqual(
    base(3),
  )
  expect(agreedOf(known, { own: undefined, stored: { mark: 'strange', base: base(9) } })?.base).toEqual(
    base(1),
  )
})

test('a refused save is not requested again', () => {
  const storage = memoryStorage()
  writeLedger(storage, noteSent(readLedger(storage), { a: { mark: 'm' }, b: { mark: 'n' } }))
  dropSent(storage, 'a', 'm')
  expect(readLedger(storage).known['a']?.sent).toEqual([])
  expect(hasUnanswered(readLedger(storage))).toBe(true)
  dropSent(storage, 'b', 'n')
  expect(hasUnanswered(readLedger(storage))).toBe(false)
})
