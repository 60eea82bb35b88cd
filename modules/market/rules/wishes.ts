import { ok, refuse } from '#kit/result/result.ts'
import { CARD_KINDS } from '#modules/cards/model.ts'
import { isWanted, type StoredListing } from './listing.ts'

/** Kinds of cards that one player may wish for at once. */
export const MOST_WISHES = 10

/** Whether another kind fits on a wish list; one already on it does. */
export const mayWish = (kinds: readonly number[], kind: number) =>
  kinds.includes(kind) || kinds.length < MOST_WISHES ? ok(kind) : refuse('ListingLimit', { max: MOST_WISHES })

/** The kinds accepted for a listing. */
export const paymentsFor = (listing: Pick<StoredListing, 'kind' | 'wants'>): readonly number[] =>
  CARD_KINDS.map(({ kind }) => kind).filter((kind) => isWanted(listing, kind))
