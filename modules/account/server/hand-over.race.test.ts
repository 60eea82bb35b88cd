import { expect, test } from 'vitest'
import { openTestPortal } from '#apps/testing/test-portal.ts'
import { accountCalls } from '../calls.ts'

test('of ten devices that use one code at once, one is signed in', async () => {
  const portal = await openTestPortal()
  const safari = portal.device('safari')
  const { result } = await safari.call(accountCalls.makeHandCode, { use: 'install' })
  const devices = Array.from({ length: 10 }, (_, index) => portal.device(`device ${index}`))
  const answers = await Promise.all(
    devices.map((device) =>
      device.call(accountCalls.signInByHand, { handCode: result!.handCode, deviceId: device.deviceId }),
    ),
  )
  expect(answers.filter((answer) => answer.result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'HandCodeInvalid')).toHaveLength(9)
  await portal.close()
})
