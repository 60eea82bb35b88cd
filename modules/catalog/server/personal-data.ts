import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { RAIL_OPENS_KEPT_FOR } from './rail-opens.ts'
import './tables.ts'

/** What an account opened from rails of home, and hid there. */
export const catalogPersonalData: PersonalData = {
  module: 'catalog',
  holdings: [
    {
      table: 'catalog_rail_open',
      columns: ['account_id'],
      what: 'games opened from a rail of home: which rail, which stood above it, when',
      why: 'rails that an account uses come first for it; nobody else’s order is made from it',
      keptFor: RAIL_OPENS_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'catalog_less_of',
      columns: ['account_id'],
      what: 'games that a player wants less of, and since when',
      why: 'they stay out of the rails of this account',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const opens = await db
      .selectFrom('catalog_rail_open')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('opened_at')
      .execute()
    const less = await db
      .selectFrom('catalog_less_of')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('since')
      .execute()
    return {
      lessOf: less.map(({ game_id, since }) => ({ game: game_id, since: dateOf(since) })),
      openedFromRails: opens.map(({ kind, game_id, opened_at, passed }) => ({
        rail: kind,
        game: game_id,
        openedAt: dateOf(opened_at),
        railsAbove: passed,
      })),
    }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('catalog_rail_open').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('catalog_less_of').where('account_id', '=', accountId).execute()
  },
}
