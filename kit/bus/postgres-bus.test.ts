import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { describeBus } from './bus.contract.ts'
import { postgresBus } from './postgres-bus.ts'

const WAIT = { interval: 20 }

describeBus('postgres', async () => {
  const database = await openTestDatabase()
  const log = { warn: () => undefined }
  return {
    here: await postgresBus(database, log),
    there: await postgresBus(database, log),
    close: database.close,
  }
})

test('a bus reconnects by itself', async () => {
  const database = await openTestDatabase()
  const warnings: string[] = []
  const bus = await postgresBus(database, { warn: (_facts, text) => void warnings.push(text) })
  onTestFinished(async () => {
    await bus.close()
    await database.close()
  })
  const heard: unknown[] = []
  bus.subscribe('topic', (body) => void heard.push(body))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.db)
  await vi.waitFor(() => expect(warnings).toEqual(['The bus has lost PostgreSQL']), WAIT)
  await vi.waitFor(async () => {
    await bus.publish('topic', {})
    expect(heard.length).toBeGreaterThan(0)
  }, WAIT)
})

test('publishing does not fail while the database is down', async () => {
  const database = await openTestDatabase()
  const bus = await postgresBus(database, { warn: () => undefined })
  await bus.close()
  await database.close()
  await expect(bus.publish('topic', {})).resolves.toBeUndefined()
})
