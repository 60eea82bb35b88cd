import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { catalogueOf } from '#modules/catalog/server/index.ts'
import { awardParts } from '#apps/server/badges.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { lockAccountAlone } from '#modules/account/server/index.ts'
import { award } from './award.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('an account cannot be erased between reading its facts and storing badges', async () => {
  const device = portal.device('nearly gone')
  await device.signIn()
  const accountId = device.userId()
  const { db } = portal
  const outcome = await inTransaction(db, async (tx) => {
    await award(tx, accountId, awardParts(catalogueOf([])), portal.now())
    return inTransaction(db, async (other) => {
      await sql`set local lock_timeout = '200ms'`.execute(other)
      await lockAccountAlone(other, accountId)
      return 'erased meanwhile'
    }).catch((error: { code?: string }) => {
      // lock_not_available
      if (error.code === '55P03') return 'waits'
      throw error
    })
  })
  expect(outcome).toBe('waits')
})
