import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '../calls.ts'

/** Reads that a change of cards or listings expires. */
export const MOVED_READS = [
  marketCalls.listMarket,
  marketCalls.listPayable,
  marketCalls.listMyListings,
  marketCalls.listOffers,
  marketCalls.findListing,
  cardsCalls.readCollection,
  cardsCalls.listCards,
  cardsCalls.listUsableCards,
  cardsCalls.listCardEvents,
] as const

/** Reads that a change of the wish list expires. */
export const WISH_READS = [marketCalls.listWishes, marketCalls.listMarket] as const
