import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { FILE_KEPT_FOR } from '../rules/exporting.ts'
import './tables.ts'

/** The files that an account has asked for. */
export const privacyPersonalData: PersonalData = {
  module: 'privacy',
  holdings: [
    {
      table: 'privacy_export',
      columns: ['account_id'],
      what: 'the file with all that is known of an account, when its player has asked for it',
      why: 'the right to know',
      keptFor: FILE_KEPT_FOR,
      seenBy: 'whoever has its key',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const rows = await db
      .selectFrom('privacy_export')
      .select(['state', 'asked_at'])
      .where('account_id', '=', accountId)
      .orderBy('asked_at')
      .execute()
    return { files: rows.map(({ state, asked_at }) => ({ state, askedAt: dateOf(asked_at) })) }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('privacy_export').where('account_id', '=', accountId).execute()
  },
}
