import { announce, type Listener } from '#kit/bus/outbox.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Clock, Instant } from '#kit/time/time.ts'
import { kindOf } from '#modules/cards/model.ts'
import { whoCanGive } from '#modules/cards/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import { stateOf } from '../rules/listing.ts'
import { paymentsFor } from '../rules/wishes.ts'
import { findListing } from './listing-store.ts'
import { lockWishers, noteTold } from './wish-store.ts'

/** The topic of the outbox by which wishers hear of a listing. */
export const LISTED_TOPIC = 'market-listed'

/** Wishers looked at in one turn, so that no transaction holds the wishes of thousands. */
const WISHERS_A_TURN = 200

interface Listed {
  readonly listingId: string
  /** The last account that an earlier turn has looked at. */
  readonly behind?: number
}

export interface ListedServices {
  readonly clock: Clock
  /** Which of these players the account has blocked, or has been blocked by. */
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}

/** Leaves with the transaction that lists a card. */
export const announceListed = (tx: Tx, body: Listed, now: Instant): Promise<void> =>
  announce(tx, now, [{ topic: LISTED_TOPIC, body }])

/** Tells those who wish for a listed card and can pay for it, once a day and kind. */
export const hearListed =
  ({ clock, blockedWith }: ListedServices): Listener =>
  async (tx, { body }) => {
    const { listingId, behind = 0 } = body as Listed
    const now = clock()
    const listing = await findListing(tx, { listingId })
    if (!listing || stateOf(listing, now) !== 'on') return
    const { kind, sellerId } = listing
    const wishers = await lockWishers(tx, listing, { behind, size: WISHERS_A_TURN, now })
    if (wishers.length === 0) return
    if (wishers.length === WISHERS_A_TURN)
      await announceListed(tx, { listingId, behind: wishers.at(-1)! }, now)
    const payers = await whoCanGive(tx, wishers, paymentsFor(listing), now)
    const blocked = await blockedWith(tx, sellerId, [...payers])
    const told = wishers.filter((accountId) => payers.has(accountId) && !blocked.has(accountId))
    if (told.length === 0) return
    await noteTold(tx, kind, told, now)
    const subject = kindOf(kind).number
    await notify(
      tx,
      now,
      told.map((accountId) => ({ accountId, kind: 'wishListed', fromId: sellerId, subject })),
    )
  }
