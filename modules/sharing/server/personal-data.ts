import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import './tables.ts'

/** An account's invitation and the pages it has shared. */
export const sharingPersonalData: PersonalData = {
  module: 'sharing',
  holdings: [
    {
      table: 'share_invite',
      columns: ['account_id'],
      what: 'the key of an account’s invitation',
      why: 'gifts for inviting',
      keptFor: 'account',
      seenBy: 'whoever gets the link',
      fate: 'kept',
    },
    {
      table: 'share_open',
      columns: [],
      what: 'devices (as masks) that came by an invitation',
      why: 'a device counts once',
      keptFor: 'ledger',
      seenBy: 'the inviter, as a number of devices',
      fate: 'kept',
    },
    {
      table: 'shared_page',
      columns: ['owner_id'],
      what: 'pages that show a card or a listing to whoever has the link',
      why: 'sharing',
      keptFor: 'account',
      seenBy: 'whoever gets the link',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const invitation = await db
      .selectFrom('share_invite')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const opens = invitation
      ? await db
          .selectFrom('share_open')
          .select(['opened_at', 'earned', 'taken_at'])
          .where('invite_key', '=', invitation.key)
          .orderBy('opened_at')
          .execute()
      : []
    const pages = await db
      .selectFrom('shared_page')
      .select(['kind', 'target', 'created_at', 'ends_at'])
      .where('owner_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return {
      invitation: invitation ? { key: invitation.key, since: dateOf(invitation.created_at) } : null,
      opened: opens.map(({ opened_at, earned, taken_at }) => ({
        at: dateOf(opened_at),
        earned,
        takenAt: dateOf(taken_at),
      })),
      pages: pages.map(({ kind, target, created_at, ends_at }) => ({
        kind,
        target,
        since: dateOf(created_at),
        until: dateOf(ends_at),
      })),
    }
  },

  // An invitation's key is a random word that no longer leads anywhere; devices that opened it must not count again.
  async erase(tx, { accountId }) {
    await tx.deleteFrom('shared_page').where('owner_id', '=', accountId).execute()
  },
}
