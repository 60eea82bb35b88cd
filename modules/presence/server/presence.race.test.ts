import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { after, instant, seconds } from '#kit/time/time.ts'
import { noteSeen, readSeen } from './presence-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const start = instant('2026-11-22T05:00Z')
const ids = Array.from({ length: 400 }, (_, index) => 10_000_000 + index)

test('processes that store the same players in any order do not deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    const batches = Array.from({ length: 10 }, (_, turn) => {
      const order = turn % 2 === 0 ? ids : ids.toReversed()
      return new Map(order.map((id) => [id, after(start, seconds(round * 10 + turn))]))
    })
    await Promise.all(batches.map((batch) => noteSeen(database.db, batch)))
  }
  const seen = await readSeen(database.db, ids)
  expect(new Set(seen.values())).toEqual(new Set([after(start, seconds(49))]))
})
