export { expireListings } from './expire.ts'
export { marketHandlers, SEARCH_RATE, type MarketServices } from './handlers.ts'
export { forgetWrongGuesses } from './taker-store.ts'
