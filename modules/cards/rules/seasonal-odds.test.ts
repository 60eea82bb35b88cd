import { expect, test } from 'vitest'
import { after, before, days, milliseconds, type Instant } from '#kit/time/time.ts'
import { faultsOfSeasonalOdds, oddsOfSeason } from './new-odds.ts'
import { FIRST_ODDS, oddsAt, regularOdds, type Odds } from './odds.ts'

const START = Date.UTC(2026, 11, 1) as Instant
const END = after(START, days(90))
const seasonal: Odds = { ...FIRST_ODDS, version: 2, isSeasonal: true }
const season = { version: 2, startsAt: START, endsAt: END }

test('the odds of a season are in force only while it runs', () => {
  const all = [FIRST_ODDS, seasonal]
  const version = (now: Instant) => oddsAt(all, [season], now).version
  expect(version(before(START, milliseconds(1)))).toBe(1)
  expect(version(START)).toBe(2)
  expect(version(before(END, milliseconds(1)))).toBe(2)
  expect(version(END)).toBe(1)
  expect(oddsAt(all, [], START).version).toBe(1)
  expect(regularOdds(all).version).toBe(1)
})

test('a guarantee never comes later than the regular one, whatever a season sets', () => {
  const sooner: Odds = { ...FIRST_ODDS, version: 3, sAtLatest: 40 }
  expect(oddsAt([FIRST_ODDS, seasonal, sooner], [season], START).version).toBe(3)
})

test('the odds of a season are refused with other guarantees than those in force, even earlier ones', () => {
  const { weights, sAtLatest, ssAtLatest } = FIRST_ODDS
  expect(faultsOfSeasonalOdds({ weights, sAtLatest, ssAtLatest }, FIRST_ODDS)).toEqual([])
  expect(faultsOfSeasonalOdds({ weights, sAtLatest: 40, ssAtLatest }, FIRST_ODDS)).toEqual([
    'the odds of a season keep the guarantees in force',
  ])
})

test.for([
  [40_000 * 1.5, []],
  [40_000 * 1.5 + 1, ['a normal box of a season holds at most 1.5 times the S cards of one outside of it']],
] as const)('a season with %d S cards in a million normal boxes is refused unless %j', ([s, faults]) => {
  const { normal } = FIRST_ODDS.weights
  const weights = { ...FIRST_ODDS.weights, normal: { ...normal, s, normal: normal.normal - (s - normal.s) } }
  expect(faultsOfSeasonalOdds({ ...FIRST_ODDS, weights }, FIRST_ODDS)).toEqual(faults)
})

test('a shipped season has a quarter more cards above the lowest level of a box, and the guarantees in force', () => {
  const odds = oddsOfSeason(FIRST_ODDS)
  expect(odds).toEqual({
    weights: {
      normal: { normal: 719_875, rare: 225_000, s: 50_000, ss: 5_000, sss: 125 },
      rare: { normal: 0, rare: 790_000, s: 175_000, ss: 32_500, sss: 2_500 },
    },
    sAtLatest: 50,
    ssAtLatest: 300,
  })
  expect(faultsOfSeasonalOdds(odds, FIRST_ODDS)).toEqual([])
})

test('odds that leave no room for a quarter more have no shipped season', () => {
  const { weights } = FIRST_ODDS
  const full = { ...weights, normal: { ...weights.normal, normal: 0, rare: 955_900 } }
  const inForce = { ...FIRST_ODDS, weights: full }
  expect(faultsOfSeasonalOdds(oddsOfSeason(inForce), inForce)).toEqual([
    'the weights of a normal box are whole numbers from 0',
  ])
})
