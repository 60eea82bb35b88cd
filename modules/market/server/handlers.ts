import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Mask } from '#kit/server/masking.ts'
import type { Seal } from '#kit/server/sealing.ts'
import { seconds, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import {
  listFreeCards,
  lockAfterTrade,
  lockCards,
  mayLeave,
  moveCards,
  noteEvents,
  setCardState,
  shownCard,
} from '#modules/cards/server/index.ts'
import type { marketCalls } from '../calls.ts'
import { newCode, readCode, shownCode } from '../rules/codes.ts'
import {
  endOfListing,
  isWanted,
  mayList,
  mayTake,
  MOST_LISTINGS,
  stateOf,
  USUAL_DAYS,
  type StoredListing,
} from '../rules/listing.ts'
import { expireListings } from './expire.ts'
import {
  closeListing,
  countRunning,
  findListing,
  insertListing,
  listOwn,
  listPayable,
  listRunning,
  lockListing,
  setPassword,
  takenBy,
} from './listing-store.ts'
import type { PublishListing } from './share-listing.ts'
import { page, PAGE_SIZE, runningListing, shownListings } from './shown-listings.ts'
import { PASSWORD, redeemWith } from './redeem-listing.ts'
import { lockSwap } from './swap-store.ts'
import { lockTrader } from './taker-store.ts'

const CARDS_SHOWN = 5
/** Codes looked up by one player (docs/trust.md 1). */
export const SEARCH_RATE: Rate = { burst: 20, refillEvery: seconds(3) }

export interface MarketServices {
  readonly facesOf: FacesOf
  readonly mask: Mask
  readonly seal: Seal
  readonly limiter: Limiter
  readonly searchRate: Rate
  readonly publishListing: PublishListing
  /** Since when two players are friends; nothing when they are not. */
  friendsSince(db: Db, one: number, other: number): Promise<Instant | undefined>
}

export function marketHandlers(services: MarketServices): HandlersOf<typeof marketCalls> {
  const { facesOf, mask, seal } = services

  const passwordOf = (text: string) => ({ sealed: seal.close(PASSWORD, text), mask: mask(PASSWORD, text) })

  const shown = (
    db: Db,
    listings: readonly StoredListing[],
    viewer: { readonly viewerId: number | undefined; readonly now: Instant },
  ) => shownListings(db, listings, { facesOf, ...viewer })

  return {
    async listCard({ cardId, wants = [], days = USUAL_DAYS }, { caller: { accountId }, db, keys, now }) {
      await lockTrader(db, accountId)
      await expireListings(db, now, accountId)
      const card = (await lockCards(db, [cardId])).get(cardId)
      const free = mayLeave(card, accountId, now)
      if (!free.ok) return free
      const { kind } = free.value
      const outcome = mayList(kind, wants, await countRunning(db, accountId))
      if (!outcome.ok) return outcome
      const [listingId, code, password] = [keys.id(now), newCode(keys.number), newCode(keys.number)]
      const endsAt = endOfListing(now, days)
      await insertListing(db, {
        listingId,
        cardId,
        sellerId: accountId,
        kind,
        code,
        password: passwordOf(password),
        wants: [...new Set(wants)],
        startedAt: now,
        endsAt,
      })
      await setCardState(db, cardId, 'listed')
      await noteEvents(db, now, [{ accountId, kind: 'list', card: free.value }])
      const shownAs = shownCode(code)
      return ok({ listingId, code: shownAs, password: shownCode(password), url: redeemUrl(shownAs), endsAt })
    },

    async listMyListings(_params, { caller: { accountId }, db, now }) {
      await expireListings(db, now, accountId)
      const own = await listOwn(db, accountId, now, MOST_LISTINGS)
      const listings = await shown(db, own, { viewerId: accountId, now })
      return ok({
        listings: listings.map((listing, index) => {
          const { sealed, state, wrongGuesses: wrong } = own[index]!
          if (state !== 'on') return listing
          return { ...listing, password: shownCode(seal.open(PASSWORD, sealed)), wrongGuesses: wrong }
        }),
        max: MOST_LISTINGS,
        count: own.filter(({ state }) => state === 'on').length,
      })
    },

    async listMarket(filter, { caller, db, now }) {
      const found = await listRunning(db, filter, now, PAGE_SIZE + 1)
      return ok(await page(found, (listings) => shown(db, listings, { viewerId: caller?.accountId, now })))
    },

    async listPayable({ cursor }, { caller: { accountId }, db, now }) {
      const cards = await listFreeCards(db, accountId, now)
      const kinds = [...new Set(cards.map(({ kind }) => kind))]
      const found = await listPayable(db, accountId, kinds, { cursor, now, size: PAGE_SIZE + 1 })
      const { listings, ...rest } = await page(found, (some) => shown(db, some, { viewerId: accountId, now }))
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
    },

    async findListing({ code: typed }, { caller: { accountId }, db, now }) {
      const wait = await services.limiter.take('listing search', String(accountId), services.searchRate)
      if (wait > 0) return refuse('TooFast', { retrySec: toWholeSeconds(wait) })
      const code = readCode(typed)
      const listing = code && (await findListing(db, { code }))
      if (!listing) return refuse('InvalidListingCode')
      if (stateOf(listing, now) !== 'on') return refuse('ListingOver')
      const [one] = await shown(db, [listing], { viewerId: accountId, now })
      if (listing.sellerId === accountId) return ok({ listing: one!, can: 'own' })
      const cards = await listFreeCards(db, accountId, now)
      return ok({ listing: one!, can: cards.some(({ kind }) => isWanted(listing, kind)) ? 'swap' : 'pass' })
    },

    redeemListing: redeemWith(services),

    async listOffers({ listingId }, { caller: { accountId }, db, now }) {
      const listing = await findListing(db, { listingId })
      if (!listing) return refuse('ListingOver')
      const open = mayTake(listing, accountId, now)
      if (!open.ok) return open
      const cards = await listFreeCards(db, accountId, now)
      return ok({
        cards: cards
          .filter(({ kind }) => isWanted(listing, kind))
          .map((card) => shownCard(card, accountId, now)),
      })
    },

    async swapCard({ listingId, cardId }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        const held = await lockSwap(tx, { listingId, cardId })
        if (!held) return refuse('ListingOver')
        const { listing, cards } = held
        const [theirs, mine] = [cards.get(listing.cardId)!, cards.get(cardId)]
        if (mine && listing.takerId === accountId && listing.givenCardId === cardId)
          return ok({ got: shownCard(theirs, accountId, now), gave: shownCard(mine, accountId, now) })
        const open = mayTake(listing, accountId, now)
        if (!open.ok) return open
        const free = mayLeave(mine, accountId, now)
        if (!free.ok) return free
        if (!isWanted(listing, free.value.kind)) return refuse('CardNotWanted')
        const { sellerId } = listing
        const moves = [
          { card: theirs, to: accountId },
          { card: mine!, to: sellerId },
        ]
        const moved = await moveCards(tx, moves, {
          reason: 'swap',
          listingId,
          lockedUntil: lockAfterTrade(now),
          now,
          events: [
            { accountId, kind: 'swapIn', card: theirs, target: sellerId },
            { accountId, kind: 'swapOut', card: free.value, target: sellerId },
            { accountId: sellerId, kind: 'swapIn', card: free.value, target: accountId },
            { accountId: sellerId, kind: 'swapOut', card: theirs, target: accountId },
          ],
          also: takenBy(listing, { takerId: accountId, givenCardId: cardId, now }),
        })
        const [got, gave] = [moved.get(theirs.cardId)!, moved.get(cardId)!]
        return ok({ got: shownCard(got, accountId, now), gave: shownCard(gave, accountId, now) })
      })
    },

    async takeBack({ listingId }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        const listing = await lockListing(tx, { listingId })
        if (listing?.sellerId !== accountId) return refuse('ListingNotYours')
        if (listing.state === 'taken' || listing.state === 'void') return refuse('ListingOver')
        const card = (await lockCards(tx, [listing.cardId])).get(listing.cardId)!
        if (listing.state === 'on') {
          const state = stateOf(listing, now) === 'on' ? 'back' : 'expired'
          await setCardState(tx, listing.cardId, 'bag')
          await closeListing(tx, listingId, { state, now })
          await noteEvents(tx, now, [{ accountId, kind: state === 'back' ? 'unlist' : 'end', card }])
          return ok({ card: shownCard({ ...card, state: 'bag' }, accountId, now) })
        }
        return card.ownerId === accountId
          ? ok({ card: shownCard(card, accountId, now) })
          : refuse('ListingOver')
      })
    },

    async renewPassword({ listingId }, { caller: { accountId }, db, keys, now }) {
      return inTransaction(db, async (tx) => {
        const listing = await lockListing(tx, { listingId })
        if (listing?.sellerId !== accountId) return refuse('ListingNotYours')
        if (stateOf(listing, now) !== 'on') return refuse('ListingOver')
        const password = newCode(keys.number)
        await setPassword(tx, listingId, passwordOf(password))
        return ok({ password: shownCode(password) })
      })
    },

    async shareListing({ listingId }, { caller: { accountId }, db, device, keys, now }) {
      const listing = await runningListing(db, listingId, now)
      if (!listing) return refuse('ListingOver')
      const { card: kind, code, endsAt } = listing
      const shared = { listingId, kind, code, endsAt, sharerId: accountId }
      return ok({ ...(await services.publishListing(db, shared, { device, keys, now })), code, kind })
    },
  }
}

const redeemUrl = (code: string) => `/coconut?part=redeem&code=${code}`
