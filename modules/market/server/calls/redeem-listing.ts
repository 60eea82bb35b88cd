import { timingSafeEqual } from 'node:crypto'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { regionOf } from '#kit/server/client-address.ts'
import type { Handler } from '#kit/server/handler.ts'
import { kindOf } from '#modules/cards/model.ts'
import { lockAfterTrade, lockCards, moveCards, shownCard } from '#modules/cards/server/index.ts'
import type { marketCalls } from '../../calls.ts'
import { readCode } from '../../rules/codes.ts'
import { mayGuess, mayReceive, mayTake, wrongPassword } from '../../rules/listing.ts'
import { PASSWORD } from '../listing-password.ts'
import type { MarketServices } from '../services.ts'
import { lockListing, noteTaken } from '../listing-store.ts'
import { lockTrader, noteWrongGuess, receivedByCode, wrongGuesses } from '../taker-store.ts'

/** Takes the card behind a code (spec 5.4): the one call by which a password can be guessed. */
export function redeemListingWith({
  mask,
  friendsSince: since,
}: Pick<MarketServices, 'mask' | 'friendsSince'>): Handler<typeof marketCalls.redeemListing> {
  return async ({ code: typedCode, password: typed }, { caller: { accountId }, db, now, address }) => {
    const code = readCode(typedCode)
    const network = address.isLocal ? null : mask('guess network', regionOf(address.network))
    return inTransaction(db, async (tx) => {
      await lockTrader(tx, accountId)
      const listing = code && (await lockListing(tx, { code }))
      const guess = { accountId, network, listingId: listing ? listing.listingId : null }
      // A guess costs nothing, so the guesser's limits are checked before it can learn anything.
      const guesses = await wrongGuesses(tx, guess, now)
      const own = mayGuess({ player: guesses.player, pair: guesses.pair }, now)
      if (!own.ok) return own
      const free = mayGuess(guesses, now)
      if (!listing) return free.ok ? refuse('InvalidListingCode') : free
      // A retry by the winner, because the answer was lost.
      if (listing.takerId === accountId && listing.givenCardId === null) {
        const card = (await lockCards(tx, [listing.cardId])).get(listing.cardId)!
        return ok({ card: shownCard(card, accountId, now) })
      }
      if (listing.sellerId === accountId) return refuse('OwnCard')
      // The password is checked before the state: a wrong guess must not learn that a listing has ended.
      if (!isSame(mask(PASSWORD, readCode(typed) ?? ''), listing.password.mask)) {
        // Counted for the player even where their network has to wait, which would give them any number of tries.
        await noteWrongGuess(tx, guess, now)
        return free.ok ? wrongPassword(guesses) : free
      }
      const open = mayTake(listing, accountId, now)
      if (!open.ok) return open
      const received = await receivedByCode(tx, accountId, now)
      const friendsSince = await since(tx, accountId, listing.sellerId)
      const allowed = mayReceive(kindOf(listing.kind).level, { ...received, friendsSince }, now)
      if (!allowed.ok) return allowed
      const card = (await lockCards(tx, [listing.cardId])).get(listing.cardId)!
      const { listingId, sellerId } = listing
      const trade = { reason: 'redeem', listingId, lockedUntil: lockAfterTrade(now), now } as const
      await noteTaken(tx, listing, { takerId: accountId, now })
      const moved = await moveCards(tx, [{ card, to: accountId }], {
        ...trade,
        events: [
          { accountId, kind: 'extractIn', card, target: sellerId },
          { accountId: sellerId, kind: 'extractOut', card, target: accountId },
        ],
      })
      return ok({ card: shownCard(moved.get(card.cardId)!, accountId, now) })
    })
  }
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
