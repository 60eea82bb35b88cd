import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { ACTIONS_KEPT_FOR } from './actions.ts'
import './tables.ts'

/** What operators have done about an account. */
export const operatorPersonalData: PersonalData = {
  module: 'operator',
  holdings: [
    {
      table: 'operator_action',
      columns: [],
      what: 'what an operator did, to which account or thing, and why',
      why: 'whoever decides about players answers for it',
      keptFor: ACTIONS_KEPT_FOR,
      seenBy: 'the operator',
      fate: 'kept',
    },
  ],

  async collect(db, accountId) {
    const rows = await db
      .selectFrom('operator_action')
      .select(['done_at', 'command', 'reason'])
      .where('subject', '=', `user ${accountId}`)
      .orderBy('id')
      .execute()
    return {
      decisions: rows.map(({ done_at, command, reason }) => ({ at: dateOf(done_at), command, reason })),
    }
  },

  // The audit log must not be erasable by its subjects; it expires by age.
  async erase() {},
}
