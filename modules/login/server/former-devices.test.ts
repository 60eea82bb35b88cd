import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { days, type Instant } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { deviceMasksOf, findDevice, neighboursOf, networksOf } from '#modules/account/server/index.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal()
})
afterAll(() => portal.close())

let players = 0
let device: TestDevice
let memberId: number
let deviceMask: string
let bornAt: Instant
/** A visitor of three days who became a member and signed out: the device gets a new visitor. */
beforeEach(async () => {
  device = portal.device(`device ${++players}`)
  device.address = `198.51.${players}.7`
  await device.signIn()
  bornAt = portal.now()
  memberId = device.userId()
  ;[deviceMask = ''] = await deviceMasksOf(portal.db, memberId)
  portal.wait(days(3))
  await portal.signIn(device, { who: `member ${players}` })
  await device.call(accountCalls.signOut, {})
  device.token = undefined
  await device.signIn()
})

test('a device that once led to a member is not new when its visitor is', async () => {
  expect(await findDevice(portal.db, deviceMask)).toMatchObject({
    accountId: device.userId(),
    firstSeenAt: bornAt,
  })
})

test('a member and the next visitor of the same device count as neighbours, without a common session', async () => {
  expect(device.userId()).not.toBe(memberId)
  expect([...(await neighboursOf(portal.db, memberId, [device.userId()]))]).toEqual([device.userId()])
  expect([...(await neighboursOf(portal.db, device.userId(), [memberId]))]).toEqual([memberId])
})

test('players of two IPv6 households are neighbours where these may be one customer’s', async () => {
  const at = async (address: string) => {
    const one = portal.device(`at ${address}`)
    one.address = address
    await one.signIn()
    return one.userId()
  }
  const [here, near, far] = [
    await at('2001:db8:5:100::1'),
    await at('2001:db8:5:200::1'),
    await at('2001:db8:6:100::1'),
  ]
  expect([...(await neighboursOf(portal.db, here, [near, far]))]).toEqual([near])
})

test('a member has sessions and no devices', async () => {
  expect(await networksOf(portal.db, memberId)).toEqual([])
  await portal.signIn(device, { who: `member ${players}` })
  expect(await networksOf(portal.db, memberId)).toEqual([`198.51.${players}.0/24`])
})

test('the database itself keeps devices from members and providers from visitors', async () => {
  const at = timestamp(portal.now())
  const key = { key_hash: 'a key', account_id: memberId, created_at: at }
  await expect(portal.db.insertInto('account_device_key').values(key).execute()).rejects.toThrow(
    /foreign key/,
  )
  const link = { issuer: 'i', subject: 's', provider: 'p', account_id: device.userId(), linked_at: at }
  await expect(portal.db.insertInto('account_identity').values(link).execute()).rejects.toThrow(/foreign key/)
  const upgrade = portal.db.updateTable('account').set({ kind: 'member' }).where('id', '=', device.userId())
  await expect(upgrade.execute()).rejects.toThrow(/foreign key/)
})
