import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  after,
  before,
  days,
  dayStart,
  hours,
  instant,
  milliseconds,
  minutes,
  toEpochSeconds,
  type Duration,
} from '#kit/time/time.ts'
import { kindsOf } from '#modules/cards/model.ts'
import {
  CARD_TIME_SOURCES,
  claim,
  claimNow,
  kindsFor,
  mayClaim,
  nextClaimAt,
  paidBefore,
  TIME_RULES,
  countedCards,
  worthOf,
  type CardTimeSource,
} from './claims.ts'

const now = instant('2026-01-10T12:00Z')
const midnight = instant('2026-01-11T00:00Z')

test.for<[CardTimeSource, number, Duration]>([
  ['s', 1, minutes(1)],
  ['s', 31, minutes(31)],
  ['s', 1000, minutes(1000)],
  ['ss', 1, minutes(10)],
  ['ss', 7, minutes(70)],
  ['sss', 1, hours(10)],
  ['sss', 3, hours(30)],
])('each card counts: the source %s with %d cards is worth %d ms [9.3]', ([source, cards, worth]) => {
  expect(worthOf(source, { cards, kinds: 1 })).toBe(worth)
})

test.for<[CardTimeSource, number, Duration]>([
  ['s', 30, minutes(30)],
  ['s', 31, minutes(30)],
  ['ss', 7, minutes(70)],
  ['sss', 2, hours(10)],
])(
  'an operator may let fewer count: the source %s with %d cards is then worth %d ms',
  ([source, cards, worth]) => {
    const counted = countedCards(source, cards, { s: 30, sss: 1 })
    expect(worthOf(source, { cards: counted, kinds: 1 })).toBe(worth)
  },
)

test.for<[CardTimeSource, number, Duration]>([
  ['sSet', 10, hours(1)],
  ['sSet', 9, minutes(0)],
  ['ssSet', 6, hours(2)],
  ['ssSet', 5, minutes(0)],
])('the source %s with %d kinds is worth %d ms [9.2]', ([source, kinds, worth]) => {
  expect(worthOf(source, { cards: 99, kinds })).toBe(worth)
})

test.for<[CardTimeSource, Duration]>([
  ['s', hours(24)],
  ['ss', hours(24)],
  ['sss', days(7)],
  ['sSet', hours(24)],
  ['ssSet', hours(24)],
])('time of the source %s expires %d ms after its claim [9.4]', ([source, lasts]) => {
  const outcome = claim(source, { cards: 1, kinds: 10 }, { lastClaimAt: undefined, now })
  const sets = claim(source, { cards: 1, kinds: 6 }, { lastClaimAt: undefined, now })
  expect(source === 'ssSet' ? sets : outcome).toMatchObject({
    ok: true,
    value: { endsAt: after(now, lasts) },
  })
})

describe('a claim', () => {
  const one = { cards: 1, kinds: 1 }
  test('with a period of a day is open again at midnight UTC, to the millisecond', () => {
    const at = (moment: typeof now) => claim('s', one, { lastClaimAt: now, now: moment })
    expect(at(before(midnight, milliseconds(1)))).toEqual({
      ok: false,
      refusal: 'TimeTooSoon',
      data: { nextTime: toEpochSeconds(midnight) },
    })
    expect(at(midnight)).toMatchObject({ ok: true, value: { nextAt: after(midnight, days(1)) } })
  })

  test('a minute before midnight does not wait for a day', () => {
    const late = before(midnight, minutes(1))
    expect(claim('ss', one, { lastClaimAt: late, now: midnight })).toMatchObject({ ok: true })
  })

  test('of an SSS card is open again after seven days, to the millisecond [9.3]', () => {
    const end = after(now, days(7))
    const at = (moment: typeof now) => claim('sss', one, { lastClaimAt: now, now: moment })
    expect(at(before(end, milliseconds(1)))).toMatchObject({ refusal: 'TimeTooSoon' })
    expect(at(end)).toMatchObject({ ok: true, value: { worth: hours(10) } })
  })

  test('of nothing is refused', () => {
    for (const source of CARD_TIME_SOURCES)
      expect(claim(source, { cards: 0, kinds: 0 }, { lastClaimAt: undefined, now })).toMatchObject({
        refusal: 'NoTimeToClaim',
      })
  })
})

test('each source requires its own level', () => {
  expect(CARD_TIME_SOURCES.map((source) => [source, TIME_RULES[source].level])).toEqual([
    ['s', 's'],
    ['ss', 'ss'],
    ['sss', 'sss'],
    ['sSet', 's'],
    ['ssSet', 'ss'],
  ])
})

test('a card pays once in a period', () => {
  expect(paidBefore(TIME_RULES.s, now)).toBe(instant('2026-01-10T00:00Z'))
  expect(paidBefore(TIME_RULES.s, midnight)).toBe(midnight)
  expect(paidBefore(TIME_RULES.sss, now)).toBe(before(now, days(7)))
  for (const daily of ['s', 'ss', 'sSet', 'ssSet'] as const)
    expect(paidBefore(TIME_RULES[daily], now)).toBe(instant('2026-01-10T00:00Z'))
})

test('a day starts at midnight UTC, whatever the moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: days(40_000) }), (moment) => {
      const at = moment as typeof now
      const start = dayStart(at)
      expect(new Date(start).toISOString()).toMatch(/T00:00:00\.000Z$/)
      expect(at - start).toBeGreaterThanOrEqual(0)
      expect(at - start).toBeLessThan(days(1))
      for (const source of CARD_TIME_SOURCES) {
        const next = nextClaimAt(TIME_RULES[source], at)
        expect(next).toBeGreaterThan(at)
        expect(paidBefore(TIME_RULES[source], next)).toBeGreaterThanOrEqual(start)
      }
    }),
  )
})

test('only the time of cards is claimed', () => {
  for (const source of CARD_TIME_SOURCES) expect(mayClaim(source)).toEqual({ ok: true, value: source })
  for (const source of ['newcomer', 'gift'] as const)
    expect(mayClaim(source)).toMatchObject({ refusal: 'NoTimeToClaim' })
})

test('a source is open while it pays, claimed until its next period, and missing without cards', () => {
  const [some, none] = [
    { cards: 2, kinds: 2 },
    { cards: 0, kinds: 0 },
  ]
  expect(claimNow('s', some, { lastClaimAt: undefined, now })).toEqual({
    worth: minutes(2),
    state: 'open',
    nextAt: null,
  })
  expect(claimNow('s', none, { lastClaimAt: undefined, now })).toMatchObject({ state: 'none', nextAt: null })
  const lastMoment = before(midnight, milliseconds(1))
  expect(claimNow('s', some, { lastClaimAt: now, now: lastMoment })).toMatchObject({
    state: 'claimed',
    nextAt: midnight,
  })
  expect(claimNow('s', some, { lastClaimAt: now, now: midnight })).toMatchObject({ state: 'open' })
})

test('kinds of the level of a source count for it', () => {
  const level = (name: 's' | 'ss') => kindsOf(name).map(({ kind }) => kind)
  expect(kindsFor('sSet', [...level('s'), ...level('ss')])).toBe(level('s').length)
  expect(kindsFor('ssSet', level('s'))).toBe(0)
})
