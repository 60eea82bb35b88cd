import { tooFast } from '#kit/limits/too-fast.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { listFreeCards } from '#modules/cards/server/index.ts'
import type { marketCalls } from '../../calls.ts'
import { readCode } from '../../rules/codes.ts'
import { isWanted, lookUp } from '../../rules/listing.ts'
import { findListing, listPayable, listRunning } from '../listing-store.ts'
import type { MarketServices } from '../services.ts'
import { wishesOf } from '../wish-store.ts'
import { page, PAGE_SIZE, shownListings } from '../shown-listings.ts'

type Calls = typeof marketCalls

const CARDS_SHOWN = 5

export function listMarketWith({ facesOf }: MarketServices): Handler<Calls['listMarket']> {
  return async ({ isWished, ...filter }, { caller, db, now }) => {
    const viewer = { facesOf, viewerId: caller?.accountId, now }
    const among = isWished ? await wishesOf(db, caller?.accountId) : undefined
    const found = await listRunning(db, { ...filter, among }, now, PAGE_SIZE + 1)
    return ok(await page(found, (listings) => shownListings(db, listings, viewer)))
  }
}

/** Listings that the caller has a card for. */
export function listPayableWith({ facesOf }: MarketServices): Handler<Calls['listPayable']> {
  return async ({ cursor }, { caller: { accountId }, db, now }) => {
    const viewer = { facesOf, viewerId: accountId, now }
    const cards = await listFreeCards(db, accountId, now)
    const kinds = [...new Set(cards.map(({ kind }) => kind))]
    const found = await listPayable(db, accountId, kinds, { cursor, now, size: PAGE_SIZE + 1 })
    const { listings, ...rest } = await page(found, (some) => shownListings(db, some, viewer))
    return ok({
      offers: listings.map((listing) => ({
        listing,
        cardIds: cards
          .filter(({ kind }) => isWanted(listing, kind))
          .slice(0, CARDS_SHOWN)
          .map(({ cardId }) => cardId),
      })),
      ...rest,
    })
  }
}

export function findListingWith(services: MarketServices): Handler<Calls['findListing']> {
  const { facesOf, limiter, searchRate } = services
  return async ({ code: typed }, { caller: { accountId }, db, now }) => {
    const wait = await limiter.take('listing search', String(accountId), searchRate)
    if (wait > 0) return tooFast(wait)
    const code = readCode(typed)
    const found = lookUp(code === undefined ? undefined : await findListing(db, { code }), now)
    if (!found.ok) return found
    const listing = found.value
    const [one] = await shownListings(db, [listing], { facesOf, viewerId: accountId, now })
    if (listing.sellerId === accountId) return ok({ listing: one!, can: 'own' })
    const cards = await listFreeCards(db, accountId, now)
    return ok({ listing: one!, can: cards.some(({ kind }) => isWanted(listing, kind)) ? 'swap' : 'pass' })
  }
}
