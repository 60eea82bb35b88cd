import { timingSafeEqual } from 'node:crypto'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { after, hours } from '#kit/time/time.ts'
import { kindOf } from '#modules/cards/model.ts'
import { lockAfterTrade, lockCards, moveCards, shownCard } from '#modules/cards/server/index.ts'
import type { marketCalls } from '../calls.ts'
import { readCode } from '../rules/codes.ts'
import { mayReceive, mayTake, WRONG_GUESSES, WRONG_GUESSES_AN_HOUR } from '../rules/listing.ts'
import type { MarketServices } from './handlers.ts'
import { lockListing, takenBy } from './listing-store.ts'
import { lockTrader, noteWrongGuess, receivedByCode, wrongGuesses } from './taker-store.ts'

/** What a password is sealed and masked for. */
export const PASSWORD = 'listing password'

/** Takes the card behind a code (spec 5.4): the one path on which somebody may guess. */
export function redeemWith({
  mask,
  friendsSince: since,
}: Pick<MarketServices, 'mask' | 'friendsSince'>): Handler<typeof marketCalls.redeemListing> {
  return async ({ code: typedCode, password: typed }, { caller: { accountId }, db, now }) => {
    const code = readCode(typedCode)
    return inTransaction(db, async (tx) => {
      await lockTrader(tx, accountId)
      // A guess costs nothing to make, so it is stopped before it learns anything.
      const guesses = await wrongGuesses(tx, accountId, now)
      if (guesses.count >= WRONG_GUESSES_AN_HOUR) {
        const freeAt = after(guesses.firstAt ?? now, hours(1))
        return refuse('TooManyGuesses', { retrySec: Math.max(1, Math.ceil((freeAt - now) / 1000)) })
      }
      const listing = code && (await lockListing(tx, { code }))
      if (!listing) return refuse('InvalidListingCode')
      // The winner asks again because the answer was lost.
      if (listing.takerId === accountId && listing.givenCardId === null) {
        const card = (await lockCards(tx, [listing.cardId])).get(listing.cardId)!
        return ok({ card: shownCard(card, accountId, now) })
      }
      if (listing.sellerId === accountId) return refuse('OwnCard')
      if (listing.wrongGuesses >= WRONG_GUESSES) return refuse('TooManyGuesses', { retrySec: 3600 })
      // The password is checked before the end: a wrong guess must not learn that a listing is over.
      if (!isSame(mask(PASSWORD, readCode(typed) ?? ''), listing.password.mask)) {
        await noteWrongGuess(tx, listing.listingId, accountId, now)
        return refuse('WrongRetrievalPassword', { leftNum: WRONG_GUESSES_AN_HOUR - guesses.count - 1 })
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
      const moved = await moveCards(tx, [{ card, to: accountId }], {
        ...trade,
        events: [
          { accountId, kind: 'extractIn', card, target: sellerId },
          { accountId: sellerId, kind: 'extractOut', card, target: accountId },
        ],
        also: takenBy(listing, { takerId: accountId, now }),
      })
      return ok({ card: shownCard(moved.get(card.cardId)!, accountId, now) })
    })
  }
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
