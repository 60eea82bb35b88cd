import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { placesOf } from './place-store.ts'
import { rivalsOf, rivalsOfAll } from './rival-store.ts'
import { firstOf } from './score-store.ts'

const FIRST_ID = 20_000_000
const PLAYERS = 300
const table = { gameId: 1, level: 1, period: '2026-11-20' }

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
  await sql`
    with came as (
      insert into account (id, kind, created_at)
      select ${FIRST_ID}::int + number, 'visitor', now() from generate_series(1, ${PLAYERS}::int) number returning id
    ), shown as (
      insert into score_replay (version, replay, created_at) values ('test', '', now()) returning id
    )
    insert into score (game_id, level, period, account_id, score, ended_at, replay_id)
    select game, 1, '2026-11-20', came.id, came.id * 37 % 11, timestamptz '2026-11-20' + came.id * 53 % 5 * interval '1 s', shown.id
    from came, shown, generate_series(1, 2) game`.execute(portal.db)
})
afterAll(() => portal.close())

test.for(['highest', 'lowest'] as const)(
  'places among friends match those of the whole table, with ties; the %s is first',
  async (best) => {
    const all = await firstOf(portal.db, table, best, { count: PLAYERS })
    const own = FIRST_ID + 150
    const others = [3, 17, 18, 19, 64, 65, 150, 299, 300].map((number) => FIRST_ID + number)
    const circle = new Set([own, ...others])
    const wanted = all.filter(({ accountId }) => circle.has(accountId))
    expect(await placesOf(portal.db, table, best, { own, others, most: 20 })).toEqual(wanted)
    const bestTwo = wanted.filter(({ accountId }) => accountId !== own).slice(0, 2)
    const few = wanted.filter((one) => one.accountId === own || bestTwo.includes(one))
    expect(await placesOf(portal.db, table, best, { own, others, most: 2 })).toEqual(few)
    const stranger = { own: 1, others: [2], most: 20 }
    expect(await placesOf(portal.db, table, best, stranger)).toEqual([])
  },
)

test('rivals read for several tables equal those of each table', async () => {
  const wishes = (['highest', 'lowest'] as const).map((best, place) => ({
    table: { ...table, gameId: place + 1 },
    wish: { version: 'test', best, most: 7 },
  }))
  const each = await Promise.all(wishes.map((one) => rivalsOf(portal.db, one.table, one.wish)))
  expect(await rivalsOfAll(portal.db, wishes)).toEqual(each)
  expect(each.map((lines) => lines.length)).toEqual([7, 7])
})
