import { expect, test } from 'vitest'
import { openTestPortal } from '#apps/testing/test-portal.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { installCalls } from '../calls.ts'

test('[9.8] of ten simultaneous requests one gets the two boxes', async () => {
  const portal = await openTestPortal()
  const browser = portal.device('browser')
  const device = portal.device('app')
  const { result } = await browser.call(accountCalls.makeHandCode, { use: 'install' })
  const { handCode } = result!
  const entry = await device.call(accountCalls.signInByHand, { handCode, deviceId: device.deviceId })
  device.token = entry.result!.session.token
  const wish = () => device.call(installCalls.takeHomeGift, { display: 'standalone' })
  const answers = await Promise.all(Array.from({ length: 10 }, wish))
  expect(answers.filter((answer) => answer.result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'HomeGiftTaken')).toHaveLength(9)
  const boxes = await portal.db.selectFrom('card_box').select('source').execute()
  expect(boxes).toEqual([{ source: 'home' }, { source: 'home' }])
  await portal.close()
})
