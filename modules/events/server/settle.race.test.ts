import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { seededRandom } from '#kit/random/random.ts'
import { days } from '#kit/time/time.ts'
import { eventTable } from '#modules/scores/server/index.ts'
import { planFrom } from '../testing/event-samples.ts'
import { insertEvent } from './event-store.ts'
import { SETTLED_AFTER, settleEvents } from './index.ts'
import { settleEvent } from './settle.ts'
import { readStandings } from './standings.ts'

const GAMES = {
  gameOf: (slug: string) =>
    ({ gameId: slug === '2048' ? 1752 : 1753, best: 'highest', isRanked: true }) as const,
}
const PLAYERS = 12

let portal: TestPortal
let players: readonly number[]
beforeAll(async () => {
  portal = await openTestPortal()
  const ids = []
  for (let place = 0; place < PLAYERS; place++) {
    const device = portal.device(`racer ${place}`)
    await device.signIn()
    ids.push(device.userId())
  }
  players = ids
})
afterAll(() => portal.close())
beforeEach(async () => {
  for (const table of ['event_place', 'event', 'score', 'score_replay'] as const)
    await portal.db.deleteFrom(table).execute()
})

/** An event of two games that is over, with scores drawn by a seed. */
async function overEvent(seed: number) {
  const random = seededRandom(seed)
  const plan = planFrom(portal.now(), { slug: `race-${seed}`, ranked: ['2048', 'coral-2048'] })
  await insertEvent(portal.db, plan)
  const { id } = await portal.db
    .insertInto('score_replay')
    .values({ version: 'test', replay: '', created_at: timestamp(portal.now()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const game of [1752, 1753])
    for (const accountId of players)
      if (random() < 0.8)
        await portal.db
          .insertInto('score')
          .values({
            game_id: game,
            level: 1,
            period: eventTable(plan.slug),
            account_id: accountId,
            score: Math.floor(random() * 6),
            ended_at: timestamp(portal.now()),
            replay_id: id,
          })
          .execute()
  portal.wait(days(7))
  portal.wait(SETTLED_AFTER)
  return plan
}
const stored = (slug: string) =>
  portal.db
    .selectFrom('event_place')
    .select(['account_id as accountId', 'place', 'points'])
    .where('event_slug', '=', slug)
    .orderBy('place')
    .execute()

test.for([1, 2, 3, 4, 5])(
  'ten processes, one of them killed in the middle, settle an event exactly once (round %d)',
  async (seed) => {
    const plan = await overEvent(seed)
    const expected = (await readStandings(portal.db, plan, GAMES)).map(({ accountId, place, points }) => ({
      accountId,
      place,
      points,
    }))
    expect(expected.length).toBeGreaterThan(2)
    const now = portal.now()
    let kills = 0
    const killed = inTransaction(portal.db, async (tx) => {
      await settleEvent(tx, plan.slug, { games: GAMES, now })
      // All is written and nothing is committed: the process dies here.
      if (kills++ === 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    }).then(
      () => 'settled',
      () => 'killed',
    )
    const others = Array.from({ length: 9 }, () => settleEvents(portal.db, GAMES, now))
    await Promise.all([killed, ...others])
    expect(kills).toBeGreaterThan(0)
    expect(await stored(plan.slug)).toEqual(expected)
    await settleEvents(portal.db, GAMES, now)
    expect(await stored(plan.slug)).toEqual(expected)
  },
)

test('a killed settlement changes nothing, and the next run settles', async () => {
  const plan = await overEvent(9)
  const now = portal.now()
  await expect(
    inTransaction(portal.db, async (tx) => {
      await settleEvent(tx, plan.slug, { games: GAMES, now })
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    }),
  ).rejects.toThrow()
  expect(await stored(plan.slug)).toEqual([])
  await settleEvents(portal.db, GAMES, now)
  expect((await stored(plan.slug)).length).toBeGreaterThan(2)
})
