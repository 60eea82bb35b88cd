import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import type { Part, Place } from './parts.ts'

/** Which parts of a section have content; those a newcomer needs are always included. */
export function useHeldParts(place: Place) {
  const { data } = useRead(cardsCalls.readCollection, {})
  const events = useRead(cardsCalls.listCardEvents, {}, { enabled: place === 'cards' })
  const listings = useRead(marketCalls.listMyListings, {}, { enabled: place === 'trade' })
  const boxCount = data?.boxes.reduce((sum, { count }) => sum + count, 0) ?? 0
  const hasCards = (data?.cardCount ?? 0) > 0
  const isHeld = (part: Part): boolean => {
    switch (part) {
      case 'boxes':
        return boxCount > 0
      case 'use':
      case 'swap':
        return hasCards
      case 'events':
        return (events.data?.events.length ?? 0) > 0
      case 'mine':
        return (listings.data?.listings.length ?? 0) > 0
      default:
        return true
    }
  }
  return { boxCount, isHeld }
}
