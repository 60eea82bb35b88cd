import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  endOtherPlaces,
  endSessions,
  findAccounts,
  lockKnownAccount,
  sessionsOf,
  type FoundAccount,
} from '#modules/account/server/index.ts'
import { countBoxes, countKinds } from '#modules/cards/server/index.ts'
import { silenceEverywhere } from '#modules/chat/server/index.ts'
import { listActions } from '#modules/operator/server/index.ts'
import { refuseCommand, same, shown, type Command, type CommandContext, type Input } from './command.ts'
import { LIMIT, readAccount, readLimit, USER } from './read-words.ts'
import { plain, shownMoment, shownUntil, table } from './tables.ts'

const stateOf = ({ bannedUntil, deletedAt }: FoundAccount, now: Instant) => {
  if (deletedAt !== null) return 'deleted'
  if (bannedUntil === null || bannedUntil <= now) return 'open'
  return `banned ${shownUntil(bannedUntil)}`
}

export const USERS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'users find',
    says: 'finds users by their number, its beginning, or a part of their name',
    args: [{ name: 'TEXT', says: 'a number, the beginning of one, or a part of a name' }],
    options: LIMIT,
    example: 'portal users find coco',
    async read({ db, now }, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const found = await findAccounts(db, input.words['TEXT']!, limit.value)
      if (found.length === 0) return refuseCommand('nobody is found')
      const rows = found.map((one) => [
        String(one.accountId),
        plain(one.nickname),
        one.kind,
        shownMoment(one.createdAt),
        shownMoment(one.seenAt),
        stateOf(one, now),
      ])
      return shown(table(['number', 'name', 'kind', 'since', 'last seen', 'state'], rows), found)
    },
  },
  {
    kind: 'read',
    name: 'users show',
    says: 'shows a user: account, sessions, collection, chat, and actions of operators',
    args: [USER],
    example: 'portal users show 12345678',
    read: showUser,
  },
  {
    kind: 'read',
    name: 'users sessions',
    says: 'lists the sessions of a user',
    args: [USER],
    example: 'portal users sessions 12345678',
    async read({ db, now }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const sessions = await sessionsOf(db, user.value, now)
      const rows = sessions.map((one) => [
        one.sessionId,
        plain(`${one.platform} ${one.osFamily}`),
        plain(one.language),
        shownMoment(one.startedAt),
        shownMoment(one.seenAt),
      ])
      const text = table(['session', 'on', 'language', 'since', 'last seen'], rows)
      return shown(rows.length > 0 ? text : 'Signed in nowhere.', sessions)
    },
  },
  {
    kind: 'change',
    name: 'users end-sessions',
    says: 'signs a user out everywhere; they may sign in again',
    args: [USER],
    options: {
      but: {
        value: 'SESSION',
        says: 'all but this one, for good: the other browsers lose their keys, as a stolen phone must',
      },
    },
    note: 'A browser of a visitor signs in again by its key. With --but only that of the named session does; "users sessions" lists them.',
    example: 'portal users end-sessions 12345678 --reason "signed in at a library"',
    async change({ db }, { words, options }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const account = (await lockKnownAccount(db, user.value))!
      const but = options['but']
      if (but !== undefined) return endOthers(db, account.accountId, but)
      const ended = await endSessions(db, account.accountId)
      if (ended === 0) return same('Signed in nowhere.')
      return {
        ok: true,
        subject: `user ${account.accountId}`,
        text: `${ended} sessions ended.`,
        before: { sessions: ended },
        after: { sessions: 0 },
      }
    },
  },
]

async function endOthers(db: Tx, accountId: number, sessionId: string) {
  const ended = await endOtherPlaces(db, accountId, sessionId)
  if (ended === undefined) return refuseCommand(`the user has no session ${sessionId}`)
  return {
    ok: true as const,
    subject: `user ${accountId}`,
    text: `${ended} sessions ended for good.`,
    before: { sessions: ended + 1 },
    after: { sessions: 1, but: sessionId },
  }
}

async function showUser({ db, now }: CommandContext, { words }: Input) {
  const user = await readAccount(db, words['USER'])
  if (!user.ok) return user
  const accountId = user.value
  const account = (await findAccounts(db, String(accountId), 1))[0]!
  const [sessions, boxes, kinds, silence, actions] = [
    await sessionsOf(db, accountId, now),
    await countBoxes(db, accountId),
    await countKinds(db, accountId),
    await silenceEverywhere(db, accountId, now),
    await listActions(db, { subject: `user ${accountId}`, size: 10 }),
  ]
  const facts = {
    ...account,
    state: stateOf(account, now),
    sessions: sessions.length,
    boxes: Object.fromEntries(boxes.map(({ kind, count }) => [kind, count])),
    cards: kinds.reduce((sum, { all }) => sum + all, 0),
    chat: silence ? `off ${shownUntil(silence.endsAt)}` : 'on',
    actions,
  }
  const lines = [
    ['number', String(accountId)],
    ['name', plain(account.nickname) || '–'],
    ['kind', account.kind],
    ['since', shownMoment(account.createdAt)],
    ['last seen', shownMoment(account.seenAt)],
    ['state', facts.state],
    ['sessions', String(facts.sessions)],
    ['boxes', boxes.map(({ kind, count }) => `${count} ${kind}`).join(', ')],
    ['cards', String(facts.cards)],
    ['chat', facts.chat],
    ...actions.map((one) => [
      'operator',
      plain(`${shownMoment(one.now)} ${one.command} by ${one.operator}${one.reason && `: ${one.reason}`}`),
    ]),
  ] as const
  return shown(lines.map(([name, value]) => `${name.padEnd(11)}${value}`).join('\n'), facts)
}
