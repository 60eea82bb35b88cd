import { announce, type Listener } from '#kit/bus/outbox.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Clock, Instant } from '#kit/time/time.ts'
import { kindOf } from '#modules/cards/model.ts'
import { whoCanGive } from '#modules/cards/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import { stateOf } from '../rules/listing.ts'
import { paymentsFor } from '../rules/wishes.ts'
import { findListing } from './listing-store.ts'
import { lockWishers, noteLooked } from './wish-store.ts'

/** The announcement's name in the outbox by which wishers learn of a listing. */
export const LISTED_TOPIC = 'market-listed'

/** Wishers processed per turn, so that no transaction locks the wishes of thousands. */
const WISHERS_A_TURN = 200
/** Most wishers notified of one listing, and most examined: the one skipped longest ago is examined first next time. */
export const MOST_LOOKED_AT = 1000

interface Listed {
  readonly listingId: string
  /** Progress of earlier turns. */
  readonly earlier?: { readonly looked: number; readonly since: Instant }
}

export interface ListedServices {
  readonly clock: Clock
  /** Which of these players the account has blocked or is blocked by. */
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}

/** Sent with the transaction that lists a card. */
export const announceListed = (tx: Tx, body: Listed, now: Instant): Promise<void> =>
  announce(tx, now, [{ topic: LISTED_TOPIC, body }])

/** Notifies players who wish for a listed card and can pay for it, once per day and kind. */
export const notifyWishers =
  ({ clock, blockedWith }: ListedServices): Listener =>
  async (tx, { body }) => {
    const now = clock()
    const { listingId, earlier = { looked: 0, since: now } } = body as Listed
    const listing = await findListing(tx, { listingId })
    if (!listing || stateOf(listing, now) !== 'on') return
    const { kind, sellerId } = listing
    const { since } = earlier
    const wishers = await lockWishers(tx, listing, { size: WISHERS_A_TURN, since, now })
    if (wishers.length === 0) return
    const looked = earlier.looked + wishers.length
    if (wishers.length === WISHERS_A_TURN && looked < MOST_LOOKED_AT)
      await announceListed(tx, { listingId, earlier: { looked, since } }, now)
    const payers = await whoCanGive(tx, wishers, paymentsFor(listing), now)
    const blocked = await blockedWith(tx, sellerId, [...payers])
    const told = wishers.filter((accountId) => payers.has(accountId) && !blocked.has(accountId))
    const passed = wishers.filter((accountId) => !told.includes(accountId))
    await noteLooked(tx, kind, { told, passed, now })
    if (told.length === 0) return
    const subject = kindOf(kind).number
    await notify(
      tx,
      now,
      told.map((accountId) => ({ accountId, kind: 'wishListed', fromId: sellerId, subject })),
    )
  }
