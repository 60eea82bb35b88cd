import { RIVAL } from '#modules/scores/model.ts'

/** What a challenge of the day asks for: a few minutes, a clear head, or quick hands. */
export const DAILY_KINDS = ['quick', 'clever', 'hands'] as const
export type DailyKind = (typeof DAILY_KINDS)[number]

/** How a day stands in a player's calendar. */
export type DayState =
  /** One of the three was finished. */
  | 'done'
  /** Nothing was finished, and a freeze stood in. */
  | 'frozen'
  /** It does not count: the portal was out of order, or a journey took the day away. */
  | 'forgiven'
  /** Today, while nothing is finished. */
  | 'open'
  /** Nothing was finished. */
  | 'blank'

/** A challenge that an account has finished, as far as its streak goes. */
export interface Finish {
  readonly at: number
  /** Seconds east of UTC, where the player was at that moment. */
  readonly offset: number
}

/** Opens a game's challenge of today, or that of a past day. */
export const dailyLink = (slug: string, day = 'today'): string => `/g/${slug}?daily=${day}`

/** The same with the player whose run of the day is to be beaten. */
export const rivalLink = (slug: string, day: string, rivalId: number): string =>
  `${dailyLink(slug, day)}&${RIVAL}=${rivalId}`
