import { ok, refuse } from '#kit/result/result.ts'
import { after, days, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import { kindOf } from '#modules/cards/model.ts'
import type { ListingState } from '../model.ts'

/** Open listings of one player (spec 9.7). */
export const MOST_LISTINGS = 100
export const LISTED_FOR_DAYS = [1, 3, 7] as const
export const USUAL_DAYS = 3
/** Wrong passwords per hour allowed for one player, and for all players of one network. */
export const WRONG_GUESSES_AN_HOUR = 5
export const WRONG_GUESSES_OF_NETWORK = 30
/** Wrong passwords per day for one listing, by one player and by one network. They block no other player. */
export const WRONG_GUESSES_OF_PAIR = 10
export const WRONG_GUESSES_OF_NETWORK_AND_LISTING = 20
/** Cards that a player may receive by code per UTC day, and how many of them S cards (docs/economy.md 6). */
export const CODES_A_DAY = 3
export const S_CODES_A_DAY = 1
/** SS and SSS cards move by code only between friends of at least this long, and one a week. */
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
  /** The taker, and for a swap the card paid. */
  readonly takerId: number | null
  readonly givenCardId: string | null
}

/** Wrong guesses that count now, and when the number falls. */
export interface Guesses {
  readonly count: number
  readonly freeAt: Instant
}

const NO_GUESSES: Guesses = { count: 0, freeAt: 0 as Instant }

/** Wrong guesses of the player and of the network in the last hour, and for this listing in the last day. */
export interface Guesser {
  readonly player: Guesses
  readonly network: Guesses
  readonly pair: Guesses
  readonly networkAndListing: Guesses
}

const LIMITS = [
  ['player', WRONG_GUESSES_AN_HOUR],
  ['network', WRONG_GUESSES_OF_NETWORK],
  ['pair', WRONG_GUESSES_OF_PAIR],
  ['networkAndListing', WRONG_GUESSES_OF_NETWORK_AND_LISTING],
] as const

/**
 * Whether somebody may try a password, as far as these guesses go. Whoever has the right one is held back by their own alone: neither
 * strangers nor neighbours can lock a listing (docs/trust.md 2).
 */
export function mayGuess(guesser: Partial<Guesser>, now: Instant) {
  const limits = LIMITS.map(([whose, most]) => [guesser[whose] ?? NO_GUESSES, most] as const)
  const full = limits.filter(([{ count }, most]) => count >= most).map(([{ freeAt }]) => freeAt)
  if (full.length === 0) return ok(undefined)
  return refuse('TooManyGuesses', { retrySec: Math.max(1, Math.ceil((Math.max(...full) - now) / 1000)) })
}

/** The refusal after a wrong password, with the remaining tries after this one. */
export const wrongPassword = ({ player }: Pick<Guesser, 'player'>) =>
  refuse('WrongRetrievalPassword', { leftNum: WRONG_GUESSES_AN_HOUR - player.count - 1 })

export const endOfListing = (now: Instant, length: number) => after(now, days(length))

/** A listing is open until it expires, whether or not a job has stored that (spec 4.22). */
export const stateOf = (listing: StoredListing, now: Instant): ListingState =>
  listing.state === 'on' && now >= listing.endsAt ? 'expired' : listing.state

/** Whether a player may have this many listings, and ask for these kinds. */
export function mayList(kind: number, wants: readonly number[], running: number) {
  if (running >= MOST_LISTINGS) return refuse('ListingLimit', { max: MOST_LISTINGS })
  return wants.every((want) => isWanted({ kind, wants: [] }, want)) ? ok(wants) : refuse('CardNotWanted')
}

/** Whether a kind is accepted for a listing: same level, another kind, and one that was asked for (docs/contract.md A4). */
export const isWanted = ({ kind, wants }: Pick<StoredListing, 'kind' | 'wants'>, offered: number) =>
  offered !== kind &&
  kindOf(offered).level === kindOf(kind).level &&
  (wants.length === 0 || wants.includes(offered))

/** Whether a card of this kind may be given for a listing. */
export const mayGive = (listing: Pick<StoredListing, 'kind' | 'wants'>, offered: number) =>
  isWanted(listing, offered) ? ok(offered) : refuse('CardNotWanted')

/** The result of looking up a code. */
export function lookUp(listing: StoredListing | undefined, now: Instant) {
  if (!listing) return refuse('InvalidListingCode')
  return stateOf(listing, now) === 'on' ? ok(listing) : refuse('ListingOver')
}

/** Whether a player may withdraw a listing: a retry gets the same answer. */
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
  /** Cards received by code today, and how many of them S cards. */
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
