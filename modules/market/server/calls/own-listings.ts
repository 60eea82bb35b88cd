import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { lockCards, noteEvents, setCardState, shownCard } from '#modules/cards/server/index.ts'
import type { marketCalls } from '../../calls.ts'
import { newCode, shownCode } from '../../rules/codes.ts'
import { MOST_LISTINGS, mayRenewPassword, mayTakeBack, stateOf } from '../../rules/listing.ts'
import { expireListings } from '../expire.ts'
import { PASSWORD, storedPassword } from '../listing-password.ts'
import { closeListing, listOwn, lockListing, setPassword } from '../listing-store.ts'
import type { MarketServices } from '../services.ts'
import { runningListing, shownListings } from '../shown-listings.ts'

type Calls = typeof marketCalls

export function listMyListingsWith({ facesOf, seal }: MarketServices): Handler<Calls['listMyListings']> {
  return async (_params, { caller: { accountId }, db, now }) => {
    await expireListings(db, now, accountId)
    const own = await listOwn(db, accountId, now, MOST_LISTINGS)
    const listings = await shownListings(db, own, { facesOf, viewerId: accountId, now })
    return ok({
      listings: listings.map((listing, index) => {
        const { sealed, state, wrongGuesses: wrong } = own[index]!
        if (state !== 'on') return listing
        return { ...listing, password: shownCode(seal.open(PASSWORD, sealed)), wrongGuesses: wrong }
      }),
      max: MOST_LISTINGS,
      count: own.filter(({ state }) => state === 'on').length,
    })
  }
}

export const takeBack: Handler<Calls['takeBack']> = async (
  { listingId },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    const own = mayTakeBack(await lockListing(tx, { listingId }), accountId)
    if (!own.ok) return own
    const listing = own.value
    const card = (await lockCards(tx, [listing.cardId])).get(listing.cardId)!
    if (listing.state === 'on') {
      const state = stateOf(listing, now) === 'on' ? 'back' : 'expired'
      await setCardState(tx, listing.cardId, 'bag')
      await closeListing(tx, listingId, { state, now })
      await noteEvents(tx, now, [{ accountId, kind: state === 'back' ? 'unlist' : 'end', card }])
      return ok({ card: shownCard({ ...card, state: 'bag' }, accountId, now) })
    }
    return card.ownerId === accountId ? ok({ card: shownCard(card, accountId, now) }) : refuse('ListingOver')
  })

export function renewPasswordWith(services: MarketServices): Handler<Calls['renewPassword']> {
  return async ({ listingId }, { caller: { accountId }, db, keys, now }) =>
    inTransaction(db, async (tx) => {
      const own = mayRenewPassword(await lockListing(tx, { listingId }), accountId, now)
      if (!own.ok) return own
      const password = newCode(keys.number)
      await setPassword(tx, listingId, storedPassword(services, password))
      return ok({ password: shownCode(password) })
    })
}

export function shareListingWith({ publishListing }: MarketServices): Handler<Calls['shareListing']> {
  return async ({ listingId }, { caller: { accountId }, db, device, keys, now }) => {
    const listing = await runningListing(db, listingId, now)
    if (!listing) return refuse('ListingOver')
    const { card: kind, code, endsAt } = listing
    const shared = { listingId, kind, code, endsAt, sharerId: accountId }
    return ok({ ...(await publishListing(db, shared, { device, keys, now })), code, kind })
  }
}
