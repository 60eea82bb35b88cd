import { expect, test } from 'vitest'
import { MOST_BY_REWARDS } from '#modules/cards/rules/balance.ts'
import { faultsOfSeasonalOdds } from '#modules/cards/rules/new-odds.ts'
import { ratesWithGuarantee, FIRST_ODDS, WHOLE } from '#modules/cards/rules/odds.ts'
import { economyPicture } from './picture.ts'
import { GENEROUS_ODDS, withRewards } from './rewards.ts'
import { FIRST_DAY, growthBy, simulateEconomy } from './simulate.ts'

const history = simulateEconomy({ players: 400, days: 40, seed: 3 })
const last = history.at(-1)!

test('the first day gives each newcomer ten minutes and little else [9.1]', () => {
  const [first] = history
  expect((first!.grantedHours * 60) / first!.players).toBeGreaterThan(10)
  expect((first!.grantedHours * 60) / first!.players).toBeLessThan(12)
})

test('cards appear as often as the published odds say', () => {
  const all = Object.values(last.cards).reduce((sum, count) => sum + count, 0)
  const normal = ratesWithGuarantee(FIRST_ODDS, 'normal').s / WHOLE
  const rare = ratesWithGuarantee(FIRST_ODDS, 'rare').s / WHOLE
  expect(last.cards.s / all).toBeGreaterThan(normal * 0.9)
  expect(last.cards.s / all).toBeLessThan(rare)
  expect(last.cards.sss / all).toBeLessThan(0.001)
})

test('granted time grows with the collections, and nobody gets more than the rules allow', () => {
  expect(last.grantedHours).toBeGreaterThan(history[6]!.grantedHours * 2)
  // The most possible: 30 S, 6 SS, both sets, and one SSS card a week.
  expect(last.minutesHigh).toBeLessThanOrEqual(30 + 60 + 60 + 120 + 600)
  expect(last.sSets).toBeGreaterThan(0)
})

test('quests, dailies, badges and the most generous allowed season do not unbalance it', () => {
  expect(faultsOfSeasonalOdds(GENEROUS_ODDS, FIRST_ODDS)).toEqual([])
  const days = { players: 400, days: 40, seed: 3 }
  const { boxes, hours } = growthBy(simulateEconomy({ ...days, rewards: withRewards(FIRST_DAY) }), history)
  // Otherwise the simulation would ignore the rewards.
  expect(Math.min(boxes, hours)).toBeGreaterThan(1)
  expect(boxes).toBeLessThanOrEqual(MOST_BY_REWARDS.boxes)
  expect(hours).toBeLessThanOrEqual(MOST_BY_REWARDS.hours)
  // The limits would catch a season that is too generous.
  const lavish = {
    ...GENEROUS_ODDS,
    weights: { ...GENEROUS_ODDS.weights, normal: GENEROUS_ODDS.weights.rare },
  }
  const rewards = { ...withRewards(FIRST_DAY), odds: [FIRST_ODDS, lavish] }
  expect(growthBy(simulateEconomy({ ...days, rewards }), history).hours).toBeGreaterThan(
    MOST_BY_REWARDS.hours,
  )
})

test('the same seed gives the same result', () => {
  const again = simulateEconomy({ players: 400, days: 40, seed: 3 })
  expect(economyPicture(again, 'a')).toBe(economyPicture(history, 'a'))
})
