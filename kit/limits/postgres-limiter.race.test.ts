import { openTestDatabase } from '#kit/testing/test-database.ts'
import { describeLimiter } from './limiter.contract.ts'
import { postgresLimiter } from './postgres-limiter.ts'

describeLimiter('postgres', async (clock) => {
  const database = await openTestDatabase()
  return { limiter: postgresLimiter(database.db, clock), close: database.close }
})
