import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatPortal, type ChatPortal } from '#apps/testing/chat-portal.ts'
import { dumpOf, operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { chatCalls } from '#modules/chat/calls.ts'

let portal: ChatPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openChatPortal()
  terminal = operatorTerminal(portal)
})
afterAll(() => portal.close())

test('an operator reads and closes reports and removes messages', async () => {
  expect(await terminal.run('reports', 'list')).toMatchObject({ text: 'No reports.', code: 0 })
  const [ann, ben] = [await portal.player(), await portal.player()]
  const { messageId } = await portal.say(ben, 'you are bad')
  await portal.say(ann, 'am I?')
  await ann.call(chatCalls.reportMessage, { messageId, type: 'insult', text: 'not nice' })
  const { text } = await terminal.run('reports', 'list')
  expect(text).toContain(`message ${messageId} of ${ben.userId()}, reported by ${ann.userId()}: not nice`)
  expect(text).toContain(`> ${ben.userId()}: you are bad\n  ${ann.userId()}: am I?`)
  const reportId = /Report (\w{26}), insult/.exec(text)![1]!
  expect(await terminal.run('reports', 'close', reportId, 'bad')).toMatchObject({ code: 2 })
  expect((await terminal.change('reports', 'close', reportId, 'upheld')).text).toBe('Closed as upheld.')
  expect(await terminal.run('reports', 'close', reportId, 'upheld', '--yes')).toMatchObject({ code: 1 })
  portal.heard()
  expect((await terminal.change('chat', 'remove', messageId)).text).toBe(
    `Removed what user ${ben.userId()} said in world.`,
  )
  // A running server does this, so that open chats remove the message.
  await portal.api.deliver()
  expect(portal.heard()).toMatchObject([{ kind: 'chatGone', id: messageId }])
  expect(await terminal.run('chat', 'remove', messageId, '--yes')).toMatchObject({ code: 1 })
  expect((await terminal.run('reports', 'list', 'upheld')).text).toContain(`(removed): you are bad`)
})

test('an operator mutes and unmutes, slows and switches [6.3]', async () => {
  const ann = await portal.player()
  const user = String(ann.userId())
  expect((await terminal.change('chat', 'mute', user, 'spam')).text).toMatch(/step 1/)
  expect((await terminal.change('chat', 'mute', user, 'spam', '--for-good')).text).toBe(
    'Muted for good (step 4).',
  )
  expect((await portal.send(ann, 'hello')).error?.name).toBe('ChatNotAllowed')
  await terminal.change('chat', 'unmute', user)
  await terminal.change('chat', 'slow', 'all', '3')
  await terminal.change('chat', 'off', 'game:607')
  expect((await portal.send(ann, 'hello', { channel: 'game', gameId: 607 })).error?.name).toBe(
    'ChatNotAllowed',
  )
  await terminal.change('chat', 'on', 'game:607')
  expect((await portal.send(ann, 'hello')).error).toBeNull()
  const commands = (
    (await terminal.facts('audit', 'list', '--command', 'chat')) as { command: string }[]
  ).map(({ command }) => command)
  expect(commands.toReversed()).toEqual([
    'chat remove',
    'chat mute',
    'chat mute',
    'chat unmute',
    'chat slow',
    'chat off',
    'chat on',
  ])
})

test('the messages of a topic are listed with their states, also by the language of their writers', async () => {
  const [ann, ben] = [await portal.player(), await portal.player()]
  Object.assign(ben.head, { language: 'de' })
  const { messageId } = await portal.say(ann, 'hello sea')
  await portal.say(ben, 'schönes Wetter heute')
  await portal.say(ann, 'a good round', { channel: 'game', gameId: 607 })
  await terminal.change('chat', 'remove', messageId)
  const list = (...line: string[]) => terminal.facts<object[]>('chat', 'messages', ...line)
  const hello = { messageId, text: 'hello sea', writerId: ann.userId(), language: 'en', state: 'removed' }
  const wetter = {
    text: 'schönes Wetter heute',
    writerId: ben.userId(),
    language: 'de',
    state: 'shown',
  }
  expect(await list('world', '--limit', '2')).toMatchObject([hello, wetter])
  expect(await list('world', '--limit', '1')).toMatchObject([wetter])
  expect(await list('world', '--language', 'de')).toMatchObject([wetter])
  expect(await list('game:607', '--limit', '1')).toMatchObject([{ text: 'a good round' }])
  expect(await list('game:608')).toEqual([])
  expect((await terminal.run('chat', 'messages', 'world')).text).toMatch(
    new RegExp(`${messageId} .* ${ann.userId()} +en +removed +hello sea$`, 'm'),
  )
  expect((await terminal.run('chat', 'messages', 'game:608')).text).toBe('Nobody has said anything.')
})

test.for([
  [['chat', 'shout'], 2],
  [['chat', 'messages', 'all'], 2],
  [['chat', 'messages', 'game:'], 2],
  [['reports', 'list', 'new'], 2],
  [['chat', 'mute', '12345678', 'spam'], 1],
  [['chat', 'mute', 'me', 'spam'], 2],
  [['chat', 'mute', 'USER', 'boring'], 2],
  [['chat', 'unmute', 'me'], 2],
  [['chat', 'slow', 'fleet', '3'], 2],
  [['chat', 'slow', 'world', '3601'], 2],
  [['chat', 'slow', 'world', '-1'], 2],
  [['chat', 'off', 'game:'], 2],
  [['reports', 'close', 'NOTHING', 'upheld'], 1],
] as const)('portal %j ends with %i and changes nothing', async ([line, code]) => {
  const user = String((await portal.player()).userId())
  const before = await dumpOf(portal.db)
  const words = line.map((word) => (word === 'USER' ? user : word))
  expect(await terminal.run(...words, '--json')).toMatchObject({ code })
  expect(await dumpOf(portal.db)).toEqual(before)
})
