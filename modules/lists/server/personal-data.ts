import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import './tables.ts'

/** The lists of games that an account has made. */
export const listsPersonalData: PersonalData = {
  module: 'lists',
  holdings: [
    {
      table: 'game_list',
      columns: ['account_id'],
      what: 'lists of games: their names, which games in which order',
      why: 'the player finds them again and shows them by a link',
      keptFor: 'account',
      seenBy: 'whoever has the link; nobody where the player is guided',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const lists = await db
      .selectFrom('game_list')
      .select(['name', 'games', 'is_shown', 'created_at', 'changed_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return {
      lists: lists.map(({ name, games, is_shown, created_at, changed_at }) => ({
        name,
        games,
        isShownByLink: is_shown,
        createdAt: dateOf(created_at),
        changedAt: dateOf(changed_at),
      })),
    }
  },

  async erase(tx, { accountId }) {
    await tx.deleteFrom('game_list').where('account_id', '=', accountId).execute()
  },
}
