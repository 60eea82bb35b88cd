import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days, hours } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { installCalls } from '../calls.ts'
import { HOME_GIFT_RATE } from './index.ts'

let portal: TestPortal
let browser: TestDevice
let app: TestDevice
let count = 0
beforeAll(async () => {
  portal = await openTestPortal({ rates: { ...NO_RATES, homeGift: HOME_GIFT_RATE } })
})
afterAll(() => portal.close())
beforeEach(() => {
  browser = portal.device(`browser ${++count}`)
  app = portal.device(`app ${count}`)
})

const makeCode = async (use: 'install' | 'link' = 'install') =>
  (await browser.call(accountCalls.makeHandCode, { use })).result!.handCode
/** The installed app starts with separate storage, as on iOS. */
async function startApp(handCode: string, device = app) {
  const { result } = await device.call(accountCalls.signInByHand, {
    handCode,
    deviceId: device.deviceId,
    replaces: true,
  })
  if (result) device.token = result.session.token
}
const take = (device: TestDevice, params: { display?: string; handCode?: string } = {}) =>
  device.call(installCalls.takeHomeGift, { display: 'standalone', ...params })
const stateOf = async (device: TestDevice) => (await device.call(installCalls.readHomeGift, {})).result?.state
const boxesOf = async (device: TestDevice) =>
  (await device.call(cardsCalls.listBoxes, {})).result?.boxes.find(({ kind }) => kind === 'normal')?.count

test('[9.8] [1.20] the portal on the home screen gives two boxes, once', async () => {
  expect(await stateOf(browser)).toBe('waiting')
  await startApp(await makeCode())
  expect(await stateOf(app)).toBe('ready')
  expect((await take(app)).result).toMatchObject({ box: 'normal', count: 2, boxes: [{ count: 2 }, {}] })
  expect(await boxesOf(app)).toBe(2)
  expect(await stateOf(browser)).toBe('taken')
  expect((await take(app)).error?.name).toBe('HomeGiftTaken')
  expect((await take(browser)).error?.name).toBe('HomeGiftTaken')
  expect(await boxesOf(browser)).toBe(2)
})

test('an app that shares the storage of its browser sends the code with its request', async () => {
  const handCode = await makeCode()
  expect((await take(browser)).error?.name).toBe('NotInstalled')
  expect((await take(browser, { handCode: 'made up' })).error?.name).toBe('NotInstalled')
  expect((await take(browser, { handCode, display: 'browser' })).error?.name).toBe('NotInstalled')
  // The start has been seen all the same.
  expect((await take(browser)).result).toMatchObject({ count: 2 })
})

test('codes from links, expired codes and other accounts’ codes do not prove an installed start', async () => {
  const link = await makeCode('link')
  expect((await take(browser, { handCode: link })).error?.name).toBe('NotInstalled')
  const other = portal.device(`other ${count}`)
  const { result } = await other.call(accountCalls.makeHandCode, { use: 'install' })
  expect((await take(browser, { handCode: result!.handCode })).error?.name).toBe('NotInstalled')
  const old = await makeCode()
  portal.wait(days(7))
  await browser.signIn()
  expect((await take(browser, { handCode: old })).error?.name).toBe('NotInstalled')
})

test('a device gets the gift once, whatever accounts it uses', async () => {
  await startApp(await makeCode())
  await take(app)
  // The next visitor of the same browser moves to the device that has had the gift.
  const stranger = portal.device(`stranger ${count}`)
  const { result } = await stranger.call(accountCalls.makeHandCode, { use: 'install' })
  await startApp(result!.handCode)
  expect(await stateOf(app)).toBe('taken')
  expect((await take(app)).error?.name).toBe('HomeGiftTaken')
})

test('three players of one network get it in a day, the fourth later', async () => {
  const names = ['one', 'two', 'three', 'four']
  const players = names.map((name) => portal.device(`${name} ${count}`))
  for (const [place, player] of players.entries()) {
    player.address = `198.51.100.${place + 1}`
    browser = player
    const handCode = await makeCode()
    const answer = await take(player, { handCode })
    if (place < 3) expect(answer.result).toMatchObject({ count: 2 })
    else expect(answer.error).toMatchObject({ name: 'TooFast', data: { retrySec: 8 * 3600 } })
  }
  // A process that starts anew has not forgotten the three.
  const buckets = () => portal.db.selectFrom('limit_bucket').select('key').where('name', '=', 'home-gift')
  expect(await buckets().execute()).toEqual([{ key: expect.not.stringContaining('198.51.100') }])
  await portal.restart()
  expect((await take(players[3]!)).error?.name).toBe('TooFast')
  portal.wait(hours(8))
  expect((await take(players[3]!)).result).toMatchObject({ count: 2 })
})
