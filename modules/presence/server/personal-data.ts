import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { hours } from '#kit/time/time.ts'
import { LAST_SEEN_KEPT } from './presence-store.ts'
import './tables.ts'

/** When an account was last here. */
export const presencePersonalData: PersonalData = {
  module: 'presence',
  holdings: [
    {
      table: 'presence',
      columns: ['account_id'],
      what: 'when an account was last here',
      why: 'the dot beside a friend; how many players are here',
      keptFor: LAST_SEEN_KEPT,
      seenBy: 'friends',
      fate: 'deleted',
    },
    {
      table: 'live_ticket',
      columns: ['account_id'],
      what: 'hashes of tickets that open the live socket',
      why: 'the socket must not carry the session’s token',
      keptFor: hours(1),
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const row = await db
      .selectFrom('presence')
      .select('seen_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return { lastSeenAt: dateOf(row?.seen_at ?? null) }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('presence').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('live_ticket').where('account_id', '=', accountId).execute()
  },
}
