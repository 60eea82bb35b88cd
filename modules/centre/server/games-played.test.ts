import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyCentre } from '#apps/testing/empty-centre.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, days } from '#kit/time/time.ts'
import { MOST_PLAYS_READ } from './games-played.ts'
import { playsSince } from './index.ts'

const OTHERS = 5000

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(() => emptyCentre(portal.db))

const aWeekAgo = () => before(portal.now(), days(7))

/** Plays that are over, a second apart, the latest now. */
const played = (accountId: number, count: number) =>
  sql`
    insert into play (id, account_id, game_id, started_at, reported_at, ended_at)
    select ${`of ${accountId} `} || place, ${accountId}, place, at, at, at
    from generate_series(1, ${count}::int) place,
      lateral (select to_timestamp(${portal.now() / 1000}) - (${count} - place) * interval '1 second' as at) moment
  `.execute(portal.db)

test('the plays of an account are found without those of all others', async () => {
  const [anna, ben] = [portal.device('Anna'), portal.device('Ben')]
  await anna.signIn()
  await ben.signIn()
  await played(anna.userId(), 3)
  await played(ben.userId(), OTHERS)
  await sql`analyze play`.execute(portal.db)
  const read = await inTransaction(portal.db, async (tx) => {
    expect(await playsSince(tx, anna.userId(), aWeekAgo())).toHaveLength(3)
    const { rows } = await sql<{ read: number }>`
      select (pg_stat_get_xact_tuples_returned('play'::regclass)
        + pg_stat_get_xact_tuples_fetched('play'::regclass))::int as read`.execute(tx)
    return rows[0]!.read
  })
  expect(read).toBeLessThan(10)
})

test('of an account with very many plays only the latest are read', async () => {
  const anna = portal.device('Anna')
  await anna.signIn()
  await played(anna.userId(), MOST_PLAYS_READ + 5)
  const games = (await playsSince(portal.db, anna.userId(), aWeekAgo())).map(({ gameId }) => gameId)
  expect(games).toHaveLength(MOST_PLAYS_READ)
  expect(Math.min(...games)).toBe(6)
})
