import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { instant } from '#kit/time/time.ts'
import { up } from './migrations/20261122T1045-move-audit.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('earlier actions of operators in the chat are moved to the audit log', async () => {
  const { db } = database
  await sql`
    create table chat_audit (
      id       bigint      generated always as identity primary key,
      done_at  timestamptz not null,
      operator text        not null,
      action   text        not null,
      subject  text        not null,
      detail   text        not null
    )`.execute(db)
  await sql`
    insert into chat_audit (done_at, operator, action, subject, detail)
    values ('2026-01-10T12:00Z', 'olga', 'mute', 'account 12345678', '{"reason":"spam","step":1}')`.execute(
    db,
  )
  await up(db as never)
  const rows = await db.selectFrom('operator_action').selectAll().execute()
  expect(rows).toMatchObject([
    {
      done_at: instant('2026-01-10T12:00Z'),
      operator: 'olga',
      command: 'chat mute',
      subject: 'user 12345678',
      after: { reason: 'spam', step: 1 },
    },
  ])
  await expect(sql`select from chat_audit`.execute(db)).rejects.toThrow('does not exist')
})
