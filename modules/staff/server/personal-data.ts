import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import './tables.ts'

/** Which players work in the console. */
export const staffPersonalData: PersonalData = {
  module: 'staff',
  holdings: [
    {
      table: 'staff_operator',
      columns: ['account_id'],
      what: 'that an account is that of an operator, with name and role',
      why: 'operators decide nothing about themselves',
      keptFor: 'account',
      seenBy: 'the owners of the portal',
      fate: 'blanked',
    },
    {
      table: 'staff_invitation',
      columns: ['account_id'],
      what: 'that an account is to be that of an operator, for ten minutes',
      why: 'operators decide nothing about themselves',
      keptFor: 'account',
      seenBy: 'the owners of the portal',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const rows = await db
      .selectFrom('staff_operator')
      .select(['name', 'role', 'made_at', 'closed_at'])
      .where('account_id', '=', accountId)
      .execute()
    return {
      work: rows.map(({ name, role, made_at, closed_at }) => ({
        name,
        role,
        since: dateOf(made_at),
        until: dateOf(closed_at),
      })),
    }
  },

  async erase(tx, { accountId }) {
    await tx
      .updateTable('staff_operator')
      .set({ account_id: null })
      .where('account_id', '=', accountId)
      .execute()
    await tx.deleteFrom('staff_invitation').where('account_id', '=', accountId).execute()
  },
}
