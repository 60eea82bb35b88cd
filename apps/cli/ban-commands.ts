import type { Instant } from '#kit/time/time.ts'
import { FOR_GOOD, lockKnownAccount, setBan } from '#modules/account/server/index.ts'
import { REPORT_TYPES } from '#modules/chat/model.ts'
import { endAllOf } from '#modules/cloud/server/index.ts'
import { usageError, refuseCommand, same, type Command } from './command.ts'
import { readAccount, readOptionalMoment, readReason, REASON, untilOption, USER } from './read-words.ts'
import { shownUntil } from './tables.ts'

const fieldsOf = (until: Instant | null, now: Instant) => ({
  bannedUntil: until !== null && until > now ? shownUntil(until) : 'no',
})

/** The commands against players who abuse the portal. */
export const BAN_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    name: 'users ban',
    says: 'closes an account and ends its sessions and its cloud play',
    args: [USER, REASON],
    options: {
      ...untilOption('for good'),
      for: {
        value: 'TYPE',
        says: `what the player reads: one of ${REPORT_TYPES.join(', ')}; other by default`,
      },
    },
    example: 'portal users ban 12345678 "sells codes" --until 30d',
    async change({ db, now, operator }, input) {
      const user = await readAccount(db, input.words['USER'])
      if (!user.ok) return user
      const reason = readReason(input.words['REASON'])
      if (!reason.ok) return reason
      const until = readOptionalMoment(input, 'until', now)
      if (!until.ok) return until
      const why = input.options['for'] ?? 'other'
      if (!(REPORT_TYPES as readonly string[]).includes(why))
        return usageError(`--for takes ${REPORT_TYPES.join(', ')}`)
      const account = (await lockKnownAccount(db, user.value))!
      if (account.deletedAt !== null) return refuseCommand('the account was deleted')
      const end = until.value ?? FOR_GOOD
      if (account.bannedUntil === end) return same('The account is banned as long already.')
      const sessions = await setBan(db, account.accountId, end, { at: now, by: operator, reason: why })
      const plays = await endAllOf(db, account.accountId, now)
      return {
        ok: true,
        subject: `user ${account.accountId}`,
        text: `Banned ${shownUntil(end)}; ${sessions} sessions and ${plays} plays ended.`,
        before: fieldsOf(account.bannedUntil, now),
        after: fieldsOf(end, now),
        reason: reason.value,
      }
    },
  },
  {
    kind: 'change',
    name: 'users unban',
    says: 'opens an account again',
    args: [USER],
    example: 'portal users unban 12345678 --reason "appeal 17"',
    async change({ db, now }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const account = (await lockKnownAccount(db, user.value))!
      if (account.bannedUntil === null || account.bannedUntil <= now)
        return same('The account is not banned.')
      await setBan(db, account.accountId, null)
      return {
        ok: true,
        subject: `user ${account.accountId}`,
        text: 'Open again.',
        before: fieldsOf(account.bannedUntil, now),
        after: fieldsOf(null, now),
      }
    },
  },
]
