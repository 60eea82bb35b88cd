import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import type { Db } from './db.ts'
import type { Database } from './open-database.ts'
import { prepared, preparedAlong, sendAlong } from './prepared.ts'
import { inTransaction } from './transaction.ts'

declare module './db.ts' {
  interface Tables {
    shelf: { place: number; label: string; filled: number }
  }
}

let database: Database
let built = 0
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table shelf (place integer primary key, label text not null, filled integer not null)`.execute(
    database.db,
  )
})
afterAll(() => database.close())

const fill = prepared((db: Db, own: { place: number; label: string; by: number }) => {
  built++
  return db
    .insertInto('shelf')
    .values({ place: own.place, label: own.label, filled: own.by })
    .onConflict((known) =>
      known.column('place').doUpdateSet(({ eb }) => ({ filled: eb('shelf.filled', '+', own.by) })),
    )
    .returning(['label', 'filled'])
})

test('a statement is built once and filled in every time, in transactions too', async () => {
  const { db } = database
  expect(await fill(db, { place: 1, label: 'shells', by: 2 })).toEqual([{ label: 'shells', filled: 2 }])
  expect(await fill(db, { place: 1, label: 'stones', by: 3 })).toEqual([{ label: 'shells', filled: 5 }])
  const inside = inTransaction(db, async (tx) => {
    await fill(tx, { place: 2, label: 'sand', by: 1 })
    throw new Error('stop')
  })
  await expect(inside).rejects.toThrow('stop')
  expect(await fill(db, { place: 2, label: 'sand', by: 4 })).toEqual([{ label: 'sand', filled: 4 }])
  expect(built).toBe(1)
})

const put = preparedAlong((db: Db, own: { place: number; label: string }) =>
  db.insertInto('shelf').values({ place: own.place, label: own.label, filled: 0 }),
)
const labelAt = prepared(
  (_db: Db, own: { place: number }) =>
    sql<{ label: string }>`select label from shelf where place = ${own.place}`,
)

test('a prepared write is visible to the next statement, and rolled back with its transaction', async () => {
  const { db } = database
  const seen = await inTransaction(db, async (tx) => {
    await put(tx, { place: 10, label: 'corals' })
    await sendAlong(tx, tx.updateTable('shelf').set({ label: 'pearls' }).where('place', '=', 10))
    return labelAt(tx, { place: 10 })
  })
  expect(seen).toEqual([{ label: 'pearls' }])
  const twice = inTransaction(db, async (tx) => {
    await put(tx, { place: 11, label: 'ropes' })
    await labelAt(tx, { place: 11 })
    await put(tx, { place: 10, label: 'nets' })
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(await labelAt(db, { place: 11 })).toEqual([])
  expect(await labelAt(db, { place: 10 })).toEqual([{ label: 'pearls' }])
})
