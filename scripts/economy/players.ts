/** The behaviour of a group of players. These are the only guesses of the simulation; the rest are the shipped rules. */
export interface Segment {
  readonly name: string
  /** Share of all players. */
  readonly share: number
  /** Chance of playing on a day. */
  readonly active: number
  /** Visits on such a day. */
  readonly visits: number
  readonly visitsVary: number
  readonly friends: number
  /** Chance of looking at friends' rewards on a visit. */
  readonly steals: number
  /** Chance of trading on a day. */
  readonly trades: number
}

export const SEGMENTS: readonly Segment[] = [
  {
    name: 'casual',
    share: 0.6,
    active: 0.35,
    visits: 1.3,
    visitsVary: 0.8,
    friends: 0.5,
    steals: 0.2,
    trades: 0.05,
  },
  {
    name: 'regular',
    share: 0.3,
    active: 0.75,
    visits: 3,
    visitsVary: 1,
    friends: 2,
    steals: 0.6,
    trades: 0.4,
  },
  { name: 'keen', share: 0.1, active: 0.97, visits: 5.5, visitsVary: 1, friends: 4, steals: 1, trades: 0.8 },
]
/** Share of the players who put the portal on their home screen on the first day. */
export const INSTALLS = 0.15
/** Boxes from sharing per day of play. */
export const SHARES = 0.05
/** How many listings a player looks through for a missing card. */
export const LISTINGS_LOOKED_AT = 10
