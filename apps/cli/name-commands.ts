import { checkNickname, lockKnownAccount, renameByOperator } from '#modules/account/server/index.ts'
import { usageError, same, type Command } from './command.ts'
import { readAccount, readReason, REASON, USER } from './read-words.ts'
import { plain } from './tables.ts'

/** Commands about names. */
export const NAME_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    name: 'users rename',
    says: 'removes or replaces a name; the user may choose a new one at once',
    args: [USER, REASON, { name: 'NAME', says: 'the new name; none by default', isOptional: true }],
    example: 'portal users rename 12345678 "insult"',
    async change({ db }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const reason = readReason(words['REASON'])
      if (!reason.ok) return reason
      const wish = words['NAME'] ?? ''
      const checked = wish === '' ? undefined : checkNickname(wish)
      if (checked && !checked.ok) return usageError(`"${plain(wish)}" cannot be a name`)
      const nickname = checked?.value ?? ''
      const account = (await lockKnownAccount(db, user.value))!
      if (account.nickname === nickname) return same('The user is called so already.')
      await renameByOperator(db, account.accountId, nickname)
      return {
        ok: true,
        subject: `user ${account.accountId}`,
        text: nickname === '' ? 'The name is gone.' : `Called ${plain(nickname)} now.`,
        before: { name: account.nickname },
        after: { name: nickname },
        reason: reason.value,
      }
    },
  },
]
