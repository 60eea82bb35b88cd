import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, days, hours, minutes, toEpochSeconds } from '#kit/time/time.ts'
import { accountCalls } from '../calls.ts'
import { endSessions, signInsOf } from './operator.ts'

const { signInDevice, readStatus, signOut, setNickname, listSessions, endSession } = accountCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const statusOf = (device: ReturnType<TestPortal['device']>) =>
  device.call(readStatus, { deviceId: device.deviceId })

test('[1.23] [7.19] an unknown device becomes a visitor by itself', async () => {
  const answer = await portal.device('newcomer').signIn()
  expect(answer.result).toMatchObject({
    isNew: true,
    account: { nickname: '', isVisitor: true, isNew: true, isNicknameFree: true },
    session: { expiresAt: after(portal.now(), days(30)) },
    serverTime: portal.now(),
  })
  expect(answer.result?.session.token).toMatch(/^[\w-]{43}$/)
  expect(answer.result?.account.avatar).toBeOneOf(Array.from({ length: 12 }, (_, index) => index))
})

test('[7.19] [3.6] a sign-in answers with wire names and units', async () => {
  const device = portal.device('wire')
  const body = { id: 7, params: { visitId: device.deviceId.toLowerCase() }, head: {} }
  const response = await device.post('acc/signin/device/id', { body })
  expect(response.json()).toEqual({
    id: 7,
    result: {
      tokenInfo: {
        tokenStr: expect.any(String) as string,
        expireTime: toEpochSeconds(after(portal.now(), days(30))),
      },
      userInfo: {
        userId: expect.any(Number) as number,
        nickName: '',
        avatar: expect.any(Number) as number,
        isVisitor: true,
        provider: null,
        linkNum: 0,
        isNew: true,
        nickFree: true,
        chat: { isOff: false, endTime: null },
      },
      isNew: true,
      serverTime: toEpochSeconds(portal.now()),
    },
    error: null,
  })
})

test('[3.14] user numbers have eight to ten digits and are not sequential', async () => {
  const ids = []
  for (const name of ['first', 'second', 'third']) {
    ids.push((await portal.device(name).signIn()).result!.account.userId)
  }
  for (const id of ids) expect(String(id)).toMatch(/^\d{8,10}$/)
  expect(Math.abs(ids[1]! - ids[0]!)).toBeGreaterThan(1)
  expect(Math.abs(ids[2]! - ids[1]!)).toBeGreaterThan(1)
})

test.for(['', 'x', '6F9619FF8B86D011B42D00C04FC964FF0000', "6F9619FF-8B86-D011-B42D-00C04FC964F'"])(
  '[7.19] %j is not a device id',
  async (deviceId) => {
    const answer = await portal.device('malformed').call(signInDevice, { deviceId })
    expect(answer.error).toMatchObject({ code: 101001, name: 'InvalidDevice' })
  },
)

test('[6.2] [7.20] a token identifies its account, and the answer has the server’s time', async () => {
  const device = portal.device('status')
  await device.signIn()
  const body = { id: 'a', params: { visitId: device.deviceId }, head: null }
  const response = await device.post('acc/signin/status', { body })
  expect(response.json()).toMatchObject({
    id: 'a',
    result: { userId: device.userId(), nickName: '', serverTime: toEpochSeconds(portal.now()) },
    error: null,
  })
})

test('[7.20] a device id other than the session’s is recorded, without an error', async () => {
  const device = portal.device('moved')
  await device.signIn()
  const answer = await device.call(readStatus, { deviceId: portal.device('elsewhere').deviceId })
  expect(answer.error).toBeNull()
  expect(portal.log()).toContain('another device id')
})

test('[8.1] without a token, or after 30 days without use, signing in is required', async () => {
  const device = portal.device('absent')
  await device.signIn()
  const bare = await device.post('acc/signin/status', {
    body: { id: 1, params: { visitId: 'x' } },
    headers: { authorization: '' },
  })
  expect(bare.json()).toMatchObject({ result: null, error: { code: 101005 } })
  portal.wait(days(29))
  expect((await statusOf(device)).error).toBeNull()
  portal.wait(days(29))
  expect((await statusOf(device)).error).toBeNull()
  portal.wait(days(30))
  expect((await statusOf(device)).error).toMatchObject({ code: 101005 })
})

test('[8.1] a forged token is invalid', async () => {
  const device = portal.device('forger')
  for (const token of ['A'.repeat(43), 'short', 'A'.repeat(5000)]) {
    device.token = token
    expect((await statusOf(device)).error).toMatchObject({ code: 100004 })
  }
})

test('[8.1] [6.1] the token of a banned account is invalid, and its device learns until when', async () => {
  const device = portal.device('banned')
  await device.signIn()
  const end = after(portal.now(), hours(5))
  await portal.db
    .updateTable('account')
    .set({ banned_until: timestamp(end) })
    .where('id', '=', device.userId())
    .execute()
  portal.wait(minutes(1))
  expect((await statusOf(device)).error).toMatchObject({ code: 100004 })
  expect((await device.signIn()).error).toMatchObject({
    code: 101006,
    data: { endTime: toEpochSeconds(end) },
  })
  portal.wait(hours(5))
  expect((await device.signIn()).result?.isNew).toBe(false)
})

