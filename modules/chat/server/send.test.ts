import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  openChatPortal,
  SUDOKU as sudoku,
  WORLD as world,
  type ChatPortal,
} from '#apps/testing/chat-portal.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { PRODUCT_RATES } from '#apps/testing/test-portal.ts'
import { REGION_CROWD } from '#kit/server/client-address.ts'
import { hours, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { chatCalls } from '../calls.ts'
import { setSlow } from './index.ts'

const { listMessages } = chatCalls

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())
beforeEach(() => portal.beQuiet())

const solitaire = { channel: 'game', gameId: 607 } as const

describe('sending', () => {
  test('needs a nickname first', async () => {
    const nameless = portal.device('nameless')
    expect((await portal.send(nameless, 'hello')).error).toMatchObject({ name: 'InvalidNickname' })
  })

  test('[8.2] is possible every five seconds in the world and every two beside a game', async () => {
    const ann = await portal.player()
    expect((await portal.send(ann, 'one')).error).toBeNull()
    portal.wait(milliseconds(4999))
    expect((await portal.send(ann, 'two')).error).toMatchObject({
      code: 200102,
      name: 'ChatTooFast',
      data: { retrySec: 1 },
    })
    expect((await portal.send(ann, 'beside a game', sudoku)).error).toBeNull()
    portal.wait(milliseconds(1))
    expect((await portal.send(ann, 'two')).error).toBeNull()
    portal.wait(milliseconds(1998))
    expect((await portal.send(ann, 'once more', sudoku)).error?.name).toBe('ChatTooFast')
    portal.wait(milliseconds(1))
    expect((await portal.send(ann, 'once more', sudoku)).error).toBeNull()
  })

  test('[8.2] is possible twenty times in ten minutes', async () => {
    const ann = await portal.player()
    for (let count = 0; count < 20; count++) await portal.say(ann, `message ${count}`)
    portal.wait(seconds(10))
    expect((await portal.send(ann, 'one more', sudoku)).error).toMatchObject({
      name: 'ChatTooFast',
      data: { retrySec: 600 - 19 * 5 - 10 },
    })
  })

  test('is slower in slow mode', async () => {
    const ann = await portal.player()
    await inTransaction(portal.db, (tx) => setSlow(tx, { topic: 'game:607', gap: seconds(30) }))
    expect((await portal.send(ann, 'slow', solitaire)).error).toBeNull()
    portal.wait(seconds(2))
    expect((await portal.send(ann, 'elsewhere', sudoku)).error).toBeNull()
    portal.wait(milliseconds(27_999))
    expect((await portal.send(ann, 'too early', solitaire)).error?.data).toEqual({ retrySec: 1 })
    portal.wait(milliseconds(1))
    expect((await portal.send(ann, 'in time', solitaire)).error).toBeNull()
    expect((await ann.call(listMessages, solitaire)).result!.gapSeconds).toBe(30)
  })

  test('refuses an invalid text, and does not count it', async () => {
    const ann = await portal.player()
    for (const text of ['', ' \u200B', 'a'.repeat(201), 'word '.repeat(2048), `a${'\u0301'.repeat(200)}`])
      expect((await portal.send(ann, text)).error).toMatchObject({ code: 200103, name: 'ChatTextInvalid' })
    expect(portal.heard()).toEqual([])
    // A refused text costs no waiting.
    expect((await portal.send(ann, 'a'.repeat(200))).error).toBeNull()
  })

  test('refuses a repetition', async () => {
    const ann = await portal.player()
    await portal.say(ann, 'Good game!')
    portal.wait(seconds(5))
    expect((await portal.send(ann, 'good  GAME', sudoku)).error).toMatchObject({
      code: 200106,
      name: 'ChatRepeated',
    })
    await portal.say(ann, 'Another game')
    await portal.say(ann, 'Good game!')
    portal.wait(minutes(10))
    expect((await portal.send(ann, 'Good game!')).error).toBeNull()
  })
})

