import type { Db } from '#kit/db/db.ts'
import type { CallContext } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'

/** A running listing that somebody, its owner or another, sends to others. */
export interface ListingToShare {
  readonly listingId: string
  readonly kind: number
  readonly code: string
  readonly endsAt: Instant
  readonly sharerId: number
}

/** A page that shows it, and the words to send along; never the password. */
export interface SharedListing {
  readonly pageKey: string
  /** A path. */
  readonly url: string
  readonly title: string
  readonly text: string
}

/** Makes the page by which somebody shares a listing. */
export type PublishListing = (
  db: Db,
  listing: ListingToShare,
  context: Pick<CallContext, 'device' | 'keys' | 'now'>,
) => Promise<SharedListing>
