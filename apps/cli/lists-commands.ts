import { removeList } from '#modules/lists/server/index.ts'
import { refuseCommand, type Command } from './command.ts'

export const LISTS_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    name: 'lists remove',
    isFinal: true,
    says: 'removes a list of games that a player has made, for everybody and its maker',
    args: [{ name: 'KEY', says: 'what its address ends in: the list is /list/KEY' }],
    note: 'The list cannot be brought back. To keep its maker from making more, mute, rename or ban the user.',
    example: 'portal lists remove 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async change({ db }, { words }) {
      const key = words['KEY']!
      const list = await removeList(db, key)
      if (!list) return refuseCommand(`there is no list "${key}"`)
      // Not its name, which is a player's text: the audit log outlives the account.
      const { accountId, games } = list
      return {
        ok: true,
        subject: `list ${key}`,
        userIds: [accountId],
        text: `Removed a list of user ${accountId}.`,
        before: { maker: accountId, games },
        after: null,
      }
    },
  },
]