describe('a sent message', () => {
  test('may contain links only from the seventh day of an account on', async () => {
    const ann = await portal.player()
    const link = { code: 200104, name: 'ChatTextRejected', data: { reason: 'link' } }
    for (const text of ['look: https://example.com', 'call 555-123-4567', 'I am @somebody'])
      expect((await portal.send(ann, text)).error).toMatchObject(link)
    portal.wait(hours(7 * 24 - 1))
    expect((await portal.send(ann, 'https://example.com/1')).error?.name).toBe('ChatTextRejected')
    portal.wait(hours(1))
    expect(await portal.say(ann, 'https://example.com/2')).toMatchObject({ text: 'https://example.com/2' })
  })

  test('contains no banned word of its language', async () => {
    const ann = await portal.player()
    const rejected = { code: 200104, name: 'ChatTextRejected', data: { reason: 'word' } }
    expect((await portal.send(ann, 'what the f.u.c.k')).error).toMatchObject(rejected)
    expect((await portal.send(ann, 'so ein dick')).error).toMatchObject(rejected)
    expect((await portal.send(ann, 'хуйня')).error).toMatchObject(rejected)
    expect((await portal.send(ann, 'Dick van Dyke is from Scunthorpe')).error).toBeNull()
    ann.head = { ...ann.head, language: 'de' }
    expect(await portal.say(ann, 'so ein dickes Buch, so dick')).toMatchObject({ language: 'de' })
  })

  test('keeps markup as plain text', async () => {
    const ann = await portal.player()
    const text = '<img src=x onerror="alert(1)"> & <b>bold</b>'
    await portal.say(ann, text)
    expect((await portal.texts(ann)).at(-1)).toBe(text)
  })

  test('is stored and announced once per operation', async () => {
    const ann = await portal.player()
    const opId = randomUUID()
    const first = await portal.send(ann, 'only once', world, opId)
    portal.wait(seconds(30))
    expect((await portal.send(ann, 'only once', world, opId)).result).toEqual(first.result)
    expect((await portal.send(ann, 'something else', world, opId)).error?.name).toBe('OperationMismatch')
    expect(portal.heard().filter(({ to }) => to === 'world')).toHaveLength(1)
    expect((await portal.texts(ann)).filter((text) => text === 'only once')).toHaveLength(1)
    const response = await ann.post('chat/send', { body: { id: 1, params: { ...world, text: 'no name' } } })
    expect(response.json()).toMatchObject({ error: { code: 100001, data: { field: 'opId' } } })
  })

  test('reaches online readers, and the writer on all of their devices', async () => {
    const ann = await portal.player('Ann')
    const { messageId, sentAt } = await portal.say(ann, 'hello sockets', sudoku)
    const body = {
      msgId: messageId,
      channel: 'game',
      gameId: 1748,
      user: { userId: ann.userId(), nickName: 'Ann', avatar: expect.any(Number) },
      text: 'hello sockets',
      lang: 'en',
      sendTime: Math.floor(sentAt / 1000),
      state: 0,
    }
    expect(portal.heard()).toEqual([
      { kind: 'chat', id: messageId, to: [ann.userId()], body: { ...body, isMine: true } },
      {
        kind: 'chat',
        id: messageId,
        to: 'game:1748',
        body: { ...body, isMine: false },
        exceptFor: [ann.userId()],
      },
    ])
  })
})

test('one network may send ten messages at once, and then two a second', async () => {
  const crowded = await openChatPortal({ ...NO_RATES, chatNetwork: PRODUCT_RATES.chatNetwork })
  const players = []
  for (let count = 0; count < 12; count++) {
    const player = await crowded.player()
    player.address = '203.0.113.7'
    players.push(player)
  }
  for (const player of players.slice(0, 10)) expect((await crowded.send(player, 'me too')).error).toBeNull()
  expect((await crowded.send(players[10]!, 'me too')).error).toMatchObject({
    name: 'ChatTooFast',
    data: { retrySec: 1 },
  })
  crowded.wait(milliseconds(500))
  expect((await crowded.send(players[10]!, 'me too')).error).toBeNull()
  expect((await crowded.send(players[11]!, 'me too')).error?.name).toBe('ChatTooFast')
  const elsewhere = players[11]!
  elsewhere.address = '198.51.100.7'
  expect((await crowded.send(elsewhere, 'me too')).error).toBeNull()
  await crowded.close()
})

test('all networks of one IPv6 customer may send as many messages as eight others', async () => {
  const crowded = await openChatPortal({ ...NO_RATES, chatNetwork: PRODUCT_RATES.chatNetwork })
  const most = PRODUCT_RATES.chatNetwork.burst * REGION_CROWD
  const named = []
  for (let network = 0; network <= most; network++) {
    const player = await crowded.player()
    player.address = `2001:db8:7:${(network * 256).toString(16)}::1`
    named.push((await crowded.send(player, 'me too')).error?.name)
  }
  expect(named).toEqual([...Array(most).fill(undefined), 'ChatTooFast'])
  const elsewhere = await crowded.player()
  elsewhere.address = '2001:db8:8:100::1'
  expect((await crowded.send(elsewhere, 'me too')).error).toBeNull()
  await crowded.close()
})
