import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatPortal, type ChatPortal } from '#apps/testing/chat-portal.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { runChatCommand } from './chat-commands.ts'

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())

const run = (...args: string[]) => runChatCommand(portal.db, { operator: 'olga', now: portal.now() }, args)

test('an operator reads reports, closes them and removes what was said', async () => {
  expect(await run('reports')).toEqual({ text: 'No reports.', code: 0 })
  const [ann, ben] = [await portal.player(), await portal.player()]
  const { messageId } = await portal.say(ben, 'you are bad')
  await portal.say(ann, 'am I?')
  await ann.call(chatCalls.reportMessage, { messageId, type: 'insult', text: 'not nice' })
  const { text } = await run('reports')
  expect(text).toContain(`message ${messageId} of ${ben.userId()}, reported by ${ann.userId()}: not nice`)
  expect(text).toContain(`> ${ben.userId()}: you are bad\n  ${ann.userId()}: am I?`)
  const reportId = /Report (\w{26}), insult/.exec(text)![1]!
  expect(await run('close', reportId, 'bad')).toMatchObject({ code: 2 })
  expect(await run('close', reportId, 'upheld')).toEqual({ text: 'Closed as upheld.', code: 0 })
  expect(await run('close', reportId, 'upheld')).toMatchObject({ code: 1 })
  expect(await run('remove', messageId)).toEqual({ text: 'Removed.', code: 0 })
  expect(await run('remove', messageId)).toMatchObject({ code: 1 })
  expect((await run('reports', 'upheld')).text).toContain(`(removed): you are bad`)
})

test('an operator mutes and unmutes, slows and switches [6.3]', async () => {
  const ann = await portal.player()
  const user = String(ann.userId())
  expect(await run('mute', user, 'spam')).toMatchObject({ code: 0, text: expect.stringMatching(/step 1/) })
  expect(await run('mute', user, 'spam', 'for-good')).toEqual({ text: 'Muted for good (step 4).', code: 0 })
  expect((await portal.send(ann, 'hello')).error?.name).toBe('ChatNotAllowed')
  expect(await run('unmute', user)).toMatchObject({ code: 0 })
  expect(await run('slow', 'all', '3')).toMatchObject({ code: 0 })
  expect(await run('off', 'game:607')).toMatchObject({ code: 0 })
  expect(await run('on', 'game:607')).toMatchObject({ code: 0 })
  expect((await portal.send(ann, 'hello')).error).toBeNull()
})

test.for([
  [[], 2],
  [['shout'], 2],
  [['reports', 'new'], 2],
  [['mute', '12345678', 'spam'], 1],
  [['mute', 'me', 'spam'], 1],
  [['unmute', 'me'], 1],
  [['slow', 'fleet', '3'], 2],
  [['slow', 'world', '3601'], 2],
  [['slow', 'world', '-1'], 2],
  [['off', 'game:'], 2],
] as const)('portal chat %j ends with %i and changes nothing', async ([args, code]) => {
  await portal.db.deleteFrom('chat_audit').execute()
  expect(await run(...args)).toMatchObject({ code })
  expect(await portal.db.selectFrom('chat_audit').selectAll().execute()).toEqual([])
})
