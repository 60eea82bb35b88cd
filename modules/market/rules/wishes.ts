import { ok, refuse } from '#kit/result/result.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import { CARD_KINDS } from '#modules/cards/model.ts'
import { isWanted, type StoredListing } from './listing.ts'

/** Kinds of cards that one player may wish for at once. */
export const MOST_WISHES = 10

/** Whether one more kind fits on a wish list; one that is on it already does. */
export const mayWish = (kinds: readonly number[], kind: number) =>
  kinds.includes(kind) || kinds.length < MOST_WISHES ? ok(kind) : refuse('ListingLimit', { max: MOST_WISHES })

/** Whether the bell may tell of a kind: once in a UTC day, however many are listed. */
export const mayTellOn = (toldOn: string | null, now: Instant): boolean => toldOn !== dayOf(now)

/** The kinds that pay for a listing. */
export const paymentsFor = (listing: Pick<StoredListing, 'kind' | 'wants'>): readonly number[] =>
  CARD_KINDS.map(({ kind }) => kind).filter((kind) => isWanted(listing, kind))
