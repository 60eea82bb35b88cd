import { describe, expect, test } from 'vitest'
import { after, days, instant } from '#kit/time/time.ts'
import { FRESH_RATING, isProvisional, ratedAfter, ratingAt, type Rating } from './rating.ts'

const now = instant('2026-01-10T12:00Z')
const known = (rating: number, deviation: number): Rating => ({
  ...FRESH_RATING,
  rating,
  deviation,
  ratedAt: now,
})

describe('a rating', () => {
  test('follows Glicko-2: the numbers are those of Glickman’s own example, game by game', () => {
    const [one, other] = ratedAfter([known(1500, 200), known(1400, 30)], 0, now)
    // By hand from his steps 2 to 8, with tau 0.5.
    expect(one.rating).toBeCloseTo(1563.6, 0)
    expect(one.deviation).toBeCloseTo(175.4, 0)
    expect(one).toMatchObject({ games: 1, wins: 1, draws: 0, ratedAt: now })
    expect(other).toMatchObject({ games: 1, wins: 0, draws: 0 })
    expect(other.rating).toBeLessThan(1400)
    expect(1400 - other.rating).toBeLessThan(4)
  })

  test('rises for one as it falls for the other while both are new; a draw between equals changes nothing', () => {
    const [won, lost] = ratedAfter([FRESH_RATING, FRESH_RATING], 0, now)
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6)
    const [one, other] = ratedAfter([FRESH_RATING, FRESH_RATING], undefined, now)
    expect(one.rating).toBeCloseTo(1500, 6)
    expect(other).toMatchObject({ games: 1, draws: 1, wins: 0 })
  })

  test('is provisional until some games are played, and again after a long pause', () => {
    let pair: readonly [Rating, Rating] = [FRESH_RATING, FRESH_RATING]
    expect(isProvisional(pair[0])).toBe(true)
    for (let game = 0; game < 20; game++) pair = ratedAfter(pair, game % 2 === 0 ? 0 : 1, now)
    expect(isProvisional(pair[0])).toBe(false)
    expect(isProvisional(ratingAt(pair[0], after(now, days(30))))).toBe(false)
    expect(ratingAt(pair[0], after(now, days(3000))).deviation).toBeGreaterThan(110)
    expect(ratingAt(pair[0], after(now, days(300_000))).deviation).toBe(350)
    expect(ratingAt(FRESH_RATING, now)).toBe(FRESH_RATING)
  })

  test('a rating stays a finite number', () => {
    let pair: readonly [Rating, Rating] = [known(101, 45), known(2900, 350)]
    for (let game = 0; game < 200; game++) pair = ratedAfter(pair, 1, after(now, days(game)))
    for (const { rating, deviation, volatility } of pair) {
      expect(rating).toBeGreaterThanOrEqual(100)
      expect(rating).toBeLessThan(5000)
      expect(deviation).toBeGreaterThan(0)
      expect(volatility).toBeGreaterThan(0)
    }
  })
})
