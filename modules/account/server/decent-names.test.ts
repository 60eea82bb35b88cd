import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { accountCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test.for([
  'f@ck',
  'fսcker',
  'ShitLord',
  'Hurensohn',
  '傻逼玩家',
  'discord gg abc',
  'my telegram',
  'Аdmin',
  'ᎪᎠᎷᏆΝ',
])('the name %s is refused', async (nickname) => {
  const device = portal.device('namer')
  expect((await device.call(accountCalls.setNickname, { nickname })).error).toMatchObject({
    code: 101009,
    name: 'NicknameRejected',
  })
  expect((await device.call(accountCalls.readStatus, { deviceId: device.deviceId })).result).toMatchObject({
    nickname: '',
  })
})

test('a refused name costs nothing: the first change is still free', async () => {
  const device = portal.device('careful')
  await device.call(accountCalls.setNickname, { nickname: 'ShitLord' })
  expect((await device.call(accountCalls.setNickname, { nickname: 'Coco of the Reef' })).error).toBeNull()
})
