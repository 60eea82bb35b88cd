import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatPortal, type ChatPortal } from '#apps/testing/chat-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { hours, seconds } from '#kit/time/time.ts'
import { chatCalls } from '../calls.ts'

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())

const rounds = [1, 2, 3]
const ten = Array.from({ length: 10 }, (_, index) => index)
const countOf = async (table: 'chat_message' | 'chat_report') =>
  (
    await portal.db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

test.for(rounds)('[8.2] of ten simultaneous messages one is accepted (round %d)', async () => {
  const ann = await portal.player()
  portal.heard()
  const before = await countOf('chat_message')
  const answers = await Promise.all(ten.map((index) => portal.send(ann, `message ${index}`)))
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'ChatTooFast')).toHaveLength(9)
  expect(await countOf('chat_message')).toBe(before + 1)
  expect(portal.heard().filter(({ to }) => to === 'world')).toHaveLength(1)
})

test.for(rounds)('one operation sent ten times at once gives one message (round %d)', async () => {
  const ann = await portal.player()
  portal.heard()
  const opId = randomUUID()
  const before = await countOf('chat_message')
  await Promise.all(ten.map(() => portal.send(ann, 'once', { channel: 'world' }, opId)))
  expect(await countOf('chat_message')).toBe(before + 1)
  expect(portal.heard().filter(({ to }) => to === 'world')).toHaveLength(1)
})

test.for(rounds)(
  'of ten simultaneous reports no more are accepted than the day’s limit leaves (round %d)',
  async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    const ids = []
    for (const index of [...ten, ...ten]) {
      if (ids.length === 10) portal.wait(hours(1))
      ids.push((await portal.say(ben, `reported ${index} ${ids.length}`)).messageId)
    }
    portal.wait(seconds(1))
    // Sixteen of the day are used up.
    for (const [index, messageId] of ids.slice(0, 16).entries())
      await portal.db
        .insertInto('chat_report')
        .values({
          id: `R${ann.userId()}${index}`,
          message_id: messageId,
          accused_id: ben.userId(),
          reporter_id: ann.userId(),
          type: 'spam',
          text: '',
          reported_at: timestamp(portal.now()),
        })
        .execute()
    const more = []
    for (const index of ten.slice(0, 6)) more.push((await portal.say(ben, `later ${index}`)).messageId)
    const answers = await Promise.all(
      [...ids.slice(16), ...more].map((messageId) =>
        ann.call(chatCalls.reportMessage, { messageId, type: 'spam' }),
      ),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(4)
    expect(answers.filter(({ error }) => error?.name === 'TooFast')).toHaveLength(6)
  },
)
