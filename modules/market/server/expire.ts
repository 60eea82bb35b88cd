import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { lockCards, noteEvents, setCardState } from '#modules/cards/server/index.ts'
import { closeListing, lockExpired } from './listing-store.ts'

const AT_ONCE = 100

/** Returns the cards of expired listings to their backpacks: of one seller, or of all. */
export async function expireListings(db: Db, now: Instant, sellerId?: number): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const expired = await lockExpired(tx, now, AT_ONCE, sellerId)
      if (expired.length === 0) return 0
      const cards = await lockCards(
        tx,
        expired.map(({ cardId }) => cardId),
      )
      for (const { listingId, cardId } of expired) {
        await setCardState(tx, cardId, 'bag')
        await closeListing(tx, listingId, { state: 'expired', now })
      }
      await noteEvents(
        tx,
        now,
        expired.map(({ sellerId: accountId, cardId }) => ({
          accountId,
          kind: 'end',
          card: cards.get(cardId)!,
        })),
      )
      return expired.length
    })
    if (count < AT_ONCE) return
  }
}
