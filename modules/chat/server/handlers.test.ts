import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openChatPortal,
  SUDOKU as sudoku,
  WORLD as world,
  type ChatPortal,
} from '#apps/testing/chat-portal.ts'
import { milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { chatCalls } from '../calls.ts'

const { listMessages, deleteMessage } = chatCalls

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())
beforeEach(() => portal.beQuiet())

const solitaire = { channel: 'game', gameId: 607 } as const

describe('the world and a channel for each game', () => {
  test('[1.13] [2.31] [3.13] everybody reads messages in the world channel', async () => {
    const [ann, ben] = [await portal.player('Ann Li'), await portal.player()]
    ann.head = { ...ann.head, language: 'sv' }
    const said = await portal.say(ann, 'Hej världen!')
    const message = {
      messageId: expect.stringMatching(/^[0-9A-Z]{26}$/),
      channel: 'world',
      sender: { userId: ann.userId(), nickname: 'Ann Li', avatar: expect.any(Number) },
      text: 'Hej världen!',
      language: 'sv',
      sentAt: portal.now(),
      isMine: true,
      state: 'shown',
    }
    expect(said).toEqual(message)
    const read = (await ben.call(listMessages, world)).result!
    expect(read).toMatchObject({ topic: 'world', gapSeconds: 5, silence: null })
    expect(read.messages.at(-1)).toEqual({ ...message, isMine: false })
    const stranger = (await portal.device('nobody signed in').call(listMessages, world)).result!
    expect(stranger.messages.at(-1)).toEqual({ ...message, isMine: false })
  })

  test('[1.14] [2.31] messages of a game are read only there', async () => {
    const ann = await portal.player()
    expect(await portal.say(ann, 'any sudoku tips?', sudoku)).toMatchObject(sudoku)
    expect(await portal.texts(ann, sudoku)).toEqual(['any sudoku tips?'])
    expect(await portal.texts(ann, solitaire)).toEqual([])
    expect(await portal.texts(ann)).not.toContain('any sudoku tips?')
    expect((await ann.call(listMessages, sudoku)).result).toMatchObject({ topic: 'game:1748', gapSeconds: 2 })
  })

  test.for([
    { channel: 'game' },
    { channel: 'game', gameId: 999_999 },
    { channel: 'game', gameId: -1 },
    { channel: 'world', gameId: 1748 },
  ] as const)('the channel %j does not exist', async (place) => {
    const ann = await portal.player()
    const unknown = { code: 200105, name: 'ChatChannelUnknown' }
    expect((await ann.call(listMessages, place)).error).toMatchObject(unknown)
    expect((await portal.send(ann, 'hello', place)).error).toMatchObject(unknown)
  })

  test.for(['fleet', 'World', '', null, 5])('the forged channel name %j does not exist', async (channel) => {
    const ann = await portal.player()
    const response = await ann.post('chat/send', {
      body: { id: 1, params: { channel, text: 'hi' }, head: { opId: randomUUID() } },
    })
    expect(response.json()).toMatchObject({
      result: null,
      error: { code: 100001, data: { field: 'channel' } },
    })
  })

  test('[9.10] the latest fifty are shown, oldest first', async () => {
    const [ann, ben, chao] = [await portal.player(), await portal.player(), await portal.player()]
    for (let count = 0; count < 51; count++) {
      if (count === 20 || count === 40) portal.wait(minutes(10))
      await portal.say([ann, ben, chao][count % 3]!, `message ${count}`, solitaire)
    }
    const texts = await portal.texts(ann, solitaire)
    expect(texts).toEqual(Array.from({ length: 50 }, (_, index) => `message ${index + 1}`))
  })

  test('a reader who was away requests the messages after the last known one', async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    await portal.say(ann, 'long ago', sudoku)
    portal.wait(seconds(20))
    await portal.say(ann, 'nearly at once', sudoku)
    const { messageId: afterId } = await portal.say(ben, 'the last I saw', sudoku)
    await portal.say(ann, 'while I was away', sudoku)
    const { messages } = (await ben.call(listMessages, { ...sudoku, afterId })).result!
    // The one of the seconds before may have been stored later, and is known by its id.
    expect(messages.map(({ text }) => text)).toEqual(['nearly at once', 'while I was away'])
    const forged = await ben.call(listMessages, { ...sudoku, afterId: '0'.repeat(26) })
    expect(forged.result!.messages).toHaveLength(5)
    expect((await ben.call(listMessages, { ...sudoku, afterId: 'x' })).error?.name).toBe('InvalidParams')
  })
})

