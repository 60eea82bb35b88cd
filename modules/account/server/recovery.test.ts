import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { days, hours, minutes } from '#kit/time/time.ts'

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

test('the key of a browser is one that scripts and other hosts cannot touch', async () => {
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

test('a browser that lost its device id comes back by its key, and the new id comes along', async () => {
  const other = portal.device('new id').deviceId
  expect(await signInAs((one) => (one.deviceId = other))).toMatchObject({ isNew: false, account: { userId } })
  expect(await signInAs(loseCookies)).toMatchObject({ isNew: false, account: { userId } })
})

test('the key of the browser counts more than an id that belongs to somebody else', async () => {
  const somebody = portal.device('somebody')
  await somebody.signIn()
  expect(await signInAs((one) => (one.deviceId = somebody.deviceId))).toMatchObject({ account: { userId } })
  expect((await somebody.signIn()).result?.account.userId).toBe(somebody.userId())
})

test('an id without its key is enough once a day', async () => {
  expect(await signInAs(loseCookies)).toMatchObject({ isNew: false, account: { userId } })
  portal.wait(hours(2))
  const lost = await signInAs(loseCookies)
  expect(lost).toMatchObject({ isNew: true, canRecover: true })
  expect(lost?.account.userId).not.toBe(userId)
  // From here on the browser has the key of the new account and stays there.
  expect(await signInAs(() => undefined)).toMatchObject({
    isNew: false,
    account: { userId: lost?.account.userId },
  })
  portal.wait(days(1))
  expect(await signInAs(loseCookies)).toMatchObject({ isNew: false, account: { userId } })
})

const elsewhere: readonly (readonly [string, (one: TestDevice) => void])[] = [
  ['network', (one) => void (one.address = '198.51.100.5')],
  ['platform', (one) => void (one.head = { ...one.head, platform: 'web_pc' })],
]
test.for(elsewhere)('an id without its key is worth nothing from another %s', async ([, move]) => {
  const answer = await signInAs((one) => {
    loseCookies(one)
    move(one)
  })
  expect(answer).toMatchObject({ isNew: true, canRecover: true })
})

test('a neighbour in the same network may be the same phone with another address', async () => {
  const answer = await signInAs((one) => {
    loseCookies(one)
    one.address = '203.0.113.200'
  })
  expect(answer).toMatchObject({ isNew: false, account: { userId } })
})

test('requests that left before the first key arrived belong to the first sign-in', async () => {
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
