import type { PersonalData } from '#kit/server/personal-data.ts'
import './tables.ts'

/** Places in the final tables of events. */
export const eventsPersonalData: PersonalData = {
  module: 'events',
  holdings: [
    {
      table: 'event_place',
      columns: ['account_id'],
      what: 'places and points in the tables of events that are over',
      why: 'the final table of an event',
      keptFor: 'account',
      seenBy: 'everybody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const places = await db
      .selectFrom('event_place')
      .select(['event_slug', 'place', 'points'])
      .where('account_id', '=', accountId)
      .orderBy('event_slug')
      .execute()
    return { places: places.map(({ event_slug: event, ...place }) => ({ event, ...place })) }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('event_place').where('account_id', '=', accountId).execute()
  },
}
