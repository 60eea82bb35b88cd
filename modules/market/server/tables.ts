import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { ListingState } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    market_listing: ListingRow
    market_wrong_guess: GuessRow
    /** Kinds of cards that a player wishes for. */
    market_wish: WishRow
  }
}

interface GuessRow {
  id: Generated<number>
  account_id: number
  guessed_at: Timestamp
  listing_id: string | null
  /** A mask; null for localhost. */
  network: string | null
}

interface WishRow {
  account_id: number
  kind: number
  made_at: Timestamp
  /** The UTC day of the last notification about this kind. */
  told_on: Generated<string | null>
  /** When a listing last skipped them: they could not pay, or the seller is blocked. */
  passed_at: Generated<Timestamp | null>
}

interface ListingRow {
  id: string
  card_id: string
  seller_id: number
  kind: number
  code: string
  /** Encrypted, because its owner can see it again (docs/contract.md A6). */
  password_sealed: string
  /** For comparing. */
  password_mask: string
  wants: number[]
  state: Generated<ListingState>
  started_at: Timestamp
  ends_at: Timestamp
  closed_at: Timestamp | null
  wrong_guesses: Generated<number>
  taker_id: number | null
  given_card_id: string | null
}
