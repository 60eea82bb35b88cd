import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { PRODUCT_RATES } from '#apps/testing/test-portal.ts'
import { tillFull } from '#kit/limits/limiter.ts'
import { after, days, hours, milliseconds, minutes } from '#kit/time/time.ts'
import { playtimeCalls } from '../calls.ts'
import {
  CROWD_EVERY,
  CROWD_JOINS_FOR,
  CROWD_LASTS,
  MOST_OF_CROWD,
  NEWCOMER_LASTS,
  SETTLED_AGE,
  SETTLED_PLAYED,
} from '../rules/newcomers.ts'
import { forgetOldCrowds } from './index.ts'
import { NEWCOMER_RATE, SETTLED_RATES } from './services.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal({ rates: { ...NO_RATES, newcomer: PRODUCT_RATES.newcomer } })
})
afterAll(() => portal.close())

let households = 0
/** An address in a network of its own. */
const newHousehold = () => `10.${++households}.0.1`

let players = 0
function somebodyAt(address: string): TestDevice {
  const device = portal.device(`newcomer ${++players}`)
  device.address = address
  return device
}
const check = async (device: TestDevice) => (await device.call(playtimeCalls.checkTime, {})).result!
const endOf = async (device: TestDevice) =>
  (await device.call(playtimeCalls.listGrants, {})).result!.grants[0]?.endsAt

/** Newcomers of a household, one after another: those who were paid. */
async function come(address: string, count: number): Promise<TestDevice[]> {
  const paid = []
  for (let place = 0; place < count; place++) {
    const device = somebodyAt(address)
    if ((await check(device)).newcomerSeconds === 600) paid.push(device)
  }
  return paid
}

/** Notes that an account has played, as the centre counts it. */
const notePlay = (device: TestDevice, length: number = SETTLED_PLAYED) =>
  sql`insert into game_player (account_id, game_id, played_ms) values (${device.userId()}, 1, ${length})`.execute(
    portal.db,
  )

describe('more newcomers of a household than its network is paid for', () => {
  test('are paid at once, as many as a class has, until the same moment', async () => {
    const school = newHousehold()
    const first = await come(school, NEWCOMER_RATE.burst)
    expect(await endOf(first.at(-1)!)).toBe(after(portal.now(), NEWCOMER_LASTS))
    const end = after(portal.now(), CROWD_LASTS)
    const crowd = await come(school, MOST_OF_CROWD / 2)
    portal.wait(minutes(20))
    crowd.push(...(await come(school, MOST_OF_CROWD / 2 + 1)))
    expect(crowd).toHaveLength(MOST_OF_CROWD)
    expect(await endOf(crowd[0]!)).toBe(end)
    expect(await endOf(crowd.at(-1)!)).toBe(end)
    portal.wait(minutes(40))
    expect(await endOf(crowd[0]!)).toBeUndefined()
    // Whoever was paid is not paid again, whatever they wait for.
    await notePlay(crowd[0]!)
    portal.wait(days(8))
    expect(await check(crowd[0]!)).toMatchObject({ newcomerSeconds: 0, isNewcomerPaid: true })
  })

  test('are paid no more once the class has begun, and again in the next week', async () => {
    const school = newHousehold()
    await come(school, NEWCOMER_RATE.burst + 1)
    portal.wait(milliseconds(CROWD_JOINS_FOR - 1))
    expect(await come(school, 1)).toHaveLength(1)
    portal.wait(milliseconds(1))
    const late = somebodyAt(school)
    expect(await check(late)).toMatchObject({ newcomerSeconds: 0, isNewcomerPaid: false })
    portal.wait(milliseconds(CROWD_EVERY - CROWD_JOINS_FOR))
    expect(await come(school, NEWCOMER_RATE.burst + 1)).toHaveLength(NEWCOMER_RATE.burst + 1)
    expect((await check(late)).newcomerSeconds).toBe(600)
  })

  test('are counted for each household, and beyond a restart', async () => {
    const [home, next] = [newHousehold(), newHousehold()]
    await come(home, NEWCOMER_RATE.burst)
    expect(await come(home, 1)).toHaveLength(1)
    await sql`update play_crowd set paid = ${MOST_OF_CROWD}`.execute(portal.db)
    expect(await come(home, 1)).toHaveLength(0)
    await portal.restart()
    expect(await come(home, 1)).toHaveLength(0)
    expect(await come(next, 1)).toHaveLength(1)
    await forgetOldCrowds(portal.db, after(portal.now(), milliseconds(CROWD_EVERY - 1)))
    expect(await come(home, 1)).toHaveLength(0)
    await forgetOldCrowds(portal.db, after(portal.now(), CROWD_EVERY))
    expect(await come(home, 1)).toHaveLength(1)
  })

  test('are counted once for all networks of an IPv6 customer', async () => {
    let networks = 0
    const newNetwork = () => `2001:db8:7:${(++networks * 256).toString(16)}::1`
    const payOne = async () => (await come(newNetwork(), 1))[0]
    for (let place = 0; place < NEWCOMER_RATE.burst; place++)
      expect(await endOf((await payOne())!)).toBe(after(portal.now(), NEWCOMER_LASTS))
    expect(await endOf((await payOne())!)).toBe(after(portal.now(), CROWD_LASTS))
    await sql`update play_crowd set paid = ${MOST_OF_CROWD}`.execute(portal.db)
    expect(await payOne()).toBeUndefined()
    expect(await come('2001:db8:8:100::1', 1)).toHaveLength(1)
  })

  test('who come at once are counted', async () => {
    const school = newHousehold()
    await come(school, NEWCOMER_RATE.burst + 1)
    await sql`update play_crowd set paid = ${MOST_OF_CROWD - 4} where paid = 1`.execute(portal.db)
    const ten = Array.from({ length: 10 }, () => somebodyAt(school))
    for (const device of ten) await device.signIn()
    const answers = await Promise.all(ten.map(check))
    expect(answers.filter(({ newcomerSeconds }) => newcomerSeconds === 600)).toHaveLength(4)
  })
})

