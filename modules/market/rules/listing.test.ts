import { describe, expect, test } from 'vitest'
import { after, before, days, hours, instant, milliseconds, seconds, toEpochSeconds } from '#kit/time/time.ts'
import { type CardLevel, kindsOf } from '#modules/cards/model.ts'
import type { ListingState } from '../model.ts'
import {
  endOfListing,
  isWanted,
  lookUp,
  mayGive,
  mayGuess,
  mayList,
  mayReceive,
  mayRenewPassword,
  mayTake,
  mayTakeBack,
  stateOf,
  wrongPassword,
  type Guesser,
  type Received,
  type StoredListing,
} from './listing.ts'

const now = instant('2026-01-10T12:00Z')
const justBefore = (moment: typeof now) => before(moment, milliseconds(1))
const [SELLER, TAKER] = [10_000_001, 10_000_002]
const kind = (level: CardLevel, place = 0) => kindsOf(level)[place]!.kind
const listing: StoredListing = {
  listingId: 'LISTING',
  cardId: 'CARD',
  sellerId: SELLER,
  kind: kind('s'),
  code: '1AB2C3D4',
  wants: [],
  state: 'on',
  startedAt: now,
  endsAt: endOfListing(now, 3),
  wrongGuesses: 0,
  takerId: null,
  givenCardId: null,
}

test('a listing is open until it expires, to the millisecond [4.22]', () => {
  expect(listing.endsAt).toBe(after(now, days(3)))
  expect(stateOf(listing, justBefore(listing.endsAt))).toBe('on')
  expect(stateOf(listing, listing.endsAt)).toBe('expired')
})

test.for<ListingState>(['taken', 'back', 'expired', 'void'])('a listing that is %s stays so', (state) => {
  expect(stateOf({ ...listing, state }, now)).toBe(state)
  expect(stateOf({ ...listing, state }, listing.endsAt)).toBe(state)
})

test('a player has at most 100 listings at once [9.7]', () => {
  expect(mayList(kind('s'), [], 99)).toMatchObject({ ok: true })
  expect(mayList(kind('s'), [], 100)).toEqual({ ok: false, refusal: 'ListingLimit', data: { max: 100 } })
})

test('only other kinds of the same level can be requested', () => {
  expect(mayList(kind('s'), [kind('s', 1), kind('s', 2)], 0)).toMatchObject({ ok: true })
  expect(mayList(kind('s'), [kind('s', 1), kind('s')], 0)).toMatchObject({ refusal: 'CardNotWanted' })
  expect(mayList(kind('s'), [kind('ss')], 0)).toMatchObject({ refusal: 'CardNotWanted' })
})

test('a swap takes another kind of the same level, and of those the wanted ones', () => {
  expect(isWanted(listing, kind('s', 1))).toBe(true)
  expect(isWanted(listing, kind('s'))).toBe(false)
  expect(isWanted(listing, kind('rare'))).toBe(false)
  expect(isWanted(listing, kind('ss'))).toBe(false)
  const picky = { ...listing, wants: [kind('s', 2)] }
  expect(isWanted(picky, kind('s', 2))).toBe(true)
  expect(isWanted(picky, kind('s', 1))).toBe(false)
})

test('nobody takes their own card [5.5], nor an ended listing', () => {
  expect(mayTake(listing, TAKER, now)).toMatchObject({ ok: true })
  expect(mayTake(listing, SELLER, now)).toMatchObject({ refusal: 'OwnCard' })
  expect(mayTake({ ...listing, state: 'taken' }, SELLER, now)).toMatchObject({ refusal: 'OwnCard' })
  expect(mayTake(listing, TAKER, justBefore(listing.endsAt))).toMatchObject({ ok: true })
  expect(mayTake(listing, TAKER, listing.endsAt)).toMatchObject({ refusal: 'ListingOver' })
  expect(mayTake({ ...listing, state: 'back' }, TAKER, now)).toMatchObject({ refusal: 'ListingOver' })
})

test('only a card that is wanted can be given', () => {
  expect(mayGive(listing, kind('s', 1))).toMatchObject({ ok: true })
  expect(mayGive(listing, kind('ss'))).toMatchObject({ refusal: 'CardNotWanted' })
})

test('a code finds its listing until the listing ends', () => {
  expect(lookUp(undefined, now)).toMatchObject({ refusal: 'InvalidListingCode' })
  expect(lookUp(listing, justBefore(listing.endsAt))).toMatchObject({ ok: true })
  expect(lookUp(listing, listing.endsAt)).toMatchObject({ refusal: 'ListingOver' })
})

test('only the seller withdraws a card, unless another player has it', () => {
  expect(mayTakeBack(undefined, SELLER)).toMatchObject({ refusal: 'ListingNotYours' })
  expect(mayTakeBack(listing, TAKER)).toMatchObject({ refusal: 'ListingNotYours' })
  for (const state of ['on', 'back', 'expired'] as const)
    expect(mayTakeBack({ ...listing, state }, SELLER)).toMatchObject({ ok: true })
  for (const state of ['taken', 'void'] as const)
    expect(mayTakeBack({ ...listing, state }, SELLER)).toMatchObject({ refusal: 'ListingOver' })
})

