import { expect, test } from 'vitest'
import { before, instant, seconds, after } from '#kit/time/time.ts'
import { HINT_AGAIN, mayHint, type Holder } from './keep-hint.ts'

const now = instant('2026-11-22T12:00Z')
const visitor: Holder = { isVisitor: true, cardCount: 0, hasPrecious: false, closedAt: undefined }

test.for([
  { change: {}, hinted: false },
  { change: { cardCount: 20 }, hinted: false },
  { change: { cardCount: 21 }, hinted: true },
  { change: { cardCount: 1, hasPrecious: true }, hinted: true },
  { change: { cardCount: 99, hasPrecious: true, isVisitor: false }, hinted: false },
  { change: { cardCount: 21, closedAt: before(now, HINT_AGAIN) }, hinted: true },
  { change: { cardCount: 21, closedAt: after(before(now, HINT_AGAIN), seconds(1)) }, hinted: false },
])('[2.18] a visitor with $change gets the hint to sign in: $hinted', ({ change, hinted }) => {
  expect(mayHint({ ...visitor, ...change }, now)).toBe(hinted)
})
