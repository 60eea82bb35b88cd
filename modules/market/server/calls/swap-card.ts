import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { listFreeCards, lockAfterTrade, mayLeave, moveCards, shownCard } from '#modules/cards/server/index.ts'
import type { marketCalls } from '../../calls.ts'
import { isWanted, mayGive, mayTake } from '../../rules/listing.ts'
import { findListing, noteTaken } from '../listing-store.ts'
import { lockSwap } from '../swap-store.ts'

/** The caller's cards that would pay for a listing. */
export const listOffers: Handler<typeof marketCalls.listOffers> = async (
  { listingId },
  { caller: { accountId }, db, now },
) => {
  const listing = await findListing(db, { listingId })
  if (!listing) return refuse('ListingOver')
  const open = mayTake(listing, accountId, now)
  if (!open.ok) return open
  const cards = await listFreeCards(db, accountId, now)
  return ok({
    cards: cards.filter(({ kind }) => isWanted(listing, kind)).map((card) => shownCard(card, accountId, now)),
  })
}

export const swapCard: Handler<typeof marketCalls.swapCard> = async (
  { listingId, cardId },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    const held = await lockSwap(tx, { listingId, cardId })
    if (!held) return refuse('ListingOver')
    const { listing, cards } = held
    const [theirs, mine] = [cards.get(listing.cardId)!, cards.get(cardId)]
    // A retry by the winner, because the answer was lost.
    if (mine && listing.takerId === accountId && listing.givenCardId === cardId)
      return ok({ got: shownCard(theirs, accountId, now), gave: shownCard(mine, accountId, now) })
    const open = mayTake(listing, accountId, now)
    if (!open.ok) return open
    const free = mayLeave(mine, accountId, now)
    if (!free.ok) return free
    const wanted = mayGive(listing, free.value.kind)
    if (!wanted.ok) return wanted
    const { sellerId } = listing
    const moves = [
      { card: theirs, to: accountId },
      { card: mine!, to: sellerId },
    ]
    await noteTaken(tx, listing, { takerId: accountId, givenCardId: cardId, now })
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
    })
    const [got, gave] = [moved.get(theirs.cardId)!, moved.get(cardId)!]
    return ok({ got: shownCard(got, accountId, now), gave: shownCard(gave, accountId, now) })
  })
