import { inWords } from '#kit/time/in-words.ts'
import { forgetAge, readAge, readLeaving } from '#modules/account/server/index.ts'
import { askErasure, GRACE, keepAccount } from '#modules/privacy/server/index.ts'
import { same, type Command } from './command.ts'
import { readAccount, readReason, REASON, USER } from './read-words.ts'
import { shownMoment } from './tables.ts'

/** For users who contact support because they cannot sign in. */
export const LEAVE_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    name: 'users erase',
    isFinal: true,
    says: `marks an account for erasure, as its player can: signed out at once, erased after ${inWords(GRACE)} unless it is kept`,
    args: [USER, REASON],
    example: 'portal users erase 12345678 "asked by letter, 4 May"',
    async change({ db, now }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const reason = readReason(words['REASON'])
      if (!reason.ok) return reason
      const before = await readLeaving(db, user.value)
      if (before?.because === 'asked') return same(`It is erased on ${shownMoment(before.erasesAt)}.`)
      const erasesAt = await askErasure(db, user.value, now)
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: `Is erased on ${shownMoment(erasesAt)}.`,
        before: { erasedOn: before ? shownMoment(before.erasesAt) : 'never' },
        after: { erasedOn: shownMoment(erasesAt) },
        reason: reason.value,
      }
    },
  },
  {
    kind: 'change',
    name: 'users keep',
    says: 'keeps an account that was about to be erased',
    args: [USER],
    example: 'portal users keep 12345678 --reason "changed their mind"',
    async change({ db }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const before = await readLeaving(db, user.value)
      if (!before) return same('Nobody wants to erase it.')
      await keepAccount(db, user.value)
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: 'It stays.',
        before: { erasedOn: shownMoment(before.erasesAt) },
        after: { erasedOn: 'never' },
      }
    },
  },
  {
    kind: 'change',
    name: 'users forget-age',
    says: 'forgets what a user answered about their age, so that they are asked again',
    args: [USER],
    example: 'portal users forget-age 12345678 --reason "answered by a parent"',
    async change({ db }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const before = await readAge(db, user.value)
      if (!before?.band) return same('The user has not answered yet.')
      await forgetAge(db, user.value)
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: 'The user is asked again.',
        // The answer itself is private, even in the audit log.
        before: { age: 'answered' },
        after: { age: 'not answered' },
      }
    },
  },
]
