import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveHealth } from './health.ts'

function openHealth() {
  const database = {
    queries: 0,
    isUp: true,
    async query<Row>(): Promise<Row[]> {
      database.queries++
      if (!database.isUp) throw new Error('gone')
      return []
    },
  }
  const app = fastify()
  onTestFinished(() => app.close())
  const health = serveHealth(app, database)
  return { app, database, health, statusOf: async (path: string) => (await app.inject(path)).statusCode }
}

test('a thousand questions at once whether a process can serve cost one query', async () => {
  const { database, statusOf } = openHealth()
  const statuses = await Promise.all(Array.from({ length: 1000 }, () => statusOf('/readyz')))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(database.queries).toBe(1)
  expect(await statusOf('/healthz')).toBe(200)
})

test('a database that goes and comes back is noticed', async () => {
  const { database, statusOf } = openHealth()
  expect(await statusOf('/readyz')).toBe(200)
  database.isUp = false
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503))
  expect(await statusOf('/healthz')).toBe(200)
  database.isUp = true
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200))
})

test('a query that is never answered is asked again', async () => {
  const { database, statusOf } = openHealth()
  const { query } = database
  database.query = () => new Promise(() => undefined)
  expect(await statusOf('/readyz')).toBe(503)
  database.query = query
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 2000 })
})

test('a process that ends says so at once', async () => {
  const { health, statusOf } = openHealth()
  expect(await statusOf('/readyz')).toBe(200)
  health.leave()
  expect(await statusOf('/readyz')).toBe(503)
})
