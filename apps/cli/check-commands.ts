import { shown, type Command } from './command.ts'
import { invariantReport } from './invariant-report.ts'
import { checkInvariants } from './invariants.ts'
import { newPushKeys } from './push-keys.ts'

export const CHECK_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'invariants',
    says: 'checks everything that must always hold for cards, boxes, listings, time and plays; prints what breaks',
    note: 'It only reads; exit code 1 when an invariant is broken.',
    example: 'portal invariants',
    async read({ db }) {
      const found = await checkInvariants(db)
      return { ...shown(invariantReport(found), found), isBad: found.some(({ broken }) => broken > 0) }
    },
  },
]

export const PUSH_COMMANDS: readonly Command[] = [
  {
    kind: 'work',
    name: 'push keys',
    says: 'prints a new pair of keys for push messages (VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY)',
    example: 'portal push keys >> .env',
    async work() {
      const lines = newPushKeys()
      const facts = Object.fromEntries(lines.split('\n').map((line) => line.split('=', 2)))
      return shown(lines, facts)
    },
  },
]
