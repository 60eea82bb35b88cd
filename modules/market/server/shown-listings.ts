import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import { kindOf } from '#modules/cards/model.ts'
import type { Listing } from '../model.ts'
import { shownCode } from '../rules/codes.ts'
import { stateOf, type StoredListing } from '../rules/listing.ts'
import { cursorOf, findListing } from './listing-store.ts'

export const PAGE_SIZE = 50

export interface Viewer {
  readonly facesOf: FacesOf
  readonly viewerId: number | undefined
  readonly now: Instant
}

/** Listings as anybody sees them, without passwords. */
export async function shownListings(
  db: Db,
  listings: readonly StoredListing[],
  { facesOf, viewerId, now }: Viewer,
): Promise<Listing[]> {
  const faces = await facesOf(db, [...new Set(listings.map(({ sellerId }) => sellerId))])
  return listings.map((listing): Listing => {
    const { nickname, avatar } = faces.get(listing.sellerId) ?? { nickname: '', avatar: 0 }
    const { number, level } = kindOf(listing.kind)
    return {
      listingId: listing.listingId,
      code: shownCode(listing.code),
      kind: listing.kind,
      number,
      level,
      state: stateOf(listing, now),
      isMine: listing.sellerId === viewerId,
      seller: { userId: listing.sellerId, nickname, avatar },
      startedAt: listing.startedAt,
      endsAt: listing.endsAt,
      secondsLeft: Math.max(0, Math.ceil((listing.endsAt - now) / 1000)),
      wants: [...listing.wants],
    }
  })
}

/** An open listing as anybody may see it on a shared page. */
export async function runningListing(db: Db, listingId: string, now: Instant) {
  const listing = await findListing(db, { listingId })
  if (!listing || stateOf(listing, now) !== 'on') return undefined
  const { kind, code, sellerId, endsAt } = listing
  return { card: kind, code: shownCode(code), sellerId, endsAt }
}

/** Cuts a list that was read one entry longer than a page. */
export async function page<Shown>(
  found: readonly StoredListing[],
  show: (listings: readonly StoredListing[]) => Promise<Shown>,
) {
  const listings = found.slice(0, PAGE_SIZE)
  const hasMore = found.length > PAGE_SIZE
  return {
    listings: await show(listings),
    hasMore,
    ...(hasMore ? { cursor: cursorOf(listings.at(-1)!) } : {}),
  }
}