describe('after a day', () => {
  /** Accounts of a household that came when its crowd was full, a day ago. */
  async function unpaid(count: number): Promise<readonly TestDevice[]> {
    const home = newHousehold()
    await come(home, NEWCOMER_RATE.burst + 1)
    portal.wait(CROWD_JOINS_FOR)
    const devices = Array.from({ length: count }, () => somebodyAt(home))
    for (const device of devices) expect((await check(device)).newcomerSeconds).toBe(0)
    portal.wait(SETTLED_AGE)
    // The network's places of this day go to others.
    await come(home, NEWCOMER_RATE.burst)
    return devices
  }
  const paidOf = async (devices: readonly TestDevice[]) => {
    const answers = []
    for (const device of devices) answers.push((await check(device)).newcomerSeconds)
    return answers.filter((seconds) => seconds === 600).length
  }

  test('accounts that have done nothing are not paid, those that have played are, six a day', async () => {
    const most = SETTLED_RATES['newcomer-day']!.burst
    const devices = await unpaid(most + 2)
    expect(await paidOf(devices)).toBe(0)
    for (const device of devices) await notePlay(device, SETTLED_PLAYED - 1)
    expect(await paidOf(devices)).toBe(0)
    await sql`update game_player set played_ms = ${SETTLED_PLAYED}`.execute(portal.db)
    expect(await paidOf(devices)).toBe(most)
    expect(await endOf(devices[0]!)).toBe(after(portal.now(), NEWCOMER_LASTS))
    portal.wait(hours(4))
    expect(await paidOf(devices)).toBe(1)
  })

  test('whoever is refused by the limit of the week takes no place of the day', async () => {
    const [first, ...others] = await unpaid(3)
    for (const device of [first!, ...others]) await notePlay(device)
    expect(await paidOf([first!])).toBe(1)
    const [day, week] = [SETTLED_RATES['newcomer-day']!, SETTLED_RATES['newcomer-week']!]
    const allTaken = after(portal.now(), tillFull(week))
    await sql`update limit_bucket set full_at = ${allTaken} where name = 'newcomer-week'`.execute(portal.db)
    portal.wait(milliseconds(week.refillEvery - 1))
    // A place of the network that is free again goes to somebody else.
    await come(first!.address, 1)
    for (let visit = 0; visit < day.burst; visit++) expect(await paidOf(others)).toBe(0)
    portal.wait(milliseconds(1))
    expect(await paidOf(others)).toBe(1)
  })

  test('a member is paid however many visitors of their household were', async () => {
    const most = SETTLED_RATES['newcomer-day']!.burst
    const devices = await unpaid(most + 2)
    for (const device of devices) await notePlay(device)
    expect(await paidOf(devices)).toBe(most)
    const last = devices.at(-1)!
    await portal.signIn(last, { who: 'a newcomer whom a provider knows' })
    expect((await check(last)).newcomerSeconds).toBe(600)
  })
})
