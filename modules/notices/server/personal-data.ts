import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { NOTICE_KEPT } from '../rules/keeping.ts'
import './tables.ts'

/** An account's notices, and the browsers subscribed to push. */
export const noticesPersonalData: PersonalData = {
  module: 'notices',
  holdings: [
    {
      table: 'notice',
      columns: ['account_id', 'from_id'],
      what: 'what the bell has told, and who it was about',
      why: 'the list below the bell',
      keptFor: NOTICE_KEPT,
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'push_subscription',
      columns: ['account_id'],
      what: 'the address at which a browser takes messages, with its public keys',
      why: 'messages to a device, when the player has asked for them',
      keptFor: 'account',
      seenBy: 'the push service of the browser’s maker',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const notices = await db
      .selectFrom('notice')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    const browsers = await db
      .selectFrom('push_subscription')
      .select(['endpoint', 'language', 'made_at'])
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute()
    return {
      notices: notices.map(({ kind, from_id, subject, at, seen_at }) => ({
        kind,
        player: from_id,
        subject,
        at: dateOf(at),
        seenAt: dateOf(seen_at),
      })),
      // The rest of the URL would let others send to the browser.
      browsers: browsers.map(({ endpoint, language, made_at }) => ({
        pushService: new URL(endpoint).host,
        language,
        since: dateOf(made_at),
      })),
    }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('notice').where('account_id', '=', accountId).execute()
    await tx.updateTable('notice').set({ from_id: null }).where('from_id', '=', accountId).execute()
    await tx.deleteFrom('push_subscription').where('account_id', '=', accountId).execute()
  },
}
