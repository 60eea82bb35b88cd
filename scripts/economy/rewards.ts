import { after, days, type Instant } from '#kit/time/time.ts'
import type { BoxKind } from '#modules/cards/model.ts'
import { MOST_OF_A_SEASON } from '#modules/cards/rules/balance.ts'
import { FIRST_ODDS, WHOLE, type Odds, type OddsSeason, type Weights } from '#modules/cards/rules/odds.ts'
import { INSTALLS, SHARES } from './players.ts'

/**
 * The effect of quests, dailies, badges, levels and events. None of them gives a box or a card: they lead to the four existing
 * ways to get one. How many players follow is a guess, on the high side.
 */
export interface Rewards {
  /** Share of the players who put the portal on their home screen on the first day, as the second quest asks. */
  readonly installs: number
  /** Share of the players who make a friend in their first week, as the fifth quest asks. */
  readonly befriends: number
  /** Boxes from sharing per day of play: results of dailies and dares bring guests. */
  readonly shares: number
  /** Factor by which players visit more often in a day: today's three, the streak, the daily badge, a season. */
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

/** The most generous odds that a season may have; levels without play time make up the difference. */
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
