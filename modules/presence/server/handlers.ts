import type { HandlersOf } from '#kit/server/handler.ts'
import type { Presence } from '#kit/server/live.ts'
import { hashKey } from '#kit/server/masking.ts'
import { ok } from '#kit/result/result.ts'
import { after, seconds } from '#kit/time/time.ts'
import type { presenceCalls } from '../calls.ts'
import { insertTicket } from './presence-store.ts'

/** How long a ticket waits for its socket. */
export const TICKET_FOR = seconds(30)

export function presenceHandlers(presence: Pick<Presence, 'countOnline'>): HandlersOf<typeof presenceCalls> {
  return {
    async countOnline(_params, { db, now }) {
      return ok({ online: await presence.countOnline(db, now) })
    },

    async takeTicket(_params, { caller, db, keys, now }) {
      const ticket = keys.token()
      const endsAt = after(now, TICKET_FOR)
      await insertTicket(db, { ...caller, ticketHash: hashKey(ticket), endsAt })
      return ok({ ticket, endsAt })
    },

    async readTime(_params, { now }) {
      return ok({ now })
    },
  }
}
