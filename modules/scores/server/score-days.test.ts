import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { up } from './migrations/20261129T0921-create-score-days.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('backfilled days belong to existing accounts', async () => {
  const [erased, living] = [portal.device('erased'), portal.device('living')]
  const { db } = portal
  const at = timestamp(portal.now())
  const { id } = await db
    .insertInto('score_replay')
    .values({ version: 'test', replay: '', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const device of [erased, living]) {
    await device.signIn()
    const fields = { game_id: 1752, level: 1, period: 'ever', score: 8, ended_at: at, replay_id: id }
    await db
      .insertInto('score')
      .values({ account_id: device.userId(), ...fields })
      .execute()
  }
  await db.updateTable('account').set({ deleted_at: at }).where('id', '=', erased.userId()).execute()
  await sql`drop table score_day`.execute(db)
  await up(db as never)
  const rows = await db.selectFrom('score_day').select(['account_id', 'runs']).execute()
  expect(rows).toEqual([{ account_id: living.userId(), runs: 1 }])
})
