import { after, between, days, hours, minutes, type Duration, type Instant } from '#kit/time/time.ts'

/** A new player's time on the first visit (spec 9.1). */
export const NEWCOMER_TIME = minutes(10)
export const NEWCOMER_LASTS = hours(24)

/** More newcomers of a household than its network pays at once are a crowd, such as a class: paid at once, for as long as the lesson. */
export const CROWD_JOINS_FOR = minutes(45)
export const CROWD_LASTS = minutes(60)
export const MOST_OF_CROWD = 60
/** A household's next crowd. */
export const CROWD_EVERY = days(7)

/** A crowd of newcomers: one household has one, its latest. */
export interface Crowd {
  readonly openedAt: Instant
  /** How many of it were paid. */
  readonly paid: number
}

/** A household's crowd with one newcomer more; undefined where it has ended, or is full, and the next one is not due. */
export function joinCrowd(crowd: Crowd | undefined, now: Instant): Crowd | undefined {
  if (!crowd || between(crowd.openedAt, now) >= CROWD_EVERY) return { openedAt: now, paid: 1 }
  const isOpen = between(crowd.openedAt, now) < CROWD_JOINS_FOR && crowd.paid < MOST_OF_CROWD
  return isOpen ? { ...crowd, paid: crowd.paid + 1 } : undefined
}

/** All of a crowd's time ends at once, so that it can be used only by as many people as play side by side. */
export const crowdEndsAt = ({ openedAt }: Crowd): Instant => after(openedAt, CROWD_LASTS)

/** An account that is this old and has played this long is somebody's, and is paid however many its network has. */
export const SETTLED_AGE = hours(24)
export const SETTLED_PLAYED = minutes(10)

export const isSettled = (account: { readonly age: Duration; readonly played: Duration }) =>
  account.age >= SETTLED_AGE && account.played >= SETTLED_PLAYED
