import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '../calls.ts'

/** What a card that came, left or went on the market makes old. */
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

/** What a change of the wish list makes old. */
export const WISH_READS = [marketCalls.listWishes, marketCalls.listMarket] as const
