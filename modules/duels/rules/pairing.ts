import { between, seconds, type Instant } from '#kit/time/time.ts'

/** A player looking for an opponent. */
export interface Seeker {
  readonly accountId: number
  readonly rating: number
  readonly since: Instant
}

export interface Other extends Seeker {
  /** Shares a device or network with the seeker. */
  readonly isNeighbour: boolean
}

/** How often a waiting page asks; one silent for longer than this is gone. */
export const ASK_EVERY = seconds(2)
export const SEEKS_FOR = seconds(7)
/** After this long a game against the computer is offered, labelled as such. */
export const COMPUTER_AFTER = seconds(15)
/** Players of one network meet only after this long without anybody else, and never rated. */
export const NEIGHBOURS_AFTER = seconds(10)

const FIRST_WINDOW = 100
/** Points per second by which the rating window grows. */
const WIDENS_BY = 25
/** After this long any rating will do. */
const ANYBODY_AFTER = seconds(30)

/** Allowed difference of ratings after this wait. */
export function windowAfter(since: Instant, now: Instant): number {
  const waited = Math.max(0, between(since, now))
  return waited >= ANYBODY_AFTER ? Infinity : FIRST_WINDOW + (WIDENS_BY * waited) / seconds(1)
}

/** The opponent for a seeker: the closest rating within the window of the one who waits longer, then the longest wait. */
export function pickRival(me: Seeker, others: readonly Other[], now: Instant): Other | undefined {
  const fits = others.filter((other) => {
    if (other.accountId === me.accountId) return false
    const since = Math.min(me.since, other.since) as Instant
    if (other.isNeighbour && between(since, now) < NEIGHBOURS_AFTER) return false
    return Math.abs(other.rating - me.rating) <= windowAfter(since, now)
  })
  const order = (one: Other, other: Other) =>
    Number(one.isNeighbour) - Number(other.isNeighbour) ||
    Math.abs(one.rating - me.rating) - Math.abs(other.rating - me.rating) ||
    one.since - other.since ||
    one.accountId - other.accountId
  return fits.toSorted(order)[0]
}