test('[7.22] signing out ends the session at once; the device signs in as the same visitor again', async () => {
  const device = portal.device('leaver')
  await device.signIn()
  const userId = device.userId()
  expect((await statusOf(device)).error).toBeNull()
  expect((await device.call(signOut, {})).result).toEqual({ ok: true })
  expect((await statusOf(device)).error).toMatchObject({ code: 100004 })
  await device.signIn()
  expect(device.userId()).toBe(userId)
})

test('signing in works with an expired token', async () => {
  const device = portal.device('stale')
  device.token = 'B'.repeat(43)
  expect((await device.signIn()).result?.isNew).toBe(true)
})

test('[7.3] [5.6] a nickname is normalised and visible at once', async () => {
  const device = portal.device('named')
  const answer = await device.call(setNickname, { nickname: '  Ｍｏ   Lee ' })
  expect(answer.result).toEqual({
    userId: device.userId(),
    nickname: 'Mo Lee',
    nextChangeAt: after(portal.now(), days(1)),
  })
  expect((await statusOf(device)).result).toMatchObject({ nickname: 'Mo Lee', isNicknameFree: false })
})

test('[7.3] the second change is refused for a day, with the time left', async () => {
  const device = portal.device('fickle')
  await device.call(setNickname, { nickname: 'One' })
  const tooSoon = await device.call(setNickname, { nickname: 'Two' })
  const nextTime = toEpochSeconds(after(portal.now(), days(1)))
  expect(tooSoon.error).toMatchObject({ code: 101010, data: { nextTime } })
  portal.wait(days(1))
  expect((await device.call(setNickname, { nickname: 'Two' })).result?.nickname).toBe('Two')
})

test.for([
  ['', 101008],
  ['An\u200Bn', 101008],
  ['An\u202En', 101008],
  ['12345', 101008],
  ['x'.repeat(30_000), 101008],
  ['Official Support', 101009],
] as const)('[7.3] [5.6] the nickname %j is refused', async ([nickname, code]) => {
  const answer = await portal.device('refused').call(setNickname, { nickname })
  expect(answer).toMatchObject({ status: 200, result: null, error: { code } })
})

test('an account lists its sessions and ends one of them', async () => {
  const phone = portal.device('owner')
  await phone.signIn()
  const firstToken = phone.token
  portal.wait(minutes(5))
  phone.head = { ...phone.head, platform: 'web_pc', devOS: 'Windows NT 10', language: 'de-AT' }
  await phone.signIn()
  const places = (await phone.call(listSessions, {})).result?.places
  expect(places).toHaveLength(2)
  expect(places?.[0]).toMatchObject({
    isCurrent: true,
    platform: 'web_pc',
    osFamily: 'windows',
    language: 'de',
  })
  const other = places!.find(({ isCurrent }) => !isCurrent)!

  const stranger = portal.device('stranger')
  expect((await stranger.call(endSession, { sessionId: other.sessionId })).error).toBeNull()
  expect((await phone.call(listSessions, {})).result?.places).toHaveLength(2)

  await phone.call(endSession, { sessionId: other.sessionId })
  expect((await phone.call(listSessions, {})).result?.places).toHaveLength(1)
  phone.token = firstToken
  expect((await statusOf(phone)).error).toMatchObject({ code: 100004 })
})

test('an eleventh session ends the oldest one', async () => {
  const device = portal.device('busy')
  await device.signIn()
  const oldest = device.token
  for (let count = 0; count < 10; count++) {
    portal.wait(minutes(1))
    await device.signIn()
  }
  expect((await device.call(listSessions, {})).result?.places).toHaveLength(10)
  device.token = oldest
  expect((await statusOf(device)).error).toMatchObject({ code: 100004 })
})

test('device and network are stored only as masks', async () => {
  const device = portal.device('private')
  device.address = '203.0.113.77'
  await device.signIn()
  const key = [...device.cookies.values()][0]!
  const tables = [
    'account',
    'account_device',
    'account_device_key',
    'account_session',
    'limit_bucket',
    'operation',
  ]
  const dumps = tables.map((table) =>
    sql<{ dump: string }>`select coalesce(json_agg(t)::text, '') as dump from ${sql.table(table)} t`.execute(
      portal.db,
    ),
  )
  const dump = (await Promise.all(dumps)).map(({ rows }) => rows[0]?.dump).join('')
  expect(dump).toContain('203.0.113.0/24')
  for (const secret of [device.deviceId, device.token!, key, '203.0.113.77'])
    expect(dump).not.toContain(secret)
})

test('networks of devices are deleted after 30 days', async () => {
  const device = portal.device('traveller')
  device.address = '198.51.100.9'
  await device.signIn()
  portal.wait(days(31))
  await portal.api.tidy()
  const rows = await portal.db
    .selectFrom('account_device')
    .select('network')
    .where('network', '<>', '')
    .execute()
  expect(rows).toEqual([])
})

test('a sign-in is remembered for support after its session has ended, for 90 days', async () => {
  const device = portal.device('seen')
  await device.signIn()
  const accountId = device.userId()
  const signIns = async () => (await signInsOf(portal.db, accountId, 10)).map(({ at }) => at)
  const at = portal.now()
  expect(await signIns()).toEqual([at])
  await inTransaction(portal.db, (tx) => endSessions(tx, accountId))
  expect(await signIns()).toEqual([at])
  portal.wait(days(90))
  await portal.api.tidy()
  expect(await signIns()).toEqual([at])
  portal.wait(days(1))
  await portal.api.tidy()
  expect(await signIns()).toEqual([])
})
