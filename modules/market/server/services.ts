import type { Db } from '#kit/db/db.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import type { Mask } from '#kit/server/masking.ts'
import type { Seal } from '#kit/server/sealing.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { PublishListing } from './share-listing.ts'

/** Codes looked up by one player (docs/trust.md 1). */
export const SEARCH_RATE: Rate = { burst: 20, refillEvery: seconds(3) }

export interface MarketServices {
  readonly facesOf: FacesOf
  readonly mask: Mask
  readonly seal: Seal
  readonly limiter: Limiter
  readonly searchRate: Rate
  readonly publishListing: PublishListing
  /** Since when two players are friends; undefined when they are not. */
  friendsSince(db: Db, one: number, other: number): Promise<Instant | undefined>
}
