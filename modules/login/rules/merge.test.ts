import { expect, test } from 'vitest'
import { after, instant, milliseconds } from '#kit/time/time.ts'
import { mayEndLink, mayMoveGoods, mayOfferGoods, VISITOR_AGE } from './merge.ts'

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

test('an offer is valid until its end, for a visitor who is not banned, and stays taken', () => {
  const endsAt = aDayLater
  const [open, taken] = [
    { state: 'open', endsAt },
    { state: 'taken', endsAt },
  ]
  const visitor = { kind: 'visitor', bannedUntil: null }
  const lastMoment = after(endsAt, milliseconds(-1))
  const gone = { refusal: 'OfferGone' }
  expect(mayMoveGoods(open, visitor, lastMoment)).toEqual({ ok: true, value: open })
  expect(mayMoveGoods(open, visitor, endsAt)).toMatchObject(gone)
  expect(mayMoveGoods(open, { ...visitor, kind: 'member' }, lastMoment)).toMatchObject(gone)
  expect(mayMoveGoods(open, { ...visitor, bannedUntil: endsAt }, lastMoment)).toMatchObject(gone)
  expect(mayMoveGoods(open, { ...visitor, bannedUntil: lastMoment }, lastMoment)).toMatchObject({ ok: true })
  expect(mayMoveGoods(taken, { ...visitor, kind: 'member' }, endsAt)).toMatchObject({ ok: true })
})

test('the last provider stays on the account', () => {
  expect(mayEndLink(['google'])).toMatchObject({ refusal: 'LastLink' })
  expect(mayEndLink(['google', 'apple'])).toMatchObject({ ok: true })
})
