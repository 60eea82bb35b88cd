import rate from 'glicko2-lite'
import { between, days, hours, type Instant } from '#kit/time/time.ts'
import type { Seat } from '../model.ts'

/** A player's Glicko-2 rating in a family, with its deviation. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly games: number
  readonly wins: number
  readonly draws: number
  /** End of the last rated game; undefined before the first. */
  readonly ratedAt: Instant | undefined
}

export const FRESH_RATING: Rating = {
  rating: 1500,
  deviation: 350,
  volatility: 0.06,
  games: 0,
  wins: 0,
  draws: 0,
  ratedAt: undefined,
}

/** Above this deviation a rating is provisional: marked so, and in no table. */
export const SURE_BELOW = 110
/** Lower bound of the deviation, so that a rating keeps following its player. */
const LEAST_DEVIATION = 45
/** Rating period: an idle player's deviation grows with each. */
const PERIOD = days(30)
const TAU = 0.5
const SCALE = 173.7178
const LOWEST = 100

/** Rated games of one pair within this time; further ones are friendly. */
export const MOST_RATED_OF_PAIR = 5
export const PAIR_WINDOW = hours(24)

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>) => deviation > SURE_BELOW

/** A rating at this moment: its deviation grows while idle (step 6 of Glicko-2, also for fractions of a period). */
export function ratingAt(known: Rating, now: Instant): Rating {
  if (known.ratedAt === undefined) return known
  const periods = Math.max(0, between(known.ratedAt, now)) / PERIOD
  const drift = periods * (known.volatility * SCALE) ** 2
  const deviation = Math.min(FRESH_RATING.deviation, Math.sqrt(known.deviation ** 2 + drift))
  return { ...known, deviation }
}

/** Score of a seat. */
const scoreOf = (seat: Seat, winner: Seat | undefined): 0 | 0.5 | 1 => {
  if (winner === undefined) return 0.5
  return winner === seat ? 1 : 0
}

/** Both ratings after a game, each from both earlier ones. */
export function ratedAfter(
  pair: readonly [Rating, Rating],
  winner: Seat | undefined,
  now: Instant,
): readonly [Rating, Rating] {
  const before = [ratingAt(pair[0], now), ratingAt(pair[1], now)] as const
  return [one(0), one(1)]

  function one(seat: 0 | 1): Rating {
    const own = before[seat]
    const rival = before[seat === 0 ? 1 : 0]
    const score = scoreOf(seat, winner)
    const next = rate(own.rating, own.deviation, own.volatility, [[rival.rating, rival.deviation, score]], {
      tau: TAU,
    })
    return {
      rating: Math.max(LOWEST, next.rating),
      deviation: Math.min(FRESH_RATING.deviation, Math.max(LEAST_DEVIATION, next.rd)),
      volatility: next.vol,
      games: own.games + 1,
      wins: own.wins + (score === 1 ? 1 : 0),
      draws: own.draws + (score === 0.5 ? 1 : 0),
      ratedAt: now,
    }
  }
}
