import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days, type Duration } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { findLiveSessions } from '#modules/account/server/index.ts'

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(() => portal.close())

const shownIn = (length: Duration) =>
  `${new Date(portal.now() + length).toISOString().slice(0, 16).replace('T', ' ')} UTC`

async function player(name: string, nickname = name) {
  const device = portal.device(name)
  await device.signIn()
  await device.call(accountCalls.setNickname, { nickname })
  return { device, user: String(device.userId()) }
}

test('users are found by id, by the start of an id and by a part of their name', async () => {
  const { user } = await player('Ann', 'Ann of the Reef')
  for (const text of [user, `#${user}`, user.slice(0, 5), 'ANN OF', 'reef']) {
    const found = (await terminal.facts('users', 'find', text)) as { accountId: number }[]
    expect(found.map(({ accountId }) => String(accountId))).toContain(user)
  }
  for (const text of ['%', '_', 'nobody at all'])
    expect(await terminal.run('users', 'find', text)).toMatchObject({ code: 1 })
})

test('control characters of a name are escaped in the terminal', async () => {
  const { user } = await player('Mallory')
  await portal.db
    .updateTable('account')
    .set({ nickname: 'a\u001b[31m\u202eb' })
    .where('id', '=', Number(user))
    .execute()
  for (const line of [
    ['users', 'find', user],
    ['users', 'show', user],
  ])
    expect((await terminal.run(...line)).text).toContain('a\ufffd[31m\ufffdb')
})

test('a ban ends every session at once and prevents signing in until it ends', async () => {
  const { device, user } = await player('Ben')
  const { sessionId } = (await device.call(accountCalls.listSessions, {})).result!.places[0]!
  const done = await terminal.change('users', 'ban', user, 'sells codes', '--until', '30d')
  expect(done.text).toContain('1 sessions')
  // A server that has cached the session notices at its next poll.
  await portal.api.operatorPoll.look()
  expect((await device.call(accountCalls.readStatus, { deviceId: device.deviceId })).error?.name).toBe(
    'NoPermission',
  )
  expect(await findLiveSessions(portal.db, [sessionId], portal.now())).toEqual(new Set())
  expect((await device.signIn()).error).toMatchObject({ name: 'AccountBanned', code: 101006 })
  expect((await terminal.run('users', 'show', user)).text).toContain('banned until 2026-02-09')
  portal.wait(days(30))
  expect((await device.signIn()).error).toBeNull()
})

test('an unbanned account can be used at once', async () => {
  const { device, user } = await player('Cem')
  await terminal.change('users', 'ban', user, 'a mistake')
  expect((await device.signIn()).error?.name).toBe('AccountBanned')
  await terminal.change('users', 'unban', user)
  expect((await device.signIn()).error).toBeNull()
})

test('a permanent ban never ends', async () => {
  const { device, user } = await player('Dora')
  await terminal.change('users', 'ban', user, 'hate')
  expect((await terminal.run('users', 'ban', user, 'again', '--yes')).text).toContain('as long already')
  portal.wait(days(3650))
  expect((await device.signIn()).error?.name).toBe('AccountBanned')
})

test('a user is signed out everywhere, and may sign in again', async () => {
  const { device, user } = await player('Eve')
  expect((await terminal.run('users', 'sessions', user)).text).toContain('web_mobile')
  await terminal.change('users', 'end-sessions', user, '--reason', 'lost phone')
  await portal.api.operatorPoll.look()
  expect((await device.call(accountCalls.listSessions, {})).error?.name).toBe('NoPermission')
  expect((await terminal.run('users', 'sessions', user)).text).toBe('Signed in nowhere.')
  expect((await terminal.run('users', 'end-sessions', user, '--yes')).text).toBe('Signed in nowhere.')
  expect((await device.signIn()).error).toBeNull()
})

test('a stolen phone is signed out for good, and the other browser of its owner stays', async () => {
  const { device: laptop, user } = await player('Zoe')
  const phone = portal.device('Zoe’s phone')
  const { handCode } = (await laptop.call(accountCalls.makeHandCode, {})).result!
  await phone.call(accountCalls.signInByHand, { handCode, deviceId: phone.deviceId })
  phone.token = undefined
  expect((await phone.signIn()).result?.account.userId).toBe(Number(user))
  const { places } = (await laptop.call(accountCalls.listSessions, {})).result!
  const own = places.find(({ isCurrent }) => isCurrent)!.sessionId
  await terminal.change('users', 'end-sessions', user, '--but', own, '--reason', 'stolen phone')
  await portal.api.operatorPoll.look()
  expect((await phone.call(accountCalls.listSessions, {})).error?.name).toBe('NoPermission')
  phone.token = undefined
  expect((await phone.signIn()).result?.account.userId).not.toBe(Number(user))
  expect((await laptop.call(accountCalls.listSessions, {})).result?.places).toHaveLength(1)
  laptop.token = undefined
  expect((await laptop.signIn()).result?.account.userId).toBe(Number(user))
  expect(await terminal.run('users', 'end-sessions', user, '--but', 'none', '--yes')).toMatchObject({
    code: 1,
  })
})

