import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { checkSiteSecret } from './site-secret.ts'

const [ours, theirs] = ['a'.repeat(32), 'b'.repeat(32)]
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('all processes of a site have one secret, and a process with another one is refused', async () => {
  await Promise.all([checkSiteSecret(database.db, ours), checkSiteSecret(database.db, ours)])
  await expect(checkSiteSecret(database.db, theirs)).rejects.toThrow('ISLET_PEPPER')
  await expect(checkSiteSecret(database.db, ours)).resolves.toBeUndefined()
})

test('the stored value does not reveal the secret', async () => {
  await checkSiteSecret(database.db, ours)
  const stored = await database.db.selectFrom('site').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(ours)
})
