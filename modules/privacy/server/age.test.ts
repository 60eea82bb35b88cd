import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days, seconds, toEpochSeconds } from '#kit/time/time.ts'
import { after } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { privacyCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const CHILD = 2020
const opId = () => ({ opId: randomUUID() })

/** A player who leaves the question of age open. */
async function silent(name: string): Promise<TestDevice> {
  const device = portal.device(name)
  device.yearOfBirth = undefined
  await device.signIn()
  return device
}

async function child(name: string): Promise<TestDevice> {
  const device = await silent(name)
  await device.call(privacyCalls.answerAge, { year: CHILD })
  return device
}

const status = async (device: TestDevice) =>
  (await device.call(accountCalls.readStatus, { deviceId: device.deviceId })).result!

test('a player without an answer about age is shown to nobody: no name, no message, no search', async () => {
  const device = await silent('unasked')
  const other = portal.device('somebody')
  await other.signIn()
  const answers = [
    await device.call(accountCalls.setNickname, { nickname: 'Wren' }),
    await device.call(chatCalls.sendMessage, { channel: 'world', text: 'hello' }, opId()),
    await device.call(friendsCalls.sendFriendRequest, { userId: String(other.userId()) }),
  ]
  expect(answers.map(({ error }) => error?.name)).toEqual(['AgeNeeded', 'AgeNeeded', 'AgeNeeded'])
  expect((await status(device)).age).toBeUndefined()
})

test('the operation continues after the answer about age', async () => {
  const device = await silent('asked in the middle')
  const operation = opId()
  const send = () =>
    device.call(chatCalls.sendMessage, { channel: 'world', text: 'as I was saying' }, operation)
  expect((await send()).error?.name).toBe('AgeNeeded')
  expect((await device.call(privacyCalls.answerAge, { year: 1980 })).result).toEqual({ standing: 'adult' })
  await device.call(accountCalls.setNickname, { nickname: 'Wanda' })
  expect((await send()).result?.message.text).toBe('as I was saying')
  expect((await status(device)).age).toBe('adult')
})

test('of the answer about age only the age band and the day are stored', async () => {
  const device = await silent('discreet')
  await device.call(privacyCalls.answerAge, { year: 2011 })
  const row = await portal.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', device.userId())
    .executeTakeFirstOrThrow()
  expect(row.age_band).toBe('13to15')
  expect(JSON.stringify(row)).not.toContain('2011')
  expect((await status(device)).age).toBe('minor')
})

test('a child sends ready-made phrases and nothing else; readers see them in their own language', async () => {
  const device = await child('chatting child')
  const { names } = (await device.call(privacyCalls.offerNames, {})).result!
  await device.call(accountCalls.setNickname, { nickname: names[0]! })
  const free = await device.call(chatCalls.sendMessage, { channel: 'world', text: 'my own words' }, opId())
  expect(free.error?.name).toBe('AgeGuided')
  device.head = { ...device.head, language: 'de' }
  const ready = await device.call(
    chatCalls.sendMessage,
    { channel: 'world', text: 'and these?', phrase: 1 },
    opId(),
  )
  expect(ready.result?.message).toMatchObject({ text: 'Hallo!', phrase: 1, language: 'de' })
  const read = await portal.device('reader').call(chatCalls.listMessages, { channel: 'world' })
  expect(read.result?.messages.at(-1)).toMatchObject({ text: 'Hallo!', phrase: 1 })
})

test.for([0, 25, 1.5])('the phrase %d does not exist', async (phrase) => {
  const device = portal.device('phrase seeker')
  await device.call(accountCalls.setNickname, { nickname: 'Phil' })
  const answer = await device.call(chatCalls.sendMessage, { channel: 'world', text: '', phrase }, opId())
  expect(answer.error?.name).toBe('InvalidParams')
})

test('anybody may send a phrase, at the same pace as text', async () => {
  const device = portal.device('phrase lover')
  await device.call(accountCalls.setNickname, { nickname: 'Paula' })
  const send = () => device.call(chatCalls.sendMessage, { channel: 'world', text: '', phrase: 2 }, opId())
  expect((await send()).error).toBeNull()
  expect((await send()).error?.name).toBe('ChatTooFast')
  portal.wait(seconds(5))
  expect((await send()).error?.name).toBe('ChatRepeated')
})

test('a child can only take a suggested name', async () => {
  const device = await child('naming child')
  const own = await device.call(accountCalls.setNickname, { nickname: 'Zoe from School 7' })
  expect(own.error?.name).toBe('AgeGuided')
  const { names } = (await device.call(privacyCalls.offerNames, {})).result!
  expect(new Set(names)).toHaveLength(6)
  const offered = await device.call(accountCalls.setNickname, { nickname: names[3]! })
  expect(offered.result?.nickname).toBe(names[3])
})

test('a child’s earlier nickname is replaced by a suggested one', async () => {
  const device = portal.device('renamed child')
  await device.signIn()
  await portal.db
    .updateTable('account')
    .set({ nickname: 'Zoe from School 7' })
    .where('id', '=', device.userId())
    .execute()
  await device.call(privacyCalls.answerAge, { year: CHILD })
  const { nickname } = await status(device)
  expect(nickname).toMatch(/^\w+ \w+$/)
})

test('a child cannot search by number, but may accept requests', async () => {
  const device = await child('befriended child')
  const other = portal.device('elder sister')
  await other.signIn()
  const search = await device.call(friendsCalls.sendFriendRequest, { userId: String(other.userId()) })
  expect(search.error?.name).toBe('AgeGuided')
  await other.call(friendsCalls.sendFriendRequest, { userId: String(device.userId()) })
  const { received } = (await device.call(friendsCalls.listFriendRequests, {})).result!
  const accepted = await device.call(friendsCalls.acceptFriendRequest, {
    requestId: received[0]!.requestId,
  })
  expect(accepted.error).toBeNull()
})

test('the age can be answered again only after a year', async () => {
  const device = await child('impatient child')
  const freeAt = after(portal.now(), days(365))
  const again = () => device.call(privacyCalls.answerAge, { year: 1990 })
  const refused = await again()
  expect(refused.error?.name).toBe('AgeAnswered')
  expect(refused.error?.data?.['nextTime']).toBeGreaterThan(toEpochSeconds(after(portal.now(), days(363))))
  expect(refused.error?.data?.['nextTime']).toBeLessThanOrEqual(toEpochSeconds(freeAt))
  await device.call(accountCalls.signOut, {})
  await device.signIn()
  expect((await again()).error?.name).toBe('AgeAnswered')
  portal.wait(days(366))
  await device.signIn()
  expect((await again()).result).toEqual({ standing: 'adult' })
})

test('with an age of consent of 16, players of 13 to 15 are guided', async () => {
  const strict = await openTestPortal({ consentAge: 16 })
  const device = strict.device('teenager')
  await device.signIn()
  expect((await device.call(privacyCalls.answerAge, { year: 2011 })).result).toEqual({ standing: 'guided' })
  await strict.close()
})

test.for([2030, 1890, 19_900])('nobody was born in %d', async (year) => {
  const answer = await (await silent(`born in ${year}`)).call(privacyCalls.answerAge, { year })
  expect(answer.error).toMatchObject({ name: 'InvalidParams', data: { field: 'year' } })
})

test('a suggested name and a ready-made phrase need no age', async () => {
  const device = await silent('waves only')
  const { names } = (await device.call(privacyCalls.offerNames, {})).result!
  const named = await device.call(accountCalls.setNickname, { nickname: names[0]! })
  expect(named.result?.nickname).toBe(names[0])
  const said = await device.call(chatCalls.sendMessage, { channel: 'world', text: '', phrase: 1 }, opId())
  expect(said.result?.message.phrase).toBe(1)
  const words = await device.call(chatCalls.sendMessage, { channel: 'world', text: 'mine' }, opId())
  expect(words.error?.name).toBe('AgeNeeded')
})
