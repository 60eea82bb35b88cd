import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPortal, PRODUCT_RATES, type TestPortal } from '#apps/testing/test-portal.ts'
import { hours, minutes, seconds } from '#kit/time/time.ts'
import { accountCalls } from '../calls.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await openTestPortal({ rates: PRODUCT_RATES })
})
afterEach(() => portal.close())

const HOME = '203.0.113.5'
async function newVisitor(name: string, address: string) {
  const device = portal.device(name)
  device.address = address
  return (await device.signIn()).error
}

test('a device signs in five times a minute', async () => {
  const device = portal.device('eager')
  for (let count = 0; count < 5; count++) expect((await device.signIn()).error).toBeNull()
  expect((await device.signIn()).error).toMatchObject({ code: 100003, data: { retrySec: 12 } })
  portal.wait(seconds(12))
  expect((await device.signIn()).error).toBeNull()
})

test('a network creates five accounts an hour and twenty a day, then has to solve a challenge', async () => {
  let made = 0
  for (let hour = 0; hour < 8; hour++) {
    for (let attempt = 0; attempt < 6; attempt++) {
      const error = await newVisitor(`hour ${hour} attempt ${attempt}`, HOME)
      if (!error) made++
      else expect(error).toMatchObject({ code: 100010, data: { kind: 'wait' } })
    }
    if (hour === 0) expect(made).toBe(5)
    portal.wait(hours(1))
  }
  // Twenty of the day, and what came back in the seven hours since the first.
  expect(made).toBeGreaterThanOrEqual(20)
  expect(made).toBeLessThanOrEqual(26)
  expect(await newVisitor('neighbour', '203.0.113.6')).toBeNull()
})

test('the addresses of one IPv6 household count together', async () => {
  for (let count = 0; count < 5; count++)
    expect(await newVisitor(`six ${count}`, `2001:db8::${count}`)).toBeNull()
  expect(await newVisitor('six more', '2001:db8:0:1::9')).toMatchObject({ code: 100010 })
  expect(await newVisitor('six else', '2001:db8:0:100::9')).toBeNull()
})

test('a known device signs in from a household that made its five accounts', async () => {
  for (let count = 0; count < 5; count++) await newVisitor(`known ${count}`, HOME)
  expect(await newVisitor('known 0', HOME)).toBeNull()
})

test('the local machine has no limit of accounts', async () => {
  for (let count = 0; count < 30; count++) expect(await newVisitor(`local ${count}`, '127.0.0.1')).toBeNull()
})

test('an account calls ten times a second, with some more when a screen opens', async () => {
  const device = portal.device('busy')
  await device.signIn()
  const read = () => device.call(accountCalls.readStatus, { deviceId: device.deviceId })
  const atOnce = await Promise.all(Array.from({ length: 30 }, read))
  expect(atOnce.filter(({ error }) => !error)).toHaveLength(20)
  expect(atOnce.find(({ error }) => error)).toMatchObject({
    status: 200,
    error: { code: 100003, data: { retrySec: 1 } },
  })
  portal.wait(seconds(1))
  const later = await Promise.all(Array.from({ length: 30 }, read))
  expect(later.filter(({ error }) => !error)).toHaveLength(10)
})

test('a network that floods the portal is refused before its calls are parsed', async () => {
  const flood = portal.device('flood')
  flood.address = HOME
  const responses = await Promise.all(
    Array.from({ length: 250 }, () =>
      flood.post('acc/signin/status', { body: { id: 3, params: {}, head: {} } }),
    ),
  )
  const turnedAway = responses.filter(({ statusCode }) => statusCode === 429)
  expect(turnedAway).toHaveLength(50)
  expect(turnedAway[0]?.headers['retry-after']).toBe('1')
  expect(turnedAway[0]?.json()).toMatchObject({
    id: 3,
    result: null,
    error: { code: 100003, data: { retrySec: 1 } },
  })
  portal.wait(minutes(1))
  expect((await flood.post('acc/signin/status', { body: { id: 3 } })).statusCode).toBe(200)
})
