import { afterAll, beforeAll, expect, test } from 'vitest'
import { timestamp } from '#kit/db/db.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { sharingCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test.for([1, 2, 3])('of ten shared boxes taken at once three are given (round %d)', async (round) => {
  const device = portal.device(`sharer ${round}`)
  const { invitation } = (await device.call(sharingCalls.readShareBox, {})).result!
  const at = timestamp(portal.now())
  const open = (index: number) => ({
    device_mask: `mask ${round} ${index}`,
    invite_key: invitation,
    opened_at: at,
  })
  await portal.db
    .insertInto('share_open')
    .values(
      Array.from({ length: 10 }, (_, index) => ({ ...open(index), earned: 'box' as const, taken_at: null })),
    )
    .execute()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => device.call(sharingCalls.takeShareBox, {})),
  )
  expect(answers.filter(({ result }) => result)).toHaveLength(3)
  expect(answers.filter(({ error }) => error?.name === 'ShareAlreadyTaken')).toHaveLength(7)
})

test.for([1, 2, 3])(
  'ten simultaneous requests for an invitation get the same key (round %d) [7.40]',
  async (round) => {
    const device = portal.device(`asker ${round}`)
    await device.signIn()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => device.call(sharingCalls.readShareBox, {})),
    )
    const keys = new Set(answers.map(({ result }) => result!.invitation))
    expect(keys.size).toBe(1)
    const [key] = keys
    expect((await device.call(sharingCalls.readShareCount, { invitation: key! })).error).toBeNull()
  },
)
