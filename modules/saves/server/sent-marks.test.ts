import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { savesCalls } from '../calls.ts'
import { canonical } from '../rules/canonical.ts'
import { documentText } from '../rules/document.ts'
import { markOf } from '../rules/marks.ts'
import { pack } from './packing.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const record = (plays: number) => ({ bests: {}, plays, level: 1, stars: {}, options: {} })
const markOfSave = (plays: number) => markOf(canonical(record(plays)))
async function send(device: TestDevice, base: number, plays: number) {
  const packed = pack(documentText({ record: record(plays) })).toString('base64url')
  const answer = await device.call(savesCalls.sendSaves, { saves: [{ key: 'game:2048', base, packed }] })
  return answer.result?.saves[0]
}
const ownOf = async (device: TestDevice) =>
  (await device.call(savesCalls.readSaves, { since: 0 })).result!.saves[0]?.own

test('a device is told the last state that it stored itself, whatever the current one is', async () => {
  const [phone, tablet] = [portal.device('phone'), portal.device('tablet')]
  await phone.signIn()
  const { handCode } = (await phone.call(accountCalls.makeHandCode, {})).result!
  const { result } = await tablet.call(accountCalls.signInByHand, { handCode, deviceId: tablet.deviceId })
  tablet.token = result!.session.token
  await send(phone, 0, 2)
  expect(await ownOf(tablet)).toBe('')
  await send(tablet, 1, 3)
  expect([await ownOf(phone), await ownOf(tablet)]).toEqual([markOfSave(2), markOfSave(3)])
  expect(await send(phone, 1, 9)).toMatchObject({ fate: 'stale', current: { own: markOfSave(2) } })
  // What the other device stored counts for it alone, equal or not; what this one stored is not stored twice.
  expect(await send(phone, 1, 3)).toMatchObject({ fate: 'stale', current: { own: markOfSave(2) } })
  expect(await send(tablet, 1, 3)).toMatchObject({ fate: 'stored', version: 2 })
})
