import { expect, test } from 'vitest'
import { CARD_KINDS } from '../model.ts'
import { newestFirst } from './newest-first.ts'

const owned = (counts: Readonly<Record<number, number>>) =>
  CARD_KINDS.map((kind) => ({ ...kind, count: counts[kind.kind] ?? 0 }))
const order = (counts: Readonly<Record<number, number>>, latest: readonly number[]) =>
  newestFirst(
    owned(counts),
    latest.map((kind) => ({ kind })),
  ).map(({ kind }) => kind)

test('kinds are sorted by their newest card', () => {
  expect(order({ 1: 2, 7: 1, 40: 1 }, [7, 1, 40, 1])).toEqual([7, 1, 40])
})

test('kinds that are older than the page follow, the highest first', () => {
  expect(order({ 2: 1, 3: 1, 50: 1 }, [3])).toEqual([3, 50, 2])
})

test('a kind that is not owned any more is left out', () => {
  expect(order({ 3: 1 }, [9, 3])).toEqual([3])
})
