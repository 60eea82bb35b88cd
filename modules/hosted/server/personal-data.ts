import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { wonGameBadges } from './badge-store.ts'
import './tables.ts'

/** What external games have awarded to an account. */
export const hostedPersonalData: PersonalData = {
  module: 'hosted',
  holdings: [
    {
      table: 'hosted_badge',
      columns: ['account_id'],
      what: 'badges that games of others gave, and when',
      why: 'the player sees them on the page of the game and among their badges',
      keptFor: 'account',
      seenBy: 'the player',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const won = await wonGameBadges(db, accountId)
    return { badges: won.map(({ wonAt, ...badge }) => ({ ...badge, wonAt: dateOf(wonAt) })) }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('hosted_badge').where('account_id', '=', accountId).execute()
  },
}
