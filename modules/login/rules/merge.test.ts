import { expect, test } from 'vitest'
import { after, instant, milliseconds } from '#kit/time/time.ts'
import { mayOfferGoods, VISITOR_AGE } from './merge.ts'

const createdAt = instant('2026-01-10T12:00Z')
const aDayLater = after(createdAt, VISITOR_AGE)
const good = { hasMerged: false, wasLeft: false, createdAt, goods: { boxes: 1, cards: 0 } }

test.for([
  [true, good],
  [true, { ...good, goods: { boxes: 0, cards: 1 } }],
  [false, { ...good, goods: { boxes: 0, cards: 0 } }],
  [false, { ...good, hasMerged: true }],
  [false, { ...good, wasLeft: true }],
] as const)('goods are offered: %s', ([offered, standing]) => {
  expect(mayOfferGoods(standing, aDayLater)).toBe(offered)
})

test('a visitor is a day old before there is an offer', () => {
  expect(mayOfferGoods(good, after(aDayLater, milliseconds(-1)))).toBe(false)
})
