import { expect, test } from 'vitest'
import { cloud, device, KEY } from './testing/devices.ts'

test('a browser that goes on as somebody else in the middle of a call sends and takes nothing, and loses nothing', async () => {
  const server = cloud()
  const phone = device(server)
  phone.account.isVisitor = false
  phone.play({ plays: 1 })
  await phone.push()
  phone.play({ plays: 2 })
  // The page still believes that the member is here.
  server.session.account = 2
  await phone.push()
  await phone.pull()
  expect(server.rows.get(KEY)?.version).toBe(1)
  server.session.account = 1
  await phone.push()
  expect(server.rows.get(KEY)?.version).toBe(2)
  expect(phone.record()?.plays).toBe(2)
})
