import type { Db } from '#kit/db/db.ts'
import type { CallContext } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'

/** An open listing to be shared, by its owner or another player. */
export interface ListingToShare {
  readonly listingId: string
  readonly kind: number
  readonly code: string
  readonly endsAt: Instant
  readonly sharerId: number
}

/** A page that shows it, and the text to send along; never the password. */
export interface SharedListing {
  readonly pageKey: string
  /** A path. */
  readonly url: string
  readonly title: string
  readonly text: string
}

/** Makes the page that shares a listing. */
export type PublishListing = (
  db: Db,
  listing: ListingToShare,
  context: Pick<CallContext, 'device' | 'keys' | 'now'>,
) => Promise<SharedListing>
