import { expect, test } from 'vitest'
import { after, before, days, instant, milliseconds } from '#kit/time/time.ts'
import type { StoredListing } from './listing.ts'
import { planReverse, type TradedCard } from './reverse.ts'

const traded = instant('2026-01-10T12:00Z')
const lockedUntil = after(traded, days(5))
const [SELLER, TAKER, OTHER] = [11111111, 22222222, 33333333]
const listing: StoredListing = {
  listingId: 'L',
  cardId: 'A',
  sellerId: SELLER,
  kind: 33,
  code: 'ABCD2345',
  wants: [],
  state: 'taken',
  startedAt: traded,
  endsAt: after(traded, days(3)),
  wrongGuesses: 0,
  takerId: TAKER,
  givenCardId: 'B',
}
const card = (cardId: string, ownerId: number, more: Partial<TradedCard> = {}): TradedCard => ({
  cardId,
  ownerId,
  state: 'bag',
  lockedUntil,
  lastMove: { reason: 'swap', listingId: 'L', movedAt: traded },
  ...more,
})
const cards = (...some: TradedCard[]) => new Map(some.map((one) => [one.cardId, one]))
const both = cards(card('A', TAKER), card('B', SELLER))
const lastMoment = before(lockedUntil, milliseconds(1))

test('both cards of a swap return to their owners, a redeemed one to its lister', () => {
  expect(planReverse(listing, both, lastMoment)).toEqual({
    ok: true,
    returns: [
      { cardId: 'A', fromId: TAKER, toId: SELLER },
      { cardId: 'B', fromId: SELLER, toId: TAKER },
    ],
  })
  const redeemed = { ...listing, givenCardId: null }
  expect(planReverse(redeemed, cards(card('A', TAKER)), traded)).toMatchObject({
    returns: [{ cardId: 'A', toId: SELLER }],
  })
})

test.for([
  [{ state: 'back', takerId: null }, both, 'was not taken'],
  [{}, cards(card('A', TAKER)), 'card B is not there'],
  [{}, cards(card('A', TAKER, { state: 'void' }), card('B', SELLER)), 'card A was withdrawn'],
  [{}, cards(card('A', OTHER), card('B', SELLER)), 'card A has moved on'],
  [
    {},
    cards(
      card('A', TAKER),
      card('B', OTHER, { lastMove: { reason: 'swap', listingId: 'M', movedAt: traded } }),
    ),
    'card B has moved on (swap) and is with 33333333',
  ],
  [
    {},
    cards(
      card('A', SELLER, { lastMove: { reason: 'reverse', listingId: 'L', movedAt: traded } }),
      card('B', TAKER),
    ),
    'reversed already',
  ],
] as const)('%# is refused: %s', ([more, held, why]) => {
  expect(planReverse({ ...listing, ...more }, held, traded)).toMatchObject({
    ok: false,
    why: expect.stringContaining(why),
  })
})

test('it is too late when the trade lock has ended', () => {
  expect(planReverse(listing, both, lockedUntil)).toMatchObject({
    ok: false,
    why: 'card A is no longer locked by the trade',
  })
})
