import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { carriedBy, wonBadges } from './badge-store.ts'
import { readOwner } from './owner-store.ts'
import './tables.ts'

/** The badges of an account, and what it wants shown of them. */
export const badgesPersonalData: PersonalData = {
  module: 'badges',
  holdings: [
    {
      table: 'badge_won',
      columns: ['account_id'],
      what: 'badges, and when they were won',
      why: 'the wall of badges and the level',
      keptFor: 'account',
      seenBy: 'everybody, up to three of them, where the player shows them',
      fate: 'deleted',
    },
    {
      table: 'badge_owner',
      columns: ['account_id'],
      what: 'which badges are worn and shown, the most friends at once, the most friends beaten in duels, whether the player has chatted, steps of the first week that were skipped',
      why: 'the choice of the player holds on all devices; badges can be counted again',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'badge_carry',
      columns: ['member_id', 'visitor_id'],
      what: 'the visitor account whose badges a member has taken along',
      why: 'badges can be counted again',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const owner = await readOwner(db, accountId)
    const { worn, isShown, skipped, mostFriends, mostFriendsBeaten, hasSpoken, areQuestsClosed } = owner
    return {
      badges: (await wonBadges(db, accountId)).map(({ badgeId, wonAt }) => ({
        badge: badgeId,
        wonAt: dateOf(wonAt),
      })),
      worn,
      isShown,
      mostFriends,
      mostFriendsBeaten,
      hasSpoken,
      firstWeek: { skipped, isClosed: areQuestsClosed },
      takenAlongFrom: await carriedBy(db, accountId),
    }
  },

  async erase(tx, { accountId }) {
    await tx
      .deleteFrom('badge_carry')
      .where((row) => row.or([row('member_id', '=', accountId), row('visitor_id', '=', accountId)]))
      .execute()
    await tx.deleteFrom('badge_won').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('badge_owner').where('account_id', '=', accountId).execute()
  },
}
