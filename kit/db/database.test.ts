import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import type { Db, Tx } from './db.ts'
import { lockNamed } from './named-locks.ts'
import { migrate } from './migrations.ts'
import type { Database } from './open-database.ts'
import { inSnapshot, inTransaction, inTrial } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table purse (id text primary key, coins integer not null)`.execute(database.db)
  await sql`insert into purse values ('ann', 10), ('ben', 10)`.execute(database.db)
})
afterAll(() => database.close())

const coinsOf = async (id: string) =>
  (await sql<{ coins: number }>`select coins from purse where id = ${id}`.execute(database.db)).rows[0]?.coins

async function move(tx: Db, from: string, to: string) {
  await sql`update purse set coins = coins - 1 where id = ${from}`.execute(tx)
  await sql`select pg_sleep(0.05)`.execute(tx)
  await sql`update purse set coins = coins + 1 where id = ${to}`.execute(tx)
}

test('deadlocked transactions are retried, and nothing is lost', async () => {
  let attempts = 0
  const moveAgain = (from: string, to: string) =>
    inTransaction(database.db, (tx) => {
      attempts++
      return move(tx, from, to)
    })
  await Promise.all([moveAgain('ann', 'ben'), moveAgain('ben', 'ann')])
  expect(attempts).toBeGreaterThan(2)
  expect([await coinsOf('ann'), await coinsOf('ben')]).toEqual([10, 10])
})

test('an exception rolls the transaction back', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await sql`update purse set coins = 0`.execute(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await coinsOf('ann')).toBe(10)
})

test('a nested transaction joins the outer one', async () => {
  await inTransaction(database.db, (outer) =>
    inTransaction(outer, async (inner) => expect(inner).toBe(outer)),
  )
})

test('an advisory lock needs an open transaction', async () => {
  const outside = 'A lock outside an open transaction would hold nothing'
  await expect(lockNamed(database.db as Tx, 'ann')).rejects.toThrow(outside)
  const over = await inTransaction(database.db, async (tx) => {
    await lockNamed(tx, 'ann')
    return tx
  })
  await expect(lockNamed(over, 'ann')).rejects.toThrow(outside)
  const failed: Tx[] = []
  const failing = inTransaction(database.db, async (tx) => {
    failed.push(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await expect(lockNamed(failed[0]!, 'ann')).rejects.toThrow(outside)
})

test('dry runs and snapshots are transactions that change nothing', async () => {
  await inTrial(database.db, async (tx) => {
    await lockNamed(tx, 'ann')
    await sql`update purse set coins = 0`.execute(tx)
  })
  expect(await coinsOf('ann')).toBe(10)
  const writing = inSnapshot(database.db, (tx) => sql`update purse set coins = 0`.execute(tx))
  await expect(writing).rejects.toThrow('read-only')
})

test('counts and moments are read as numbers', async () => {
  const [row] = await database.query(
    { name: 'types', text: 'select 9876543210::bigint as id, $1::timestamptz as at' },
    [new Date(1_700_000_000_123)],
  )
  expect(row).toEqual({ id: 9_876_543_210, at: 1_700_000_000_123 })
})

test('the process survives when the database ends its connections, and continues', async () => {
  await database.db.connection().execute(async (busy) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(busy)
  })
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db)).rejects.toThrow()
  // The running statement fails; later ones get a new connection.
  await vi.waitFor(async () => expect(await coinsOf('ann')).toBe(10))
})

test('BEGIN is sent with the first statement, and an empty transaction sends nothing', async () => {
  const busy = () =>
    sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(database.db)
  await inTransaction(database.db, async (tx) => {
    expect((await busy()).rows).toEqual([{ count: 0 }])
    await sql`select`.execute(tx)
    expect((await busy()).rows).toEqual([{ count: 1 }])
  })
  expect((await busy()).rows).toEqual([{ count: 0 }])
})

test('a failed first statement leaves the connection usable', async () => {
  await expect(inTransaction(database.db, (tx) => sql`select 1/0`.execute(tx))).rejects.toThrow('zero')
  expect(await coinsOf('ann')).toBe(10)
})

test('a statement that is used often survives a change of its table, alone and in a transaction', async () => {
  const readAll = (db: Db) => sql<object>`select * from purse where id = ${'ann'}`.execute(db)
  const addColumn = (name: string) =>
    sql`alter table purse add column ${sql.ref(name)} integer`.execute(database.db)
  await database.db.connection().execute(async (same) => {
    for (let use = 0; use < 6; use++) await readAll(same)
    const { rows } =
      await sql`select name from pg_prepared_statements where statement like 'select * from purse%'`.execute(
        same,
      )
    expect(rows).toHaveLength(1)
  })
  await addColumn('notes')
  for (let use = 0; use < 20; use++) expect((await readAll(database.db)).rows[0]).toHaveProperty('notes')
  await inTransaction(database.db, readAll)
  await addColumn('stamps')
  const { rows } = await inTransaction(database.db, readAll)
  expect(rows[0]).toHaveProperty('stamps')
})

test('processes that start together migrate once', async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  const runs = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)])
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1)
})
