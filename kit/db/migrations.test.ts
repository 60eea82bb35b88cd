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

test('a process of another branch does not', async () => {
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

/** From this moment on old and new processes run side by side during a rollout. */
const ROLLOUTS_SINCE = '20261123T0000'
const TAKES_AWAY =
  /\bdrop\s+(table|column|type|index)|\brename\s+(to|column)|\bset\s+not\s+null|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i

test('a migration takes nothing away that the version before it uses', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{modules/*/server,kit/*}/migrations/*.ts', { cwd: root })
  const late = files.filter((file) => basename(file) > ROLLOUTS_SINCE)
  expect(late.length).toBeGreaterThan(0)
  // What nobody uses any more since an earlier version goes by a migration whose name says so.
  const taking = late.filter(
    (file) => !/-retire-/.test(file) && TAKES_AWAY.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(taking).toEqual([])
  expect(TAKES_AWAY.test('alter table card drop column level')).toBe(true)
})
