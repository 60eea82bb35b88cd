import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { accountCalls } from '../calls.ts'
import { lockAccount, lockAccountAlone } from './account-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const ten = Array.from({ length: 10 }, (_, index) => index)

test('[1.23] [7.19] ten simultaneous sign-ins of one new device make one account', async () => {
  const { deviceId } = portal.device('ten tabs')
  const tabs = ten.map((index) => portal.device(`tab ${index}`))
  for (const tab of tabs) tab.deviceId = deviceId
  const answers = await Promise.all(tabs.map((tab) => tab.signIn()))
  expect(new Set(answers.map(({ result }) => result?.account.userId))).toHaveLength(1)
  expect(answers.filter(({ result }) => result?.isNew)).toHaveLength(1)
  const accounts = await portal.db
    .selectFrom('account')
    .select('id')
    .where('deleted_at', 'is', null)
    .execute()
  expect(accounts).toHaveLength(1)
})

test('[7.3] of ten simultaneous nickname changes one is the free one', async () => {
  const device = portal.device('ten names')
  await device.signIn()
  const answers = await Promise.all(
    ten.map((index) => device.call(accountCalls.setNickname, { nickname: `Name ${index}` })),
  )
  const [winner, ...others] = answers.filter(({ result }) => result)
  expect(others).toEqual([])
  expect(answers.filter(({ error }) => error?.name === 'NicknameTooSoon')).toHaveLength(9)
  const status = await device.call(accountCalls.readStatus, { deviceId: device.deviceId })
  expect(status.result?.nickname).toBe(winner?.result?.nickname)
})

test('ten more simultaneous sign-ins never leave more than ten sessions', async () => {
  const device = portal.device('many places')
  for (const _ of ten) await device.signIn()
  await Promise.all(ten.map(() => device.signIn()))
  const rows = await portal.db
    .selectFrom('account_session')
    .select('id')
    .where('account_id', '=', device.userId())
    .execute()
  expect(rows).toHaveLength(10)
})

test('[7.22] a session that ends while it is being read is invalid for the next call', async () => {
  const device = portal.device('racing out')
  await device.signIn()
  const read = () => device.call(accountCalls.readStatus, { deviceId: device.deviceId })
  await Promise.all([read(), read(), device.call(accountCalls.signOut, {}), read(), read()])
  expect((await read()).error).toMatchObject({ code: 100004 })
})

/** What comes of a row that names the account, stored by somebody else while it is held. */
async function storedWhile(lock: typeof lockAccount, accountId: number): Promise<'stored' | 'held up'> {
  return inTransaction(portal.db, async (tx) => {
    await lock(tx, accountId)
    return inTransaction(portal.db, async (other) => {
      await sql`set local lock_timeout = '200ms'`.execute(other)
      await sql`
        insert into badge_won (account_id, badge_id, won_at) values (${accountId}, ${lock.name}, now())`.execute(
        other,
      )
      return 'stored' as const
    }).catch((error: { code?: string }) => {
      // lock_not_available
      if (error.code === '55P03') return 'held up' as const
      throw error
    })
  })
}

test('locking an account does not block writes for it, but locking it exclusively does', async () => {
  const device = portal.device('held')
  await device.signIn()
  expect(await storedWhile(lockAccount, device.userId())).toBe('stored')
  expect(await storedWhile(lockAccountAlone, device.userId())).toBe('held up')
})
