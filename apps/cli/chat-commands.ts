import { inWords } from '#kit/time/in-words.ts'
import { seconds } from '#kit/time/time.ts'
import { REPORT_TYPES, type ReportType } from '#modules/chat/model.ts'
import {
  ALL_TOPICS,
  LADDER,
  listTopic,
  muteAccount,
  removeMessage,
  topicSettings,
  setOff,
  setSlow,
  unmute,
} from '#modules/chat/server/index.ts'
import {
  usageError,
  refuseCommand,
  same,
  shown,
  type Argument,
  type Change,
  type Command,
  type ChangeContext,
  type CommandRefusal,
  type Same,
} from './command.ts'
import { LIMIT, readAccount, readLimit, readOptionalMoment, untilOption, USER } from './read-words.ts'
import { plain, shownMoment, shownUntil, table } from './tables.ts'

const ROOM: Argument = { name: 'ROOM', says: 'world, game:12 or all' }
const STEPS = LADDER.map((length) => (length === undefined ? 'for good' : inWords(length))).join(', ')
const MOST_SLOW_SECONDS = 3600

const isReason = (text: string): text is ReportType => (REPORT_TYPES as readonly string[]).includes(text)

function topicNamed(name = ''): string | undefined {
  if (name === 'all') return ALL_TOPICS
  return /^(world|game:[1-9]\d{0,8})$/.test(name) ? name : undefined
}

export const CHAT_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'chat messages',
    says: 'lists the latest messages of a topic, held and removed ones too',
    args: [ROOM],
    options: { ...LIMIT, language: { value: 'LANGUAGE', says: 'only those of writers in this language' } },
    example: 'portal chat messages world --language de',
    async read({ db }, input) {
      const topic = topicNamed(input.words['ROOM'])
      if (topic === undefined || topic === ALL_TOPICS)
        return usageError(`"${input.words['ROOM']}" is no topic`)
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const messages = await listTopic(db, {
        topic,
        language: input.options['language'],
        size: limit.value,
      })
      const rows = messages.map((one) => [
        one.messageId,
        shownMoment(one.sentAt),
        String(one.writerId),
        one.language,
        one.state,
        plain(one.text),
      ])
      const heads = ['message', 'when', 'user', 'language', 'state', 'text']
      return shown(rows.length > 0 ? table(heads, rows) : 'Nobody has said anything.', messages)
    },
  },
  {
    kind: 'change',
    name: 'chat remove',
    says: 'removes a message for everybody',
    args: [{ name: 'MESSAGE', says: 'the id of the message, as in reports' }],
    example: 'portal chat remove 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async change({ db, now }, { words }) {
      const messageId = words['MESSAGE']!
      const removed = await removeMessage(db, now, messageId)
      if (!removed.ok) return refuseCommand('there is no message of this id that is still seen')
      const { topic, writerId, state } = removed.value
      return {
        ok: true,
        subject: `message ${messageId}`,
        userIds: [writerId],
        text: `Removed what user ${writerId} said in ${topic}.`,
        before: { topic, writer: writerId, state },
        after: { topic, writer: writerId, state: 'removed' },
      }
    },
  },
  {
    kind: 'change',
    name: 'chat mute',
    says: `mutes a user in the chat by the next step: ${STEPS}`,
    args: [USER, { name: 'WHY', says: `one of ${REPORT_TYPES.join(', ')}: the reason shown to the user` }],
    options: {
      'for-good': { says: 'mutes for good at once' },
      ...untilOption('by the step'),
    },
    example: 'portal chat mute 12345678 insult --until 7d',
    async change({ db, now, operator }, input) {
      const { words, has } = input
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const reason = words['WHY']!
      if (!isReason(reason)) return usageError(`WHY is one of ${REPORT_TYPES.join(', ')}`)
      const until = readOptionalMoment(input, 'until', now)
      if (!until.ok) return until
      if (until.value !== undefined && has('for-good'))
        return usageError('--until and --for-good exclude each other')
      const wish = {
        accountId: user.value,
        reason,
        isForGood: has('for-good'),
        until: until.value,
        by: operator,
      }
      const { step, endsAt, before } = await muteAccount(db, now, wish)
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: `Muted ${shownUntil(endsAt)} (step ${step}).`,
        before: before ? { muted: shownUntil(before.until), step: before.steps } : null,
        after: { muted: shownUntil(endsAt), step },
        reason,
      }
    },
  },
  {
    kind: 'change',
    name: 'chat unmute',
    says: 'unmutes a user; the mute no longer counts towards the next step',
    args: [USER],
    example: 'portal chat unmute 12345678',
    async change({ db, now }, { words }) {
      const user = await readAccount(db, words['USER'])
      if (!user.ok) return user
      const ended = await unmute(db, now, user.value)
      if (!ended.ok) return same('The user may write already.')
      return {
        ok: true,
        subject: `user ${user.value}`,
        text: 'May write again.',
        before: { muted: shownUntil(ended.value.until), step: ended.value.steps },
        after: { muted: 'no', step: ended.value.steps - 1 },
      }
    },
  },
  {
    kind: 'change',
    name: 'chat slow',
    says: 'slow mode: one message in so many seconds; 0 ends it',
    args: [ROOM, { name: 'SECONDS', says: `0 to ${MOST_SLOW_SECONDS}` }],
    example: 'portal chat slow world 10',
    async change({ db }, { words }) {
      const topic = topicNamed(words['ROOM'])
      if (topic === undefined) return usageError(`"${words['ROOM']}" is no topic`)
      const count = words['SECONDS']!
      if (!/^\d{1,4}$/.test(count) || Number(count) > MOST_SLOW_SECONDS)
        return usageError(`slow mode takes 0 to ${MOST_SLOW_SECONDS} seconds`)
      const before = await topicSettings(db, topic)
      const slowSeconds = Number(count)
      if (before.slowSeconds === slowSeconds) return same('That is how it is.')
      await setSlow(db, { topic, gap: seconds(slowSeconds) })
      return {
        ok: true,
        subject: `topic ${topic}`,
        text: slowSeconds === 0 ? 'Slow mode is over.' : `One message in ${slowSeconds} seconds.`,
        before,
        after: { ...before, slowSeconds },
      }
    },
  },
  {
    kind: 'change',
    name: 'chat off',
    says: 'switches a topic off',
    args: [ROOM],
    example: 'portal chat off game:607 --reason "a raid"',
    change: (context, { words }) => switchTopic(context, { name: words['ROOM'], isOff: true }),
  },
  {
    kind: 'change',
    name: 'chat on',
    says: 'switches a topic on again',
    args: [ROOM],
    example: 'portal chat on game:607',
    change: (context, { words }) => switchTopic(context, { name: words['ROOM'], isOff: false }),
  },
]

async function switchTopic(
  { db }: ChangeContext,
  { name, isOff }: { readonly name: string | undefined; readonly isOff: boolean },
): Promise<Change | Same | CommandRefusal> {
  const topic = topicNamed(name)
  if (topic === undefined) return usageError(`"${name}" is no topic`)
  const before = await topicSettings(db, topic)
  if (before.isOff === isOff) return same('That is how it is.')
  await setOff(db, { topic, isOff })
  return {
    ok: true,
    subject: `topic ${topic}`,
    text: isOff ? 'Switched off.' : 'Switched on.',
    before,
    after: { ...before, isOff },
  }
}
