import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatPortal, type ChatPortal } from '#apps/testing/chat-portal.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { days, hours, minutes } from '#kit/time/time.ts'
import { chatCalls } from '../calls.ts'

const { readAppeal, appealMute } = chatCalls

let portal: ChatPortal
let olga: OperatorTerminal
let otto: OperatorTerminal
beforeAll(async () => {
  portal = await openChatPortal()
  olga = operatorTerminal(portal)
  otto = operatorTerminal(portal, { operator: 'otto' })
})
afterAll(() => portal.close())

type Device = Awaited<ReturnType<ChatPortal['player']>>
const stateOf = async (device: Device) => (await device.call(readAppeal, {})).result
const appeal = (device: Device, text = 'I meant the game') => device.call(appealMute, { text })
const appealsOf = async (state = 'open') =>
  (await olga.facts('appeals', 'list', state)) as unknown as readonly {
    appealId: string
    accountId: number
  }[]

test('a muted player appeals once, and another operator lifts the mute', async () => {
  const ann = await portal.player()
  const user = String(ann.userId())
  expect(await stateOf(ann)).toEqual({ state: 'none', answer: '' })
  expect((await appeal(ann)).error?.name).toBe('NotFound')
  await olga.change('chat', 'mute', user, 'insult', '--until', '7d')
  expect(await stateOf(ann)).toEqual({ state: 'possible', answer: '' })
  expect((await appeal(ann, ' \u200b ')).error?.name).toBe('NotFound')
  expect((await appeal(ann)).error).toBeNull()
  expect((await appeal(ann, 'once more')).error?.name).toBe('NotFound')
  expect(await stateOf(ann)).toEqual({ state: 'open', answer: '' })
  const { appealId } = (await appealsOf()).find(({ accountId }) => accountId === ann.userId())!
  portal.wait(hours(3))
  await otto.change('appeals', 'decide', appealId, 'lifted', 'Sorry for that')
  expect((await portal.send(ann, 'thank you')).error).toBeNull()
  expect((await otto.run('appeals', 'decide', appealId, 'kept', '--yes')).text).toContain('no open appeal')
  expect((await olga.run('stats', 'moderation')).text).toMatch(/1 +1 +0 +3 +\d/m)
})

test('a refused appeal has an answer; the next mute can be appealed', async () => {
  const ben = await portal.player()
  const user = String(ben.userId())
  await olga.change('chat', 'mute', user, 'spam', '--until', '7d')
  await appeal(ben)
  const { appealId } = (await appealsOf()).find(({ accountId }) => accountId === ben.userId())!
  await otto.change('appeals', 'decide', appealId, 'kept', 'It was the third time')
  expect(await stateOf(ben)).toEqual({ state: 'kept', answer: 'It was the third time' })
  expect((await appeal(ben)).error?.name).toBe('NotFound')
  portal.wait(days(8))
  await ben.signIn()
  expect(await stateOf(ben)).toMatchObject({ state: 'none' })
  await olga.change('chat', 'mute', user, 'spam', '--until', '7d')
  expect(await stateOf(ben)).toEqual({ state: 'possible', answer: '' })
})

test('words set by operators take effect on a running server', async () => {
  const cleo = await portal.player()
  expect((await portal.send(cleo, 'what a wobblefish')).error).toBeNull()
  await olga.change('words', 'set', 'all', 'wobblefish*', 'add')
  await portal.api.operatorPoll.look()
  portal.wait(minutes(1))
  expect((await portal.send(cleo, 'you wobblefishes')).error?.name).toBe('ChatTextRejected')
  await olga.change('words', 'remove', 'all', 'wobblefish*')
  await portal.api.operatorPoll.look()
  portal.wait(minutes(1))
  expect((await portal.send(cleo, 'nice wobblefishes')).error).toBeNull()
})