test('only the seller renews the password, while the listing is open', () => {
  expect(mayRenewPassword(undefined, SELLER, now)).toMatchObject({ refusal: 'ListingNotYours' })
  expect(mayRenewPassword(listing, TAKER, now)).toMatchObject({ refusal: 'ListingNotYours' })
  expect(mayRenewPassword(listing, SELLER, justBefore(listing.endsAt))).toMatchObject({ ok: true })
  expect(mayRenewPassword(listing, SELLER, listing.endsAt)).toMatchObject({ refusal: 'ListingOver' })
})

test('a wrong password reduces the attempts left', () => {
  const after = (count: number) => wrongPassword({ player: { count, freeAt: now } })
  expect(after(0)).toMatchObject({ refusal: 'WrongRetrievalPassword', data: { leftNum: 4 } })
  expect(after(4)).toMatchObject({ refusal: 'WrongRetrievalPassword', data: { leftNum: 0 } })
})

describe('a password', () => {
  const at = (count: number, freeAt = after(now, seconds(90))) => ({ count, freeAt })
  const none: Guesser = { player: at(0), network: at(0), pair: at(0), networkAndListing: at(0) }
  const guess = (more: Partial<Guesser>) => mayGuess({ ...none, ...more }, now)

  test.for([
    ['player', 5],
    ['network', 30],
    ['pair', 10],
    ['networkAndListing', 20],
  ] as const)('may be tried as often as its %s allows: %i', ([who, most]) => {
    expect(guess({ [who]: at(most - 1) })).toEqual({ ok: true, value: undefined })
    expect(guess({ [who]: at(most) })).toEqual({
      ok: false,
      refusal: 'TooManyGuesses',
      data: { retrySec: 90 },
    })
  })

  test('that is right is held back by the guesses of its player alone', () => {
    expect(mayGuess({ player: at(4), pair: at(9) }, now).ok).toBe(true)
    expect(mayGuess({ player: at(5), pair: at(9) }, now).ok).toBe(false)
    expect(mayGuess({ player: at(4), pair: at(10) }, now).ok).toBe(false)
  })

  test('waits for the last full limit, in whole seconds and at least one', () => {
    const later = after(now, milliseconds(120_001))
    expect(guess({ player: at(5), pair: at(10, later), network: at(0, after(now, hours(9))) })).toMatchObject(
      { data: { retrySec: 121 } },
    )
    expect(guess({ player: at(5, now) })).toMatchObject({ data: { retrySec: 1 } })
  })
})

describe('by code a player receives', () => {
  const nextDayAt = instant('2026-01-11T00:00Z')
  const nothing: Received = { today: 0, sToday: 0, lastHighAt: undefined, friendsSince: undefined, nextDayAt }
  const receive = (level: CardLevel, more: Partial<Received> = {}) =>
    mayReceive(level, { ...nothing, ...more }, now)

  test('three cards a day', () => {
    expect(receive('normal', { today: 2 })).toMatchObject({ ok: true })
    expect(receive('normal', { today: 3 })).toEqual({
      ok: false,
      refusal: 'TransferDayLimit',
      data: { nextTime: toEpochSeconds(nextDayAt) },
    })
  })

  test('one S card a day', () => {
    expect(receive('s')).toMatchObject({ ok: true })
    expect(receive('s', { today: 1, sToday: 1 })).toMatchObject({ refusal: 'TransferLevelLimit' })
    expect(receive('rare', { today: 1, sToday: 1 })).toMatchObject({ ok: true })
  })

  test.for<CardLevel>(['ss', 'sss'])('a %s card from a friend of seven days, once in seven days', (level) => {
    const weekAgo = before(now, days(7))
    const tooLate = after(weekAgo, milliseconds(1))
    const friendsSince = weekAgo
    expect(receive(level)).toMatchObject({ refusal: 'TransferLevelLimit' })
    expect(receive(level, { friendsSince })).toMatchObject({ ok: true })
    expect(receive(level, { friendsSince: tooLate })).toMatchObject({ refusal: 'TransferLevelLimit' })
    expect(receive(level, { friendsSince, lastHighAt: weekAgo })).toMatchObject({ ok: true })
    expect(receive(level, { friendsSince, lastHighAt: tooLate })).toMatchObject({
      refusal: 'TransferLevelLimit',
    })
    expect(receive(level, { friendsSince, today: 3 })).toMatchObject({ refusal: 'TransferDayLimit' })
  })

  test('a normal card from anybody', () => {
    expect(receive('normal', { lastHighAt: before(now, hours(1)) })).toMatchObject({ ok: true })
  })
})
