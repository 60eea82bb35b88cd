import { AsyncLocalStorage } from 'node:async_hooks'
import { PRODUCT_RATES } from '#apps/server/rates.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import {
  openPortalOver,
  TEST_WORKER_KEY,
  type Asked,
  type PortalOptions,
  type TestPortal,
} from './portal-over.ts'

export { PRODUCT_RATES, TEST_WORKER_KEY }
export type { Asked, PortalOptions as TestPortalOptions, TestPortal }

/** The whole server in one process: a real database of this test alone, a clock the test moves, dice and keys it can repeat. */
export async function openTestPortal(options: PortalOptions = {}): Promise<TestPortal> {
  const asked = new AsyncLocalStorage<Asked[]>()
  const database = await openTestDatabase((text, values) => asked.getStore()?.push({ text, values }))
  return openPortalOver({ database, asked }, options)
}
