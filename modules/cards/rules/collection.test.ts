import { describe, expect, test } from 'vitest'
import { after, before, days, instant, milliseconds } from '#kit/time/time.ts'
import { CARD_KINDS, type CardLevel, type CardState, kindsOf } from '../model.ts'
import {
  isLocked,
  lockAfterTrade,
  mayLeave,
  mayStopUsing,
  mayUse,
  setsOf,
  type HeldCard,
} from './collection.ts'

const now = instant('2026-01-10T12:00Z')
const OWNER = 10_000_001
const kindAt = (level: CardLevel) => kindsOf(level)[0]!.kind
const card = (more: Partial<HeldCard> = {}): HeldCard => ({
  cardId: 'CARD',
  kind: kindAt('s'),
  ownerId: OWNER,
  state: 'bag',
  lockedUntil: null,
  ...more,
})

test('a traded card is locked for seven days, to the millisecond [4.23]', () => {
  const lockedUntil = lockAfterTrade(now)
  expect(lockedUntil).toBe(after(now, days(7)))
  expect(isLocked({ lockedUntil }, now)).toBe(true)
  expect(isLocked({ lockedUntil }, before(lockedUntil, milliseconds(1)))).toBe(true)
  expect(isLocked({ lockedUntil }, lockedUntil)).toBe(false)
  expect(isLocked({ lockedUntil: null }, now)).toBe(false)
})

describe('a card leaves its owner', () => {
  test('when it is free in the backpack', () => {
    expect(mayLeave(card(), OWNER, now)).toMatchObject({ ok: true })
    expect(mayLeave(card({ lockedUntil: now }), OWNER, now)).toMatchObject({ ok: true })
  })

  test.for<[Partial<HeldCard>, string]>([
    [{ ownerId: OWNER + 1 }, 'ListingNotYours'],
    [{ ownerId: OWNER + 1, state: 'listed', lockedUntil: after(now, days(1)) }, 'ListingNotYours'],
    [{ state: 'void' }, 'ListingNotYours'],
    [{ state: 'listed' }, 'CardBusy'],
    [{ state: 'used' }, 'CardBusy'],
    [{ lockedUntil: after(now, milliseconds(1)) }, 'CardLocked'],
  ])('but not with %o', ([more, refusal]) => {
    expect(mayLeave(card(more), OWNER, now)).toMatchObject({ ok: false, refusal })
  })

  test('a missing one belongs to nobody', () => {
    expect(mayLeave(undefined, OWNER, now)).toMatchObject({ refusal: 'ListingNotYours' })
  })

  test('a locked one tells until when', () => {
    const outcome = mayLeave(card({ lockedUntil: lockAfterTrade(now) }), OWNER, now)
    expect(outcome).toMatchObject({ data: { endTime: (now + days(7)) / 1000 } })
  })
})

describe('the sets', () => {
  test('are complete with every kind of their level, and not before [9.2]', () => {
    const s = kindsOf('s').map(({ kind }) => kind)
    const setOf = (kinds: readonly number[], level: CardLevel) =>
      setsOf(kinds).find((one) => one.level === level)
    expect(setOf(s, 's')).toEqual({ level: 's', have: 10, all: 10, isComplete: true })
    expect(setOf(s.slice(1), 's')).toEqual({ level: 's', have: 9, all: 10, isComplete: false })
    expect(setOf([...s.slice(1), s[1]!], 's')).toMatchObject({ have: 9, isComplete: false })
    expect(setOf(s, 'ss')).toMatchObject({ have: 0, all: 6, isComplete: false })
  })

  test('together have all 52 kinds', () => {
    const sets = setsOf(CARD_KINDS.map(({ kind }) => kind))
    expect(sets.every(({ isComplete }) => isComplete)).toBe(true)
    expect(sets.reduce((sum, { all }) => sum + all, 0)).toBe(52)
    expect(setsOf([]).every(({ have }) => have === 0)).toBe(true)
  })
})

describe('a card is put to use', () => {
  const wish = { ownerId: OWNER, inUse: 0, isGameTaken: false, needs: 's' as CardLevel }
  const use = (held: HeldCard | undefined, more: Partial<typeof wish> = {}) =>
    mayUse(held, { ...wish, ...more })

  test('at three games at once and no more [5.7] [8.5]', () => {
    expect(use(card(), { inUse: 2 })).toMatchObject({ ok: true })
    expect(use(card(), { inUse: 3 })).toEqual({ ok: false, refusal: 'UseLimit', data: { useMax: 3 } })
  })

  test.for<[CardLevel, CardLevel, boolean]>([
    ['normal', 'normal', true],
    ['normal', 'rare', false],
    ['rare', 's', false],
    ['s', 's', true],
    ['ss', 's', true],
    ['sss', 'normal', true],
    ['ss', 'sss', false],
  ])('a %s card where a %s card is required: %s', ([level, needs, fits]) => {
    const outcome = use(card({ kind: kindAt(level) }), { needs })
    expect(outcome).toMatchObject(fits ? { ok: true } : { refusal: 'CardLevelTooLow' })
  })

  test('also while it is locked by a trade', () => {
    expect(use(card({ lockedUntil: lockAfterTrade(now) }))).toMatchObject({ ok: true })
  })

  test.for<[CardState, string]>([
    ['listed', 'CardBusy'],
    ['used', 'CardBusy'],
    ['void', 'CardNotYours'],
  ])('not when it is %s', ([state, refusal]) => {
    expect(use(card({ state }))).toMatchObject({ refusal })
  })

  test('not when it belongs to another player, or the game has one', () => {
    expect(use(card({ ownerId: OWNER + 1 }))).toMatchObject({ refusal: 'CardNotYours' })
    expect(use(undefined)).toMatchObject({ refusal: 'CardNotYours' })
    expect(use(card(), { isGameTaken: true })).toMatchObject({ refusal: 'CardBusy' })
  })
})

test.for<[CardState, string | undefined]>([
  ['bag', undefined],
  ['used', undefined],
  ['listed', 'CardBusy'],
  ['void', 'CardNotYours'],
])('the owner takes a card that is %s out of use: %s', ([state, refusal]) => {
  const outcome = mayStopUsing(card({ state }), OWNER)
  expect(outcome).toMatchObject(refusal ? { refusal } : { ok: true })
})

test('a player cannot take another player’s card out of use', () => {
  expect(mayStopUsing(card({ ownerId: OWNER + 1 }), OWNER)).toMatchObject({ refusal: 'CardNotYours' })
  expect(mayStopUsing(undefined, OWNER)).toMatchObject({ refusal: 'CardNotYours' })
})