test('an account is marked for erasure on a written request, and kept when its owner withdraws it', async () => {
  const { device, user } = await player('Ina')
  const gone = await terminal.change('users', 'erase', user, 'asked by letter')
  expect(gone.after).toEqual({ erasedOn: shownIn(days(14)) })
  expect((await terminal.run('users', 'erase', user, 'again', '--yes')).text).toContain('It is erased on')
  await portal.api.operatorPoll.look()
  expect((await device.call(accountCalls.listSessions, {})).error?.name).toBe('NoPermission')
  await terminal.change('users', 'keep', user)
  expect((await terminal.run('users', 'keep', user, '--yes')).text).toBe('Nobody wants to erase it.')
  expect((await device.signIn()).error).toBeNull()
})

test('an operator resets a user’s age, and the user is asked again', async () => {
  const { user } = await player('Jo')
  await terminal.change('users', 'forget-age', user, '--reason', 'answered by a parent')
  expect((await terminal.run('users', 'forget-age', user, '--yes')).text).toBe(
    'The user has not answered yet.',
  )
})

test('a name is removed, and its user may choose another one at once', async () => {
  const { device, user } = await player('Hal', 'Hal of the Reef')
  const gone = await terminal.change('users', 'rename', user, 'insult')
  expect(gone.after).toEqual({ name: '' })
  expect((await terminal.run('users', 'rename', user, 'insult', '--yes')).text).toContain('called so already')
  await portal.api.operatorPoll.look()
  expect((await device.call(accountCalls.readStatus, { deviceId: device.deviceId })).result?.nickname).toBe(
    '',
  )
  expect((await device.call(accountCalls.setNickname, { nickname: 'Hal' })).error).toBeNull()
  await terminal.change('users', 'rename', user, 'asked by letter', 'Hal the Second')
  expect((await terminal.run('users', 'show', user)).text).toContain('Hal the Second')
  expect(await terminal.run('users', 'rename', user, 'why', '1', '--yes')).toMatchObject({ code: 2 })
})

test('an operator mutes a user until a moment, and unmutes them earlier', async () => {
  const { device, user } = await player('Fay')
  const say = (text: string) =>
    device.call(chatCalls.sendMessage, { channel: 'world', text }, { opId: crypto.randomUUID() })
  await terminal.change('chat', 'mute', user, 'insult', '--until', '7d')
  expect((await say('hello')).error).toMatchObject({
    name: 'ChatNotAllowed',
    data: { endTime: Math.floor((portal.now() + days(7)) / 1000) },
  })
  expect((await terminal.run('users', 'show', user)).text).toMatch(/chat +off until/)
  const both = await terminal.run('chat', 'mute', user, 'spam', '--until', '1d', '--for-good', '--yes')
  expect(both).toMatchObject({ code: 2, text: expect.stringContaining('exclude each other') })
  await terminal.change('chat', 'unmute', user)
  expect((await say('hello')).error).toBeNull()
  expect((await terminal.run('chat', 'unmute', user, '--yes')).text).toContain('may write already')
})

test.for([
  [['users', 'show', '99999999'], 1, 'no user 99999999'],
  [['users', 'find', 'zzzz'], 1, 'nobody'],
  [['users', 'ban', '99999999', 'why'], 1, 'no user'],
  [['users', 'ban', 'USER', 'why', '--until', 'soon'], 2, 'no moment'],
  [['users', 'ban', 'USER', 'why', '--until', '2020-01-01'], 2, 'over already'],
  [['users', 'ban', 'USER', 'why', '--until', '0d'], 2, 'over already'],
  [['users', 'ban', 'USER', ' '], 2, 'REASON is missing'],
  [['users', 'ban', 'USER', 'x'.repeat(501)], 2, 'a reason has 1 to 500 letters'],
] as const)('%j ends with %i', async ([line, code, why]) => {
  const { user } = await player('Gus')
  const outcome = await terminal.run(...line.map((word) => (word === 'USER' ? user : word)))
  expect(outcome).toMatchObject({ code, text: expect.stringContaining(why) })
})