describe('deleting', () => {
  test('works for five minutes, on the writer’s own messages', async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    const { messageId } = await portal.say(ann, 'oh no', sudoku)
    expect((await ben.call(deleteMessage, { messageId })).error).toMatchObject({
      code: 100002,
      name: 'NotFound',
    })
    portal.heard()
    portal.wait(milliseconds(5 * 60_000 - 1))
    expect((await ann.call(deleteMessage, { messageId })).result).toEqual({ ok: true })
    expect(portal.heard()).toEqual([
      { kind: 'chatGone', id: messageId, to: 'game:1748', body: { msgId: messageId }, exceptFor: [] },
    ])
    expect(await portal.texts(ben, sudoku)).not.toContain('oh no')
    // Again is no news.
    expect((await ann.call(deleteMessage, { messageId })).result).toEqual({ ok: true })
    expect(portal.heard()).toEqual([])
  })

  test('is refused after five minutes, and for missing messages', async () => {
    const ann = await portal.player()
    const { messageId } = await portal.say(ann, 'stays')
    portal.wait(minutes(5))
    expect((await ann.call(deleteMessage, { messageId })).error?.name).toBe('NotFound')
    expect((await ann.call(deleteMessage, { messageId: 'Z'.repeat(26) })).error?.name).toBe('NotFound')
    expect(await portal.texts(ann)).toContain('stays')
  })

  test('does not allow the next message any sooner', async () => {
    const ann = await portal.player()
    const { messageId } = await portal.say(ann, 'first')
    await ann.call(deleteMessage, { messageId })
    expect((await portal.send(ann, 'second')).error?.name).toBe('ChatTooFast')
  })
})

test('a player who blocks another neither reads them nor is read by them', async () => {
  const [ann, ben, chao] = [await portal.player(), await portal.player(), await portal.player()]
  await portal.say(ann, 'ann before', solitaire)
  await portal.say(ben, 'ben before', solitaire)
  await ann.call(friendsCalls.blockPlayer, { userId: ben.userId() })
  expect((await portal.texts(ann, solitaire)).slice(-1)).toEqual(['ann before'])
  expect((await portal.texts(ben, solitaire)).slice(-1)).toEqual(['ben before'])
  expect(await portal.texts(ben, solitaire)).not.toContain('ann before')
  expect((await portal.texts(chao, solitaire)).slice(-2)).toEqual(['ann before', 'ben before'])
  portal.heard()
  portal.wait(seconds(30))
  await portal.say(ben, 'ben afterwards', solitaire)
  const [, toTopic] = portal.heard()
  expect(toTopic).toMatchObject({ to: 'game:607', exceptFor: [ben.userId(), ann.userId()] })
  portal.wait(seconds(30))
  await portal.say(ann, 'ann afterwards', solitaire)
  expect(portal.heard()[1]).toMatchObject({ exceptFor: [ann.userId(), ben.userId()] })
})

test('a writer with more blocks than fit beside a message is heard without a list of them', async () => {
  const ann = await portal.player()
  await sql`
    with stranger as (
      insert into account (id, created_at) select 9000000000 + place, now() from generate_series(1, 201) place
      returning id
    )
    insert into player_block (account_id, blocked_id, since_at)
    select case when id % 2 = 0 then ${ann.userId()} else id end,
      case when id % 2 = 0 then id else ${ann.userId()} end, now() from stranger`.execute(portal.db)
  await portal.say(ann, 'hello all', solitaire)
  expect(portal.heard()[1]).toMatchObject({ to: 'game:607', exceptFor: undefined })
  await sql`delete from player_block where blocked_id = 9000000002`.execute(portal.db)
  await portal.say(ann, 'hello again', solitaire)
  expect(portal.heard()[1]!.exceptFor).toHaveLength(201)
})

test('a busy channel is read once a second, and sending needs few statements', async () => {
  const [ann, ben] = [await portal.player(), await portal.player()]
  await portal.say(ann, 'warm')
  await ben.call(listMessages, world)
  const stranger = portal.device('passing by')
  expect(await portal.statementsOf(() => stranger.call(listMessages, world))).toEqual([])
  expect((await portal.statementsOf(() => ben.call(listMessages, world))).length).toBeLessThanOrEqual(4)
  portal.wait(seconds(5))
  expect((await portal.statementsOf(() => portal.send(ann, 'hot'))).length).toBeLessThanOrEqual(13)
})
