import type { Db } from '#kit/db/db.ts'
import { hashKey } from '#kit/server/masking.ts'
import type { Instant } from '#kit/time/time.ts'
import { takeTicket } from './presence-store.ts'

export { isHere } from '../rules/online.ts'
export { presenceHandlers } from './handlers.ts'
export { openPresence, type OpenPresence } from './presence.ts'
export { seenBehind, tidyPresence } from './presence-store.ts'
export { presencePersonalData } from './personal-data.ts'

/** Redeems a ticket: returns its owner, and deletes it. */
export const redeemTicket = (db: Db, ticket: string, now: Instant) => takeTicket(db, hashKey(ticket), now)
