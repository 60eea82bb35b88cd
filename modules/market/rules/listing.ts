import { ok, refuse } from '#kit/result/result.ts'
import { after, days, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import { kindOf } from '#modules/cards/model.ts'
import type { ListingState } from '../model.ts'

/** Of one player at once (spec 9.7). */
export const MOST_LISTINGS = 100
export const LISTED_FOR_DAYS = [1, 3, 7] as const
export const USUAL_DAYS = 3
/** So many wrong passwords close a listing's password until its owner makes a new one. */
export const WRONG_GUESSES = 20
/** So many wrong passwords an hour one player may send. */
export const WRONG_GUESSES_AN_HOUR = 5
/** Cards that one player may receive by code in a day (UTC), and how many of these may be S cards (contract 3.11). */
export const CODES_A_DAY = 3
export const S_CODES_A_DAY = 1
/** SS and SSS cards pass by code only between friends of this long, and one a week. */
export const OLD_FRIENDS = days(7)
export const HIGH_CODE_EVERY = days(7)

export interface StoredListing {
  readonly listingId: string
  readonly cardId: string
  readonly sellerId: number
  readonly kind: number
  readonly code: string
  readonly wants: readonly number[]
  readonly state: ListingState
  readonly startedAt: Instant
  readonly endsAt: Instant
  readonly wrongGuesses: number
  /** Who took it, and with which card when it was swapped. */
  readonly takerId: number | null
  readonly givenCardId: string | null
}

export const endOfListing = (now: Instant, length: number) => after(now, days(length))

/** A listing is on until it expires, whether a job has written that down or not (spec 4.22). */
export const stateOf = (listing: StoredListing, now: Instant): ListingState =>
  listing.state === 'on' && now >= listing.endsAt ? 'expired' : listing.state

/** Whether one may list so many cards, and ask for these kinds. */
export function mayList(kind: number, wants: readonly number[], running: number) {
  if (running >= MOST_LISTINGS) return refuse('ListingLimit', { max: MOST_LISTINGS })
  return wants.every((want) => isWanted({ kind, wants: [] }, want)) ? ok(wants) : refuse('CardNotWanted')
}

/** Whether a kind may be given for a listing: same level, another kind, and one that the owner asks for (A4). */
export const isWanted = ({ kind, wants }: Pick<StoredListing, 'kind' | 'wants'>, offered: number) =>
  offered !== kind &&
  kindOf(offered).level === kindOf(kind).level &&
  (wants.length === 0 || wants.includes(offered))

/** Whether somebody may take a listing at all. */
export function mayTake(listing: StoredListing, takerId: number, now: Instant) {
  if (listing.sellerId === takerId) return refuse('OwnCard')
  return stateOf(listing, now) === 'on' ? ok(listing) : refuse('ListingOver')
}

export interface Received {
  /** Cards received by code today, and how many of them were S cards. */
  readonly today: number
  readonly sToday: number
  readonly lastHighAt: Instant | undefined
  readonly friendsSince: Instant | undefined
  readonly nextDayAt: Instant
}

/** Whether a player may receive a card of this level by code now (contract 3.11). */
export function mayReceive(level: CardLevel, received: Received, now: Instant) {
  if (received.today >= CODES_A_DAY)
    return refuse('TransferDayLimit', { nextTime: toEpochSeconds(received.nextDayAt) })
  if (level === 's' && received.sToday >= S_CODES_A_DAY) return refuse('TransferLevelLimit')
  if (level !== 'ss' && level !== 'sss') return ok(level)
  const { friendsSince, lastHighAt } = received
  const areOldFriends = friendsSince !== undefined && now >= after(friendsSince, OLD_FRIENDS)
  const isWeekOver = lastHighAt === undefined || now >= after(lastHighAt, HIGH_CODE_EVERY)
  return areOldFriends && isWeekOver ? ok(level) : refuse('TransferLevelLimit')
}
