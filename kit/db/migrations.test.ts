import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { migrate } from './migrations.ts'
import type { Database } from './open-database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const note = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`.execute(database.db)

test('an old process starts on the tables of a newer version', async () => {
  await note('20270101T0000-create-tomorrow')
  expect(await migrate(database.db)).toEqual([])
})

test('a process of another branch does not start on those tables', async () => {
  const { rows } = await sql<{ name: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration) returning name`.execute(
    database.db,
  )
  await note('20270101T0000-create-tomorrow')
  await expect(migrate(database.db)).rejects.toThrow(`lacks ${rows[0]!.name}`)
})

test('processes that start together migrate once', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(await Promise.all([migrate(database.db), migrate(database.db)])).toEqual([[], []])
})

const unrun = (...names: string[]) =>
  sql`delete from kysely_migration where name in (${sql.join(names)})`.execute(database.db)
const hasRun = async (name: string) =>
  (await sql`select from kysely_migration where name = ${name}`.execute(database.db)).rows.length > 0

test('a failed upgrade keeps finished migrations, and nothing of the failed one', async () => {
  // The first may run again; the table of the second exists already.
  const [passes, fails] = ['20261129T115002-tell-of-the-passed', '20261129T115004-create-dares'] as const
  await unrun(passes, fails)
  await expect(migrate(database.db)).rejects.toThrow('A migration failed')
  expect([await hasRun(passes), await hasRun(fails)]).toEqual([true, false])
  await sql`drop table daily_dare`.execute(database.db)
  expect(await migrate(database.db)).toEqual([fails])
})

test('a migration that waits for a lock gives way to others, and succeeds in the end', async () => {
  const name = '20261129T115002-tell-of-the-passed'
  await unrun(name)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let hasLocked: () => void = () => undefined
  const locked = new Promise<void>((resolve) => (hasLocked = resolve))
  const reader = database.db.transaction().execute(async (tx) => {
    await sql`select from notice`.execute(tx)
    hasLocked()
    await held
  })
  await locked
  const migrating = migrate(database.db)
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(database.db)).rows.length)
    .toBe(1)
  // Waits for the migration, which waits for the reader.
  await sql`select from notice`.execute(database.db)
  letGo()
  await reader
  expect(await migrating).toEqual([name])
})

const INDEX = '20261129T0608-find-plays-of-account'
const isReady = async () => {
  const { rows } = await sql<{ ready: boolean }>`
    select indisvalid and indisready as ready from pg_index where indexrelid = to_regclass('play_by_account')`.execute(
    database.db,
  )
  return rows[0]?.ready
}

test('an index is built while a transaction holds its table, and others write meanwhile', async () => {
  const { db } = database
  await unrun(INDEX)
  await sql`drop index play_by_account`.execute(db)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const write = (tx: typeof db, id: number) =>
    sql`insert into account (id, kind, created_at) values (${id}, 'visitor', now())`.execute(tx).then(() =>
      sql`insert into play (id, account_id, game_id, started_at, reported_at)
            values (${`PLAY${id}`}, ${id}, 1, now(), now())`.execute(tx),
    )
  let hasWritten: () => void = () => undefined
  const written = new Promise<void>((resolve) => (hasWritten = resolve))
  const writer = db.transaction().execute(async (tx) => {
    await write(tx, 20_000_001)
    hasWritten()
    await held
  })
  await Promise.race([written, writer])
  const migrating = Promise.all([migrate(db), migrate(db)])
  const isBuilding = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`.execute(
      db,
    )
    return rows.length
  }
  try {
    await expect.poll(isBuilding).toBe(1)
    // A plain index would block this one until the other transaction ends.
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = 1000`.execute(tx)
      await write(tx, 20_000_002)
    })
  } finally {
    letGo()
  }
  await writer
  expect((await migrating).flat()).toEqual([INDEX])
  expect(await isReady()).toBe(true)
})

test('an index that a killed process left half built is dropped and rebuilt', async () => {
  const { db } = database
  await unrun(INDEX)
  await sql`drop index play_by_account`.execute(db)
  await sql`create index play_by_account on play (game_id)`.execute(db)
  await sql`update pg_index set indisvalid = false where indexrelid = to_regclass('play_by_account')`.execute(
    db,
  )
  expect(await migrate(db)).toEqual([INDEX])
  expect(await isReady()).toBe(true)
  const { rows } = await sql<{ made: string }>`
    select pg_get_indexdef(to_regclass('play_by_account')) as made`.execute(db)
  expect(rows[0]!.made).toContain('(account_id, started_at)')
})

test('every constraint is validated against existing rows', async () => {
  const { rows } = await sql`select conname from pg_constraint where not convalidated`.execute(database.db)
  expect(rows).toEqual([])
})

/** Since this moment old and new processes run side by side during a rollout. */
const ROLLOUTS_SINCE = '20261123T0000'
const TAKES_AWAY =
  /\bdrop\s+(table|column|type|index|default)|\brename\s+(to|column)|\bset\s+not\s+null|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i

test('a migration removes nothing that the previous version uses', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{modules/*/server,kit/*}/migrations/*.ts', { cwd: root })
  const late = files.filter((file) => basename(file) > ROLLOUTS_SINCE)
  expect(late.length).toBeGreaterThan(0)
  // A migration that removes something unused says so in its name.
  const taking = late.filter(
    (file) => !/-retire-/.test(file) && TAKES_AWAY.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(taking).toEqual([])
  for (const text of ['alter table card drop column level', 'alter column level drop default'])
    expect(TAKES_AWAY.test(text), text).toBe(true)
})

const ADDS_COLUMN = /\badd\s+column\b[^,`]*/gi
const isAskedForMore = (added: string) => /\bnot\s+null\b/i.test(added) && !/\bdefault\b/i.test(added)

test('a migration requires no column that the previous version does not write', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{modules/*/server,kit/*}/migrations/*.ts', { cwd: root })
  const asking = files
    .filter((file) => basename(file) > ROLLOUTS_SINCE)
    .filter((file) => (readFileSync(join(root, file), 'utf8').match(ADDS_COLUMN) ?? []).some(isAskedForMore))
  expect(asking).toEqual([])
  expect(isAskedForMore('add column level integer not null')).toBe(true)
})

/** Since this moment an index on a table in use is listed in `indexes`, which are built concurrently. */
const INDEXES_SINCE = '20261129T0600'
const CREATES_INDEX = /\bcreate\s+(?:unique\s+)?index\s+\w+\s+on\s+(\w+)/gi

test('a migration builds no index on an existing table inside its transaction', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{modules/*/server,kit/*}/migrations/*.ts', { cwd: root })
  const blocking = files
    .filter((file) => basename(file) > INDEXES_SINCE)
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(CREATES_INDEX)].some(([, table]) => !text.includes(`create table ${table} (`))
    })
  expect(blocking).toEqual([])
  expect([...'create index a on b (c)'.matchAll(CREATES_INDEX)].map(([, table]) => table)).toEqual(['b'])
})
