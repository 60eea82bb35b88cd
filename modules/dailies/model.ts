import { RIVAL } from '#modules/scores/model.ts'

/** What a daily challenge needs: a few minutes, a clear head, or quick hands. */
export const DAILY_KINDS = ['quick', 'clever', 'hands'] as const
export type DailyKind = (typeof DAILY_KINDS)[number]

/** How a day stands in a player's calendar. */
export type DayState =
  /** One of the three was finished. */
  | 'done'
  /** Nothing finished; a freeze was used. */
  | 'frozen'
  /** Does not count: an outage, or a change of time zone skipped the day. */
  | 'forgiven'
  /** Today, nothing finished yet. */
  | 'open'
  /** Nothing finished. */
  | 'blank'

/** A finished challenge as the streak sees it. */
export interface Finish {
  readonly at: number
  /** UTC offset in seconds, where the player was then. */
  readonly offset: number
}

/** Link to a game's daily challenge, today's or that of a past day. */
export const dailyLink = (slug: string, day = 'today'): string => `/g/${slug}?daily=${day}`

/** The same with the player whose run of that day is to be beaten. */
export const rivalLink = (slug: string, day: string, rivalId: number): string =>
  `${dailyLink(slug, day)}&${RIVAL}=${rivalId}`
