import { after, days, type Instant } from '#kit/time/time.ts'
import type { BoxKind } from '#modules/cards/model.ts'
import { MOST_OF_A_SEASON } from '#modules/cards/rules/balance.ts'
import { FIRST_ODDS, WHOLE, type Odds, type OddsSeason, type Weights } from '#modules/cards/rules/odds.ts'
import { INSTALLS, SHARES } from './players.ts'

/**
 * What quests, dailies, badges, levels and events change. None of them gives a box or a card: they lead to the four ways
 * that are there. How many follow is guessed, and guessed high.
 */
export interface Rewards {
  /** Part of the players who put the portal on their home screen on the first day: the second quest asks for it. */
  readonly installs: number
  /** Part of the players who make a friend in their first week: the fifth quest asks for it. */
  readonly befriends: number
  /** Boxes for sharing on a day of play: results of dailies and dares bring guests. */
  readonly shares: number
  /** So many times as often a player comes on a day: today's three, the streak, the badge of the day, a season. */
  readonly comes: number
  readonly odds: readonly Odds[]
  readonly seasons: readonly OddsSeason[]
}

export const WITHOUT_REWARDS: Rewards = {
  installs: INSTALLS,
  befriends: 0,
  shares: SHARES,
  comes: 1,
  odds: [FIRST_ODDS],
  seasons: [],
}

const SEASON_FROM = days(14)
const SEASON_UNTIL = days(44)

/** Boxes as generous as a season may make them; the levels without play time make room. */
function generous(box: BoxKind): Weights {
  const { s, ss, sss, rare } = FIRST_ODDS.weights[box]
  const more = (weight: number) => Math.floor(weight * MOST_OF_A_SEASON)
  const high = { s: more(s), ss: more(ss), sss: more(sss) }
  const low = WHOLE - high.s - high.ss - high.sss
  return box === 'rare' ? { normal: 0, rare: low, ...high } : { normal: low - rare, rare, ...high }
}

export const GENEROUS_ODDS: Odds = {
  ...FIRST_ODDS,
  version: FIRST_ODDS.version + 1,
  weights: { normal: generous('normal'), rare: generous('rare') },
  isSeasonal: true,
}

export const withRewards = (firstDay: Instant): Rewards => ({
  installs: 0.3,
  befriends: 0.25,
  shares: SHARES * 1.5,
  comes: 1.15,
  odds: [FIRST_ODDS, GENEROUS_ODDS],
  seasons: [
    {
      version: GENEROUS_ODDS.version,
      startsAt: after(firstDay, SEASON_FROM),
      endsAt: after(firstDay, SEASON_UNTIL),
    },
  ],
})
