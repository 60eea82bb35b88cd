import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  openChatPortal,
  SUDOKU as sudoku,
  WORLD as world,
  type ChatPortal,
} from '#apps/testing/chat-portal.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { after, days, hours, milliseconds, minutes, seconds, toEpochSeconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { chatCalls } from '../calls.ts'
import { muteAccount, removeMessage, setOff, unmute } from './index.ts'

const { listMessages, deleteMessage } = chatCalls

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())
beforeEach(() => portal.beQuiet())

const muted = (endTime: number, reason: string) => ({
  code: 200101,
  name: 'ChatNotAllowed',
  data: { endTime, reason },
})

describe('[6.3] [8.2] the operator mutes a player', () => {
  test('for ten minutes, a day, thirty days and permanently, each time with the reason', async () => {
    const ann = await portal.player()
    const accountId = ann.userId()
    for (const length of [minutes(10), hours(24), days(30)]) {
      const end = after(portal.now(), length)
      expect(await muteAccount(portal.db, portal.now(), { accountId, reason: 'spam' })).toMatchObject({
        endsAt: end,
      })
      expect((await portal.send(ann, `hello ${length}`)).error).toMatchObject(
        muted(toEpochSeconds(end), 'spam'),
      )
      expect((await ann.call(listMessages, world)).result!.silence).toEqual({ endsAt: end, reason: 'spam' })
      portal.wait(milliseconds(length - 1))
      await ann.signIn()
      expect((await portal.send(ann, `hello ${length}`)).error?.name).toBe('ChatNotAllowed')
      portal.wait(milliseconds(1))
      expect((await portal.send(ann, `hello ${length}`)).error).toBeNull()
      expect((await ann.call(listMessages, world)).result!.silence).toBeNull()
    }
    await muteAccount(portal.db, portal.now(), { accountId, reason: 'hate' })
    portal.wait(days(400))
    await ann.signIn()
    expect((await portal.send(ann, 'hello?')).error).toMatchObject(muted(0, 'hate'))
    expect((await ann.call(listMessages, world)).result!.silence).toEqual({ endsAt: null, reason: 'hate' })
  })

  test('who also sees it in the account, until it ends [6.2] [7.20]', async () => {
    const ann = await portal.player()
    const accountId = ann.userId()
    const chatOf = async () => {
      portal.wait(seconds(5))
      const { result } = await ann.call(accountCalls.readStatus, { deviceId: ann.deviceId })
      return result!.chat
    }
    const free = { isOff: false, endsAt: null }
    expect(await chatOf()).toEqual(free)
    const endsAt = after(portal.now(), minutes(10))
    await muteAccount(portal.db, portal.now(), { accountId, reason: 'spam' })
    expect(await chatOf()).toEqual({ isOff: true, endsAt })
    expect((await ann.signIn()).result!.account.chat).toEqual({ isOff: true, endsAt })
    portal.wait(minutes(10))
    expect(await chatOf()).toEqual(free)
    await muteAccount(portal.db, portal.now(), { accountId, reason: 'hate', isForGood: true })
    expect(await chatOf()).toEqual({ isOff: true, endsAt: null })
  })

  test('and nobody else; the mute is checked before pace, text and everything but the name', async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    await portal.say(ann, 'before')
    await muteAccount(portal.db, portal.now(), { accountId: ann.userId(), reason: 'insult' })
    expect((await portal.send(ann, '')).error?.name).toBe('ChatNotAllowed')
    expect((await portal.send(ben, 'I may')).error).toBeNull()
    expect((await ben.call(listMessages, world)).result!.silence).toBeNull()
  })
})

describe('[6.3] [8.2] the operator ends a mute or closes a channel', () => {
  test('unmutes at once, even from a permanent mute; an ended mute does not lengthen the next one', async () => {
    const ann = await portal.player()
    const accountId = ann.userId()
    await muteAccount(portal.db, portal.now(), { accountId, reason: 'danger', isForGood: true })
    expect((await portal.send(ann, 'hello')).error).toMatchObject(muted(0, 'danger'))
    expect(await unmute(portal.db, portal.now(), accountId)).toMatchObject({ ok: true })
    expect((await portal.send(ann, 'hello')).error).toBeNull()
    expect(await unmute(portal.db, portal.now(), accountId)).toMatchObject({ refusal: 'NotFound' })

    const ben = await portal.player()
    await muteAccount(portal.db, portal.now(), { accountId: ben.userId(), reason: 'spam' })
    await unmute(portal.db, portal.now(), ben.userId())
    expect(
      await muteAccount(portal.db, portal.now(), { accountId: ben.userId(), reason: 'spam' }),
    ).toMatchObject({
      step: 1,
      endsAt: after(portal.now(), minutes(10)),
    })
  })

  test('turns one channel off, or all of them', async () => {
    const ann = await portal.player()
    await inTransaction(portal.db, (tx) => setOff(tx, { topic: 'game:1748', isOff: true }))
    expect((await portal.send(ann, 'hello', sudoku)).error).toMatchObject(muted(0, 'off'))
    expect((await ann.call(listMessages, sudoku)).result!.silence).toEqual({ endsAt: null, reason: 'off' })
    expect((await portal.send(ann, 'hello')).error).toBeNull()
    await inTransaction(portal.db, (tx) => setOff(tx, { topic: '*', isOff: true }))
    portal.wait(seconds(5))
    expect((await portal.send(ann, 'hello again')).error).toMatchObject(muted(0, 'off'))
    await inTransaction(portal.db, (tx) => setOff(tx, { topic: '*', isOff: false }))
    await inTransaction(portal.db, (tx) => setOff(tx, { topic: 'game:1748', isOff: false }))
    expect((await portal.send(ann, 'hello again')).error).toBeNull()
    expect((await portal.send(ann, 'and here', sudoku)).error).toBeNull()
  })
})

test('a message removed by the operator disappears for everybody', async () => {
  const [ann, ben] = [await portal.player(), await portal.player()]
  const { messageId } = await portal.say(ann, 'unbearable', sudoku)
  expect(await removeMessage(portal.db, portal.now(), messageId)).toMatchObject({ ok: true })
  portal.heard()
  await portal.api.deliver()
  expect(portal.heard()).toMatchObject([
    { kind: 'chatGone', id: messageId, to: 'game:1748', body: { msgId: messageId } },
  ])
  portal.wait(seconds(1))
  expect(await portal.texts(ben, sudoku)).not.toContain('unbearable')
  expect(await portal.texts(ann, sudoku)).not.toContain('unbearable')
  expect((await ann.call(deleteMessage, { messageId })).error?.name).toBe('NotFound')
  expect(await removeMessage(portal.db, portal.now(), messageId)).toMatchObject({ refusal: 'NotFound' })
})

test('a message with the password of the writer’s own card is refused', async () => {
  const [ann, ben] = [await portal.player(), await portal.player()]
  const cardId = await giveCard(portal, ann, 1)
  const listed = await ann.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })
  const { code, password, listingId } = listed.result!
  const rejected = { code: 200104, name: 'ChatTextRejected', data: { reason: 'password' } }
  for (const written of [password, password.toLowerCase(), [...password.replace('-', '')].join(' ')])
    expect((await portal.send(ann, `take it: ${code} with ${written}!`)).error).toMatchObject(rejected)
  expect((await portal.send(ann, `swap for ${code}, anyone?`)).error).toBeNull()
  expect((await portal.send(ben, `his is ${password}`)).error).toBeNull()
  await ann.call(marketCalls.takeBack, { listingId })
  expect(await portal.say(ann, `it was ${password}`)).toMatchObject({ text: `it was ${password}` })
})
