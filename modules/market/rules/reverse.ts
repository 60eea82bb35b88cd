import type { Instant } from '#kit/time/time.ts'
import type { StoredListing } from './listing.ts'

/** A traded card with the last move of its chain. */
export interface TradedCard {
  readonly cardId: string
  readonly ownerId: number
  readonly state: string
  /** The lock stored by its last trade. */
  readonly lockedUntil: Instant | null
  readonly lastMove: {
    readonly reason: string
    readonly listingId: string | null
    readonly movedAt: Instant
  }
}

/**
 * Previous owner of each card, or the reason for the operator why the trade cannot be reversed. A trade can be reversed while its
 * cards are locked (docs/contract.md A8).
 */
export function planReverse(listing: StoredListing, cards: ReadonlyMap<string, TradedCard>, now: Instant) {
  const { listingId, takerId, sellerId, givenCardId } = listing
  if (listing.state !== 'taken' || takerId === null) return no('the listing was not taken')
  const returns = [{ cardId: listing.cardId, fromId: takerId, toId: sellerId }]
  if (givenCardId !== null) returns.push({ cardId: givenCardId, fromId: sellerId, toId: takerId })
  for (const { cardId, fromId } of returns) {
    const card = cards.get(cardId)
    if (!card) return no(`card ${cardId} is not there`)
    if (card.state === 'void') return no(`card ${cardId} was withdrawn`)
    const { lastMove } = card
    if (lastMove.reason === 'reverse' && lastMove.listingId === listingId)
      return no('the trade was reversed already')
    if (lastMove.listingId !== listingId || card.ownerId !== fromId)
      return no(`card ${cardId} has moved on (${lastMove.reason}) and is with ${card.ownerId}`)
    if (card.lockedUntil === null || now >= card.lockedUntil)
      return no(`card ${cardId} is no longer locked by the trade`)
  }
  return { ok: true, returns } as const
}

const no = (why: string) => ({ ok: false, why }) as const
