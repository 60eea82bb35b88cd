import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { days } from '#kit/time/time.ts'
import { kindOf } from '#modules/cards/model.ts'
import { lockCards, setCardState } from '#modules/cards/server/index.ts'
import { closeListing } from './listing-store.ts'
import './tables.ts'

/** What an account has offered and taken. */
export const marketPersonalData: PersonalData = {
  module: 'market',
  holdings: [
    {
      table: 'market_listing',
      columns: ['seller_id', 'taker_id'],
      what: 'cards offered: by whom, for what, until when, taken by whom; the password encrypted',
      why: 'the market; each trade stays proof of how a card changed hands',
      keptFor: 'ledger',
      seenBy: 'everybody while it runs; the two players afterwards',
      fate: 'kept',
    },
    {
      table: 'market_wrong_guess',
      columns: ['account_id'],
      what: 'when a wrong password was tried, for which listing, and a mask of the network',
      why: 'wrong tries are limited for a player and a network',
      keptFor: days(2),
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'market_wish',
      columns: ['account_id'],
      what: 'which cards the player wishes for, the day the bell last told of each, and when a listing last passed them over',
      why: 'the wish list: who wishes for a card hears when somebody lists it',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const listings = await db
      .selectFrom('market_listing')
      .selectAll()
      .where((row) => row.or([row('seller_id', '=', accountId), row('taker_id', '=', accountId)]))
      .orderBy('started_at')
      .execute()
    const wishes = await db
      .selectFrom('market_wish')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute()
    return {
      wishes: wishes.map((row) => ({
        card: kindOf(row.kind).number,
        since: dateOf(row.made_at),
        lastToldOn: row.told_on,
        lastPassedAt: dateOf(row.passed_at),
      })),
      listings: listings
        .filter(({ seller_id }) => seller_id === accountId)
        .map((row) => ({
          card: kindOf(row.kind).number,
          code: row.code,
          wants: row.wants.map((kind) => kindOf(kind).number),
          state: row.state,
          startedAt: dateOf(row.started_at),
          endsAt: dateOf(row.ends_at),
          closedAt: dateOf(row.closed_at),
          takenBy: row.taker_id,
        })),
      taken: listings
        .filter(({ taker_id }) => taker_id === accountId)
        .map((row) => ({
          card: kindOf(row.kind).number,
          from: row.seller_id,
          how: row.given_card_id === null ? 'by code' : 'swap',
          at: dateOf(row.closed_at),
        })),
    }
  },

  async erase(tx, { accountId, now }) {
    // In the lock order of expiring listings, then their cards: a concurrent taker comes either before or not at all.
    const running = await tx
      .selectFrom('market_listing')
      .select(['id', 'card_id'])
      .where('seller_id', '=', accountId)
      .where('state', '=', 'on')
      .orderBy('card_id')
      .forUpdate()
      .execute()
    if (running.length > 0)
      await lockCards(
        tx,
        running.map(({ card_id }) => card_id),
      )
    for (const { id, card_id } of running) {
      await setCardState(tx, card_id, 'bag')
      await closeListing(tx, id, { state: 'back', now })
    }
    await tx
      .updateTable('market_listing')
      .set({ password_sealed: '' })
      .where('seller_id', '=', accountId)
      .where('password_sealed', '<>', '')
      .execute()
    await tx.deleteFrom('market_wrong_guess').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('market_wish').where('account_id', '=', accountId).execute()
  },
}
