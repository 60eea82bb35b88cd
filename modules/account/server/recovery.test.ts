import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { days, hours, minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'

let portal: TestPortal
let device: TestDevice
let userId: number
let count = 0
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  device = portal.device(`device ${count++}`)
  device.address = '203.0.113.5'
  await device.signIn()
  userId = device.userId()
  portal.wait(hours(1))
})

async function signInAs(change: (device: TestDevice) => void) {
  change(device)
  device.token = undefined
  return (await device.signIn()).result
}
const loseCookies = (one: TestDevice) => one.cookies.clear()

test('scripts and other hosts cannot read the device key', async () => {
  const fresh = portal.device('cookies')
  const body = { id: 1, params: { visitId: fresh.deviceId }, head: {} }
  const cookie = async (headers: Record<string, string>): Promise<string> => {
    fresh.cookies.clear()
    return String((await fresh.post('acc/signin/device/id', { body, headers })).headers['set-cookie'])
  }
  const secure = await cookie({})
  expect(secure).toMatch(/^__Host-did=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/)
  expect(await cookie({ host: '192.168.1.7:8080' })).toMatch(
    /^did=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  )
})

test('a browser that lost its device id is recognised by its key, and the new id is linked', async () => {
  const other = portal.device('new id').deviceId
  expect(await signInAs((one) => (one.deviceId = other))).toMatchObject({ isNew: false, account: { userId } })
  expect(await signInAs(loseCookies)).toMatchObject({ isNew: false, account: { userId } })
})

test('the device key wins over a device id of another account', async () => {
  const somebody = portal.device('somebody')
  await somebody.signIn()
  expect(await signInAs((one) => (one.deviceId = somebody.deviceId))).toMatchObject({ account: { userId } })
  expect((await somebody.signIn()).result?.account.userId).toBe(somebody.userId())
})

test('a device id without its key signs nobody in, also on later days', async () => {
  for (const wait of [hours(1), days(1), days(40)]) {
    portal.wait(wait)
    const thief = portal.device(`thief ${count++}`)
    Object.assign(thief, { deviceId: device.deviceId, address: device.address, head: device.head })
    const { result } = await thief.signIn()
    expect(result).toMatchObject({ isNew: true, canRecover: true })
    expect(thief.userId()).not.toBe(userId)
    // And the player, with the key of their browser, still has the same account.
    expect(await signInAs(() => undefined)).toMatchObject({ isNew: false, account: { userId } })
  }
})

const elsewhere: readonly (readonly [string, (one: TestDevice) => void])[] = [
  ['network', (one) => void (one.address = '198.51.100.5')],
  ['platform', (one) => void (one.head = { ...one.head, platform: 'web_pc' })],
]
test.for(elsewhere)('a device id without its key signs nobody in from another %s', async ([, move]) => {
  const answer = await signInAs((one) => {
    loseCookies(one)
    move(one)
  })
  expect(answer).toMatchObject({ isNew: true, canRecover: true })
})

test('requests sent before the first key arrived belong to the first sign-in', async () => {
  const hasty = portal.device('hasty')
  hasty.address = '203.0.113.6'
  await hasty.signIn()
  const first = hasty.userId()
  for (let request = 0; request < 3; request++) {
    portal.wait(minutes(0.2))
    loseCookies(hasty)
    await hasty.signIn()
    expect(hasty.userId()).toBe(first)
  }
})

test('an ended session cannot return: its token, key and device id sign nobody in', async () => {
  const phone = portal.device(`phone ${count++}`)
  phone.address = '198.51.100.9'
  const { handCode } = (await device.call(accountCalls.makeHandCode, {})).result!
  await phone.call(accountCalls.signInByHand, { handCode, deviceId: phone.deviceId })
  phone.token = undefined
  expect((await phone.signIn()).result?.account.userId).toBe(userId)
  const { places } = (await device.call(accountCalls.listSessions, {})).result!
  for (const { sessionId, isCurrent } of places)
    if (!isCurrent) await device.call(accountCalls.endSession, { sessionId })
  expect((await phone.call(accountCalls.listSessions, {})).error).toMatchObject({ name: 'NoPermission' })
  phone.token = undefined
  const again = await phone.signIn()
  expect(again.result?.account.userId).not.toBe(userId)
  // The place from which it was ended keeps its own key.
  expect(await signInAs(() => undefined)).toMatchObject({ isNew: false, account: { userId } })
})

test('a session that is ended stays out, also where the browser came back by its key with another device id', async () => {
  const phone = portal.device(`phone ${count++}`)
  phone.address = '198.51.100.9'
  const { handCode } = (await device.call(accountCalls.makeHandCode, {})).result!
  await phone.call(accountCalls.signInByHand, { handCode, deviceId: phone.deviceId })
  // Its first session is over, and its storage was cleared; the cookie stays.
  await phone.call(accountCalls.signOut, {})
  Object.assign(phone, { deviceId: portal.device(`cleared ${count++}`).deviceId, token: undefined })
  expect((await phone.signIn()).result?.account.userId).toBe(userId)
  const { places } = (await device.call(accountCalls.listSessions, {})).result!
  for (const { sessionId, isCurrent } of places)
    if (!isCurrent) await device.call(accountCalls.endSession, { sessionId })
  phone.token = undefined
  expect((await phone.signIn()).result?.account.userId).not.toBe(userId)
  expect(await signInAs(() => undefined)).toMatchObject({ isNew: false, account: { userId } })
})

test('an account is notified of a device that used a code', async () => {
  const phone = portal.device(`phone ${count++}`)
  const { handCode } = (await device.call(accountCalls.makeHandCode, {})).result!
  await phone.call(accountCalls.signInByHand, { handCode, deviceId: phone.deviceId })
  await portal.api.deliver()
  const { notices } = (await device.call(noticesCalls.listNotices, {})).result!
  expect(notices).toMatchObject([{ kind: 'newDevice' }])
})
