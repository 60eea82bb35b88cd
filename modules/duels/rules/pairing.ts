import { between, seconds, type Instant } from '#kit/time/time.ts'

/** Somebody who looks for an opponent. */
export interface Seeker {
  readonly accountId: number
  readonly rating: number
  readonly since: Instant
}

export interface Other extends Seeker {
  /** Seen on a device or in a network of the seeker. */
  readonly isNeighbour: boolean
}

/** A page asks again so often while it waits; it is gone when it has not asked for longer than this. */
export const ASK_EVERY = seconds(2)
export const SEEKS_FOR = seconds(7)
/** After so long a game against the computer is offered, as what it is. */
export const COMPUTER_AFTER = seconds(15)
/** Players of one network meet only when nobody else has come for so long, and never for a rating. */
export const NEIGHBOURS_AFTER = seconds(10)

const FIRST_WINDOW = 100
/** Points by which the window grows each second. */
const WIDENS_BY = 25
/** After so long anybody will do. */
const ANYBODY_AFTER = seconds(30)

/** How far apart two ratings may be after this wait. */
export function windowAfter(since: Instant, now: Instant): number {
  const waited = Math.max(0, between(since, now))
  return waited >= ANYBODY_AFTER ? Infinity : FIRST_WINDOW + (WIDENS_BY * waited) / seconds(1)
}

/** The opponent for a seeker: the nearest by rating in the window of whoever waits longer, then who has waited longest. */
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
