import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, PRODUCT_RATES, type TestPortal } from '#apps/testing/test-portal.ts'
import { hours, milliseconds, minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { sharingCalls } from '../calls.ts'

const { readShareBox, readShareCount, takeShareBox, openInvite } = sharingCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ rates: { ...NO_RATES, invite: PRODUCT_RATES.invite } })
})
afterAll(() => portal.close())

let networks = 0
/** A device in a network of its own. */
async function visitor(name: string) {
  const device = portal.device(name)
  networks++
  device.address = `203.${Math.floor(networks / 250)}.${networks % 250}.9`
  await device.signIn()
  return device
}
const box = async (device: TestDevice) => (await device.call(readShareBox, {})).result!
const arrive = (device: TestDevice, invitation: string) =>
  device.call(openInvite, { invitation, deviceId: device.deviceId, language: 'en', osFamily: 'Android' })

test('an invitation has one key for ever [7.40]', async () => {
  const anna = await visitor('Anna')
  const first = await box(anna)
  expect(first).toMatchObject({ state: 'none', opened: 0, waiting: 0, box: 'normal', mostADay: 3 })
  expect(first.url).toBe(`/?inv=${first.invitation}`)
  portal.wait(hours(1))
  expect(await box(anna)).toEqual(first)
  expect((await box(await visitor('Bela'))).invitation).not.toBe(first.invitation)
})

test('somebody new who comes by it earns a box, once for ever [1.21] [7.41] [7.42] [7.45]', async () => {
  const [chao, dora] = [await visitor('Chao'), await visitor('Dora')]
  await chao.call(accountCalls.setNickname, { nickname: 'Chao Li' })
  const { invitation } = await box(chao)
  const inviter = { userId: chao.userId(), nickname: 'Chao Li' }
  expect((await arrive(dora, invitation)).result).toMatchObject({ ok: true, inviter })
  expect((await arrive(dora, invitation)).result).toMatchObject({ ok: false, inviter })
  expect((await dora.call(readShareCount, { invitation })).result).toEqual({ opened: 1, waiting: 1 })
  expect(await box(chao)).toMatchObject({ state: 'open', opened: 1, waiting: 1 })
  expect((await chao.call(takeShareBox, {})).result).toMatchObject({
    box: 'normal',
    boxes: [{ count: 1 }, {}],
  })
  expect((await chao.call(takeShareBox, {})).error).toMatchObject({ code: 200702, name: 'ShareNotReady' })
  expect(await box(chao)).toMatchObject({ state: 'waiting', waiting: 0, takenToday: 1 })
  // Nor does the same device earn another a box.
  const { invitation: other } = await box(await visitor('Eve'))
  expect((await arrive(dora, other)).result).toMatchObject({ ok: false })
})

test('nobody earns by himself: not from his own device or network, not with an old or an unknown device', async () => {
  const fay = await visitor('Fay')
  const { invitation } = await box(fay)
  expect((await arrive(fay, invitation)).result).toMatchObject({ ok: false })
  const flatmate = portal.device('Flatmate')
  flatmate.address = fay.address.replace(/\.9$/, '.77')
  await flatmate.signIn()
  expect((await arrive(flatmate, invitation)).result).toMatchObject({ ok: false })
  const stranger = portal.device('Never signed in')
  stranger.address = '192.0.2.9'
  expect((await arrive(stranger, invitation)).result).toMatchObject({ ok: false })
  const [old, recent] = [await visitor('Old'), await visitor('Recent')]
  portal.wait(minutes(60))
  expect((await arrive(recent, invitation)).result).toMatchObject({ ok: true })
  portal.wait(milliseconds(1))
  expect((await arrive(old, invitation)).result).toMatchObject({ ok: false })
  expect(await box(fay)).toMatchObject({ opened: 1 })
})

test('three boxes a day (UTC) are taken, the rest waits', async () => {
  const gus = await visitor('Gus')
  const { invitation } = await box(gus)
  for (let count = 0; count < 4; count++) await arrive(await visitor(`Guest ${count}`), invitation)
  for (let count = 0; count < 3; count++) expect((await gus.call(takeShareBox, {})).error).toBeNull()
  expect((await gus.call(takeShareBox, {})).error).toMatchObject({ code: 200703, name: 'ShareAlreadyTaken' })
  expect(await box(gus)).toMatchObject({ state: 'taken', waiting: 1, takenToday: 3 })
  portal.wait(hours(24))
  expect((await gus.call(takeShareBox, {})).result!.boxes[0]).toEqual({ kind: 'normal', count: 4 })
})

test('a key that nobody has is unknown, and one network opens ten', async () => {
  const hana = await visitor('Hana')
  const unknown = { code: 200701, name: 'InviteUnknown' }
  expect((await hana.call(readShareCount, { invitation: 'NOBODY' })).error).toMatchObject(unknown)
  for (let count = 0; count < 10; count++) expect((await arrive(hana, 'NOBODY')).error).toMatchObject(unknown)
  expect((await arrive(hana, 'NOBODY')).error).toMatchObject({ code: 100003, name: 'TooFast' })
  portal.wait(minutes(6))
  expect((await arrive(hana, 'NOBODY')).error).toMatchObject(unknown)
})
