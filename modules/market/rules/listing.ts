import { ok, refuse } from '#kit/result/result.ts'
import { after, days, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import { kindOf } from '#modules/cards/model.ts'
import type { ListingState } from '../model.ts'

/** Of one player at once (spec 9.7). */
export const MOST_LISTINGS = 100
export const LISTED_FOR_DAYS = [1, 3, 7] as const
export const USUAL_DAYS = 3
/** So many wrong passwords an hour one player may send, and all players of one network. */
export const WRONG_GUESSES_AN_HOUR = 5
export const WRONG_GUESSES_OF_NETWORK = 30
/** Wrong passwords a day for one listing, by one player and by one network. They stop no other player. */
export const WRONG_GUESSES_OF_PAIR = 10
export const WRONG_GUESSES_OF_NETWORK_AND_LISTING = 20
/** Cards that a player may receive by code in a UTC day, and how many of them S cards (docs/economy.md 6). */
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
  /** The taker, and the card paid with when it was swapped. */
  readonly takerId: number | null
  readonly givenCardId: string | null
}

/** Wrong passwords as they count for one more guess, with the moment from which on there are fewer. */
export interface Guesses {
  readonly count: number
  readonly freeAt: Instant
}

/** Wrong guesses of the player and of the network, in the last hour and for this listing in the last day. */
export interface Guesser {
  readonly player: Guesses
  readonly network: Guesses
  readonly pair: Guesses
  readonly networkAndListing: Guesses
}

/**
 * Whether somebody may try a password. Only those who guessed are stopped, each pair for itself: a listing cannot be
 * closed by strangers, so whoever has the right password takes the card (docs/trust.md 2).
 */
export function mayGuess({ player, network, pair, networkAndListing }: Guesser, now: Instant) {
  const limits = [
    [player, WRONG_GUESSES_AN_HOUR],
    [network, WRONG_GUESSES_OF_NETWORK],
    [pair, WRONG_GUESSES_OF_PAIR],
    [networkAndListing, WRONG_GUESSES_OF_NETWORK_AND_LISTING],
  ] as const
  const full = limits.filter(([{ count }, most]) => count >= most).map(([{ freeAt }]) => freeAt)
  if (full.length === 0) return ok(undefined)
  return refuse('TooManyGuesses', { retrySec: Math.max(1, Math.ceil((Math.max(...full) - now) / 1000)) })
}

/** The refusal after a wrong password: the tries that are left, this one counted. */
export const wrongPassword = ({ player }: Pick<Guesser, 'player'>) =>
  refuse('WrongRetrievalPassword', { leftNum: WRONG_GUESSES_AN_HOUR - player.count - 1 })

export const endOfListing = (now: Instant, length: number) => after(now, days(length))

/** A listing is on until it expires, whether a job has written that down or not (spec 4.22). */
export const stateOf = (listing: StoredListing, now: Instant): ListingState =>
  listing.state === 'on' && now >= listing.endsAt ? 'expired' : listing.state

/** Whether one may list so many cards, and ask for these kinds. */
export function mayList(kind: number, wants: readonly number[], running: number) {
  if (running >= MOST_LISTINGS) return refuse('ListingLimit', { max: MOST_LISTINGS })
  return wants.every((want) => isWanted({ kind, wants: [] }, want)) ? ok(wants) : refuse('CardNotWanted')
}

/** Whether a kind may be given for a listing: same level, another kind, one that was asked for (docs/contract.md A4). */
export const isWanted = ({ kind, wants }: Pick<StoredListing, 'kind' | 'wants'>, offered: number) =>
  offered !== kind &&
  kindOf(offered).level === kindOf(kind).level &&
  (wants.length === 0 || wants.includes(offered))

/** Whether a card of this kind may be given for a listing. */
export const mayGive = (listing: Pick<StoredListing, 'kind' | 'wants'>, offered: number) =>
  isWanted(listing, offered) ? ok(offered) : refuse('CardNotWanted')

/** What looking up a code gives. */
export function lookUp(listing: StoredListing | undefined, now: Instant) {
  if (!listing) return refuse('InvalidListingCode')
  return stateOf(listing, now) === 'on' ? ok(listing) : refuse('ListingOver')
}

/** Whether a player may take a card back: a retry for one that is back already gets the same answer. */
export function mayTakeBack(listing: StoredListing | undefined, sellerId: number) {
  if (listing?.sellerId !== sellerId) return refuse('ListingNotYours')
  return listing.state === 'taken' || listing.state === 'void' ? refuse('ListingOver') : ok(listing)
}

export function mayRenewPassword(listing: StoredListing | undefined, sellerId: number, now: Instant) {
  if (listing?.sellerId !== sellerId) return refuse('ListingNotYours')
  return stateOf(listing, now) === 'on' ? ok(listing) : refuse('ListingOver')
}

/** Whether a player may take a listing at all. */
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

/** Whether a player may receive a card of this level by code now (docs/economy.md 6). */
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
