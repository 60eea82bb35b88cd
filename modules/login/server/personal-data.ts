import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { CODE_LASTS, STATE_LASTS } from '../rules/oauth.ts'
import './tables.ts'

/** Leftovers of sign-ins with providers; an account's providers belong to the account module. */
export const loginPersonalData: PersonalData = {
  module: 'login',
  holdings: [
    {
      table: 'login_state',
      columns: [],
      what: 'sign-ins that are under way: which provider, where the player wants to be afterwards',
      why: 'an answer of the provider is taken once, from the browser that asked',
      keptFor: STATE_LASTS,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'login_code',
      columns: ['account_id'],
      what: 'one-time codes with what the provider calls the player, and which account they opened',
      why: 'the sign-in page ends the sign-in, and may ask again when the answer was lost',
      keptFor: CODE_LASTS,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'login_merge',
      columns: ['member_id', 'visitor_id'],
      what: 'which visitor’s goods a member was offered, and took or left',
      why: 'goods are offered once and moved once',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const merges = await db
      .selectFrom('login_merge')
      .selectAll()
      .where((row) => row.or([row('member_id', '=', accountId), row('visitor_id', '=', accountId)]))
      .orderBy('ends_at')
      .execute()
    return {
      goodsOfVisitors: merges.map((row) => ({
        member: row.member_id,
        visitor: row.visitor_id,
        state: row.state,
        offeredUntil: dateOf(row.ends_at),
        boxes: row.boxes,
        cards: row.cards,
        leftBehind: row.left_behind,
      })),
    }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('login_code').where('account_id', '=', accountId).execute()
    await tx
      .deleteFrom('login_merge')
      .where((row) => row.or([row('member_id', '=', accountId), row('visitor_id', '=', accountId)]))
      .execute()
  },
}
