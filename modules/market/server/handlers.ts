import type { HandlersOf } from '#kit/server/handler.ts'
import type { marketCalls } from '../calls.ts'
import { findListingWith, listMarketWith, listPayableWith } from './calls/browse.ts'
import { listCardWith } from './calls/list-card.ts'
import { listMyListingsWith, renewPasswordWith, shareListingWith, takeBack } from './calls/own-listings.ts'
import { redeemListingWith } from './calls/redeem-listing.ts'
import { listOffers, swapCard } from './calls/swap-card.ts'
import { listWishes, setWish } from './calls/wishes.ts'
import type { MarketServices } from './services.ts'

export function marketHandlers(services: MarketServices): HandlersOf<typeof marketCalls> {
  return {
    listCard: listCardWith(services),
    listMyListings: listMyListingsWith(services),
    listMarket: listMarketWith(services),
    listWishes,
    setWish,
    listPayable: listPayableWith(services),
    findListing: findListingWith(services),
    redeemListing: redeemListingWith(services),
    listOffers,
    swapCard,
    takeBack,
    renewPassword: renewPasswordWith(services),
    shareListing: shareListingWith(services),
  }
}
