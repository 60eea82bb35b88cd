import type { Instant } from '#kit/time/time.ts'
import { FOR_GOOD, lockKnownAccount, setBan } from '#modules/account/server/index.ts'
import { muteAccount, unmute } from '#modules/chat/server/index.ts'
import { endAllOf } from '#modules/cloud/server/index.ts'
import { no, same, type Command } from './command.ts'
import { readAccount, readOptionalMoment, readReason, REASON, USER } from './read-words.ts'
import { shownUntil } from './tables.ts'

const UNTIL = {
  until: {
    value: 'MOMENT',
    says: 'when it ends: 7d, 12h, 30m, 2026-12-01 or 2026-12-01T10:00Z (UTC); for good unless told',
  },
}

const fieldsOf = (until: Instant | null, now: Instant) => ({
  bannedUntil: until !== null && until > now ? shownUntil(until) : 'no',
})

/** What an operator does about somebody who spoils it for others. */
export const BAN_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    name: 'users ban',
    says: 'closes an account and ends its sessions and its cloud play',
    args: [USER, REASON],
    options: UNTIL,
    example: 'portal users ban 12345678 "sells codes" --until 30d',
    async change({ db, now }, input) {
      const user = await readAccount(db, input.words['USER'])
      if (!user.ok) return user
      const reason = readReason(input.words['REASON'])
      if (!reason.ok) return reason
      const until = readOptionalMoment(input, 'until', now)
      if (!until.ok) return until
      const account = (await lockKnownAccount(db, user.value))!
      if (account.deletedAt !== null) return no('the account was deleted')
      const end = until.value ?? FOR_GOOD
      if (account.bannedUntil === end) return same('The account is banned as long already.')
      const sessions = await setBan(db, account.accountId, end)
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
  {
    kind: 'change',
    name: 'users chat-off',
    says: 'takes the chat away from a user',
    args: [USER, REASON],
    options: UNTIL,
    example: 'portal users chat-off 12345678 "insults in the world chat" --until 7d',
    async change({ db, now }, input) {
      const user = await readAccount(db, input.words['USER'])
      if (!user.ok) return user
      const reason = readReason(input.words['REASON'])
      if (!reason.ok) return reason
      const until = readOptionalMoment(input, 'until', now)
      if (!until.ok) return until
      const wish = { accountId: user.value, reason: 'other', isForGood: true, until: until.value } as const
      const { endsAt, before } = await muteAccount(db, now, wish)
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: `May not write ${shownUntil(endsAt)}.`,
        before: {
          chatOff: before && (before.until === null || before.until > now) ? shownUntil(before.until) : 'no',
        },
        after: { chatOff: shownUntil(endsAt) },
        reason: reason.value,
      }
    },
  },
  {
    kind: 'change',
    name: 'users chat-on',
    says: 'gives the chat back to a user',
    args: [USER],
    example: 'portal users chat-on 12345678',
    async change({ db, now }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const ended = await unmute(db, now, user.value)
      if (!ended.ok) return same('The user may write already.')
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: 'May write again.',
        before: { chatOff: shownUntil(ended.value.until) },
        after: { chatOff: 'no' },
      }
    },
  },
]
