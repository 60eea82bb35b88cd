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
/** Calls of one account at once, and of one network. */
const AT_ONCE = PRODUCT_RATES.call.burst
const OF_NETWORK = AT_ONCE * 10
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

const waits = { code: 100010, data: { kind: 'wait' } }
const pupils = (count: number, room: string, address: (seat: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, seat) => newVisitor(`${room} ${seat}`, address(seat))))

test('two school classes get accounts at once, then their address must wait', async () => {
  expect(await newVisitor('early neighbour', '203.0.113.6')).toBeNull()
  expect((await pupils(60, 'class', () => HOME)).filter((error) => error)).toEqual([])
  portal.wait(seconds(1))
  expect(await newVisitor('late pupil', HOME)).toMatchObject({ ...waits, data: { retrySec: 59 } })
  portal.wait(seconds(59))
  expect(await newVisitor('late pupil', HOME)).toBeNull()
})

test('one address gets at most a hundred and fifty accounts, and more only as the limit refills', async () => {
  let made = 0
  for (let hour = 0; hour < 4; hour++) {
    const errors = await pupils(60, `hour ${hour}`, () => HOME)
    made += errors.filter((error) => !error).length
    for (const error of errors) if (error) expect(error).toMatchObject(waits)
    portal.wait(hours(1))
  }
  expect(made).toBeGreaterThanOrEqual(150)
  // Three hours bring back an eighth of a day's.
  expect(made).toBeLessThanOrEqual(169)
  expect(await newVisitor('neighbour', '203.0.113.6')).toBeNull()
})

test('the addresses of one IPv6 household share a limit', async () => {
  const seats = await pupils(60, 'six', (seat) => `2001:db8::${seat}`)
  expect(seats.filter((error) => error)).toEqual([])
  portal.wait(seconds(1))
  expect(await newVisitor('six more', '2001:db8:0:1::9')).toMatchObject({ code: 100010 })
  expect(await newVisitor('six else', '2001:db8:0:100::9')).toBeNull()
})

test('the households of one IPv6 customer call and make accounts like eight, not like 256', async () => {
  const one = portal.device('many prefixes')
  const from = (household: number) => `2001:db8:7:${(household * 256).toString(16)}::1`
  for (let household = 1; household <= 8; household++) {
    one.address = from(household)
    const responses = await Promise.all(
      Array.from({ length: OF_NETWORK }, () => one.post('no/such/call', { body: {} })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toEqual([])
  }
  one.address = from(9)
  expect((await one.post('no/such/call', { body: {} })).statusCode).toBe(429)
  one.address = '2001:db8:8:100::1'
  expect((await one.post('no/such/call', { body: {} })).statusCode).toBe(404)

  const few = { 'new-account-few': { burst: 2, refillEvery: hours(1) } }
  const small = await openTestPortal({ rates: { ...PRODUCT_RATES, newAccount: few } })
  const enter = async (seat: number, address: string) => {
    const device = small.device(`prefix ${address} ${seat}`)
    device.address = address
    return (await device.signIn()).error
  }
  for (let household = 1; household <= 8; household++)
    for (const seat of [1, 2]) expect(await enter(seat, from(household))).toBeNull()
  expect(await enter(1, from(9))).toMatchObject(waits)
  expect(await enter(1, '2001:db8:8:100::1')).toBeNull()
  await small.close()
})

test('a known device signs in from a household that has made all of its accounts', async () => {
  await pupils(60, 'known', () => HOME)
  portal.wait(seconds(1))
  expect(await newVisitor('known 0', HOME)).toBeNull()
})

test('a flood of sign-ins from one network is serialised and does not delay others', async () => {
  let done = 0
  const flood = Array.from({ length: 60 }, async (_, seat) => {
    await newVisitor(`flood ${seat}`, HOME)
    done++
  })
  expect(await newVisitor('somebody else', '198.51.100.7')).toBeNull()
  expect(done).toBeLessThan(20)
  await Promise.all(flood)
})

test('the local machine has no limit of accounts', async () => {
  for (let count = 0; count < 30; count++) expect(await newVisitor(`local ${count}`, '127.0.0.1')).toBeNull()
})

test('an account may make ten calls a second, and more at once when a screen opens', async () => {
  const device = portal.device('busy')
  await device.signIn()
  const read = () => device.call(accountCalls.readStatus, { deviceId: device.deviceId })
  const atOnce = await Promise.all(Array.from({ length: AT_ONCE + 10 }, read))
  expect(atOnce.filter(({ error }) => !error)).toHaveLength(AT_ONCE)
  expect(atOnce.find(({ error }) => error)).toMatchObject({
    status: 200,
    error: { code: 100003, data: { retrySec: 1 } },
  })
  portal.wait(seconds(1))
  const later = await Promise.all(Array.from({ length: 30 }, read))
  expect(later.filter(({ error }) => !error)).toHaveLength(10)
})

test('a network that floods the portal is refused before its calls are read', async () => {
  const flood = portal.device('flood')
  flood.address = HOME
  const responses = await Promise.all(
    Array.from({ length: OF_NETWORK + 50 }, () =>
      flood.post('acc/signin/status', { body: { id: 3, params: {}, head: {} } }),
    ),
  )
  const turnedAway = responses.filter(({ statusCode }) => statusCode === 429)
  expect(turnedAway).toHaveLength(50)
  expect(turnedAway[0]?.headers['retry-after']).toBe('1')
  expect(turnedAway[0]?.json()).toMatchObject({
    id: null,
    result: null,
    error: { code: 100003, data: { retrySec: 1 } },
  })
  // A body that could not be read either gets the same answer, and so does a call that nobody serves.
  expect((await flood.post('acc/signin/status', { body: '[['.repeat(40_000) })).statusCode).toBe(429)
  expect((await flood.post('no/such/call', { body: {} })).statusCode).toBe(429)
  portal.wait(minutes(1))
  expect((await flood.post('acc/signin/status', { body: { id: 3 } })).statusCode).toBe(200)
})

test('calls that nobody serves count like all others', async () => {
  const flood = portal.device('guesser')
  flood.address = HOME
  const responses = await Promise.all(
    Array.from({ length: OF_NETWORK + 50 }, () => flood.post('no/such/call', { body: {} })),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(OF_NETWORK)
  expect((await flood.post('acc/signin/status', { body: { id: 3 } })).statusCode).toBe(429)
})
