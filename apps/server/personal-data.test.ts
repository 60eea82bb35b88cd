import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { DATA_MAP, dataMap } from '../../scripts/data-map.ts'
import { PERSONAL_DATA } from './personal-data.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Large numbers that are not account ids. A column that is neither here nor in a module's holdings fails the test. */
const NO_ACCOUNTS: Readonly<Record<string, string>> = {
  'card_event.id': 'a row',
  'cloud_play.played_ms': 'a length',
  'cloud_play.reported_ms': 'a length',
  'cloud_ticket.place': 'a place',
  'daily_dare.from_score': 'a score',
  'daily_dare.to_score': 'a score',
  'duel.seed': 'a chance',
  'event.told_behind': 'how far players were told, whoever had that number',
  'game_day.played_ms': 'a length',
  'game_player.played_ms': 'a length',
  'limit_bucket.full_at': 'a moment',
  'market_wrong_guess.id': 'a row',
  'numbers_cloud.played_ms': 'a length',
  'numbers_cloud.waited_ms': 'a length',
  'numbers_day.played_ms': 'a length',
  'numbers_game.played_ms': 'a length',
  'operator_action.id': 'a row',
  'outbox.id': 'a row',
  'play.played_ms': 'a length',
  'play_day.played_ms': 'a length',
  'score.replay_id': 'a row',
  'score.score': 'a score',
  'score_copy.score': 'a score',
  'score_dare.answer': 'a score',
  'score_dare.score': 'a score',
  'score_replay.id': 'a row',
  'score_run.seed': 'a chance',
  'score_share.score': 'a score',
  'score_share.seed': 'a chance',
  'staff_passkey.uses': 'a count',
}

const registered = PERSONAL_DATA.flatMap(({ holdings }) =>
  holdings.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
)

/** Columns that could contain an account id: it needs a bigint. */
async function wideColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select columns.table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bigint' order by 1`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

/** Columns with a foreign key to an account. */
async function references(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass order by 1`.execute(database.db)
  return rows.map(({ name }) => name)
}

test('every column that may hold the number of a player has a module that exports and erases it', async () => {
  const known = new Set([...registered, ...Object.keys(NO_ACCOUNTS)])
  expect((await wideColumns()).filter((column) => !known.has(column))).toEqual([])
  expect((await references()).filter((column) => !registered.includes(column))).toEqual([])
})

test('every table that modules declare exists and is declared once', async () => {
  const wide = await wideColumns()
  const named = [...registered, ...Object.keys(NO_ACCOUNTS)]
  expect(named.filter((column) => !wide.includes(column))).toEqual([])
  expect(new Set(registered).size).toBe(registered.length)
})

test('no foreign key to an account cascades, which would break the ledger’s chains (docs/trust.md T10)', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'f' and confrelid = 'account'::regclass and confdeltype <> 'a'`.execute(database.db)
  expect(rows).toEqual([])
})

test('docs/data-map.md matches the modules: run node scripts/data-map.ts', () => {
  expect(readFileSync(DATA_MAP, 'utf8')).toBe(dataMap())
})

test('the data map has content, purpose, retention and readers of every table', () => {
  for (const { holdings } of PERSONAL_DATA)
    for (const { table, what, why, seenBy } of holdings)
      for (const words of [what, why, seenBy]) expect(words.length, table).toBeGreaterThan(3)
})
