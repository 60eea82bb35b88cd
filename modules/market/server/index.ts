export { shownCode } from '../rules/codes.ts'
export { expireListings } from './expire.ts'
export { marketHandlers } from './handlers.ts'
export {
  codesOf,
  findListing,
  listTrades,
  reverseTrade,
  TRADES_LISTED_FOR,
  withdrawListing,
  type Trade,
} from './operator.ts'
export type { PublishListing } from './share-listing.ts'
export { SEARCH_RATE, type MarketServices } from './services.ts'
export { runningListing } from './shown-listings.ts'
export { forgetWrongGuesses } from './taker-store.ts'
export { revealsPassword } from './own-password.ts'
export { LISTED_TOPIC, notifyWishers } from './notify-wishers.ts'
export { carryWishes } from './wish-store.ts'
export { marketInvariants } from './invariants.ts'
export { marketPersonalData } from './personal-data.ts'
