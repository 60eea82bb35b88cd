import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { defineCall } from '#kit/contract/call.ts'
import { serve } from './handler.ts'

const clumsy = {
  fail: defineCall({
    wire: 'test/fail',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ secret: Type.String() }),
    result: Type.Object({}),
  }),
}
const served = serve(clumsy, {
  async fail({ secret }, { log }) {
    log.warn({ token: 'short', deep: { far: secret } }, `clumsy note about ${secret}`)
    const cause = Object.assign(new Error(`duplicate key ${secret}`), {
      detail: `Key (x)=(${secret}) exists`,
    })
    throw new Error(`Could not store ${secret}`, { cause })
  },
})

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ moreCalls: served })
})
afterAll(() => portal.close())

test('no token, device id, key or address reaches the log, whatever a handler does', async () => {
  const device = portal.device('careful')
  device.address = '203.0.113.77'
  await device.signIn()
  const key = [...device.cookies.values()][0]!
  const codes = ['7K3M-9QXT', 'ABCD-2345-WXYZ-6789']
  const secrets = [device.token!, device.deviceId, device.deviceId.toLowerCase(), key, ...codes]
  for (const secret of secrets) expect((await device.call(clumsy.fail, { secret })).status).toBe(500)
  await device.post(`acc/none?token=${device.token}`, {
    body: { id: 1, params: { visitId: device.deviceId } },
  })
  await device.post('acc/signin/status', { body: `{"visitId":"${device.deviceId}"` })

  expect(portal.log()).toContain('Could not store [hidden]')
  expect(portal.log()).toContain('duplicate key [hidden]')
  expect(portal.log()).toContain('clumsy note about [hidden]')
  for (const secret of [...secrets, '203.0.113.77', 'exists', 'short'])
    expect(portal.log()).not.toContain(secret)
})

test('a failure is logged once, with the id that the player sees', async () => {
  const answer = await portal.device('unlucky').call(clumsy.fail, { secret: 'none' })
  const requestId = String(answer.error?.data?.['traceId'])
  const lines = portal
    .log()
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as { msg: string; requestId: string })
  expect(lines.filter(({ msg }) => msg === 'A call failed')).toHaveLength(1)
  // All that was said meanwhile is found by the same number.
  expect(lines.map((line) => line.requestId)).toEqual([requestId, requestId])
})
