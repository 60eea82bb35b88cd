import { sql, type Selectable } from 'kysely'
import type { Tables, Tx } from '#kit/db/db.ts'
import { toCard, type StoredCard } from '#modules/cards/server/index.ts'
import type { StoredListing } from '../rules/listing.ts'
import './tables.ts'

/** A locked listing, with those of the two cards that exist. */
export interface HeldSwap {
  readonly listing: StoredListing
  readonly cards: ReadonlyMap<string, StoredCard>
}

/** A card joined to its listing, with aliases for columns of equal names. */
type SwapRow = Selectable<Tables['card']> &
  Omit<StoredListing, 'listingId' | 'cardId' | 'kind' | 'state'> & {
    readonly listedCard: string
    readonly listedKind: number
    readonly listingState: StoredListing['state']
  }

/**
 * Locks a listing, its card and the card offered for it in one round trip: the listing first, then the cards in the order of their
 * ids, as everywhere.
 */
export async function lockSwap(
  tx: Tx,
  { listingId, cardId }: { readonly listingId: string; readonly cardId: string },
): Promise<HeldSwap | undefined> {
  const { rows } = await sql<SwapRow>`
    with held as (select * from market_listing where id = ${listingId} for update)
    select card.*, held.card_id as "listedCard", held.kind as "listedKind", held.state as "listingState",
      seller_id as "sellerId", code, wants, started_at as "startedAt", ends_at as "endsAt",
      wrong_guesses as "wrongGuesses", taker_id as "takerId", given_card_id as "givenCardId"
    from held join card on card.id in (held.card_id, ${cardId})
    order by card.id for update of card`.execute(tx)
  const [first] = rows
  if (!first) return undefined
  const { listedCard, listedKind, listingState } = first
  const { sellerId, code, wants, startedAt, endsAt, wrongGuesses, takerId, givenCardId } = first
  const rest = { sellerId, code, wants, startedAt, endsAt, wrongGuesses, takerId, givenCardId }
  return {
    listing: { listingId, cardId: listedCard, kind: listedKind, state: listingState, ...rest },
    cards: new Map(rows.map((one) => [one.id, toCard(one)])),
  }
}
