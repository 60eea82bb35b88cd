import rate from 'glicko2-lite'
import { between, days, hours, type Instant } from '#kit/time/time.ts'
import type { Seat } from '../model.ts'

/** How strong a player is in a family, by Glicko-2, and how sure that is. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly games: number
  readonly wins: number
  readonly draws: number
  /** When the last rated game ended; undefined before the first. */
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

/** Less sure than this a rating is provisional: marked so, and in no table. */
export const SURE_BELOW = 110
/** Nobody becomes surer than this, so that a rating keeps following its player. */
const LEAST_DEVIATION = 45
/** The rating period by which somebody who does not play becomes less sure. */
const PERIOD = days(30)
const TAU = 0.5
const SCALE = 173.7178
const LOWEST = 100

/** The same two are rated against each other so often in this time; games beyond it are friendly. */
export const MOST_RATED_OF_PAIR = 5
export const PAIR_WINDOW = hours(24)

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>) => deviation > SURE_BELOW

/** A rating at this moment: without games it becomes less sure (step 6 of Glicko-2, for parts of a period too). */
export function ratingAt(known: Rating, now: Instant): Rating {
  if (known.ratedAt === undefined) return known
  const periods = Math.max(0, between(known.ratedAt, now)) / PERIOD
  const drift = periods * (known.volatility * SCALE) ** 2
  const deviation = Math.min(FRESH_RATING.deviation, Math.sqrt(known.deviation ** 2 + drift))
  return { ...known, deviation }
}

/** What a seat has scored. */
const scoreOf = (seat: Seat, winner: Seat | undefined): 0 | 0.5 | 1 => {
  if (winner === undefined) return 0.5
  return winner === seat ? 1 : 0
}

/** Both ratings after a game; each is computed from what both were before. */
export function ratedAfter(
  pair: readonly [Rating, Rating],
  winner: Seat | undefined,
  now: Instant,
): readonly [Rating, Rating] {
  const before = [ratingAt(pair[0], now), ratingAt(pair[1], now)] as const
  return [one(0), one(1)]

  function one(seat: Seat): Rating {
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
