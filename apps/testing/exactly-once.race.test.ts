import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { timestamp } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, dayOf, days, hours } from '#kit/time/time.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import { dayNamed, dayNumberOf } from '#modules/dailies/rules/days.ts'
import { insertEvent } from '#modules/events/server/event-store.ts'
import { planFrom } from '#modules/events/testing/event-samples.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { dailySeed, eventTable } from '#modules/scores/rules/periods.ts'
import { beginRun } from './begin-run.ts'
import { addressOf, deviceAt, startServer, type RunningServer } from './crash-rig.ts'
import { GAME, played } from './daily-portal.ts'

const { folder, remove } = makeDataFolder('exactly-once')
let database: Database
let url: string
let server: RunningServer | undefined
beforeAll(async () => {
  database = await openTestDatabase()
  url = await addressOf(database)
})
afterAll(async () => {
  await server?.stop()
  await database.close()
  remove()
})

/** Kills the server at the moment in which it writes to a table, and has not stored anything yet. */
async function killAtWriting(table: string, begin: () => Promise<unknown>): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    // A server takes as long to start as the machine is busy.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table ${sql.ref(table)} in share mode`.execute(tx)
    const work = begin().catch((error: unknown) => error)
    const waiting = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_locks where relation = ${table}::regclass and not granted`.execute(database.db)
      expect(rows).not.toEqual([])
      expect(server).toBeDefined()
    }
    // What is waited for begins with the start of a server.
    await vi.waitFor(waiting, { interval: 20, timeout: LIMITS.test })
    await server!.kill()
    await work
  })
  // What the dead process had open is rolled back when its connections are missed.
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(database.db)
    expect(rows).toEqual([])
  }, LIMITS.test)
}

/** A device that reaches the server of the moment. */
const deviceNamed = (name: string) => deviceAt(() => server!.url, name)

test(
  'a streak is extended once though the server is killed while it stores the challenge',
  { timeout: 3 * LIMITS.test },
  async () => {
    server = await startServer(folder, url)
    const device = deviceNamed('streak')
    await device.signIn()
    const now = systemClock()
    const today = dayOf(now)
    const { db } = database
    await db.insertInto('daily_game').values({ day: today, kind: 'clever', game_id: GAME }).execute()
    await db
      .insertInto('daily_finish')
      .values({
        account_id: device.userId(),
        day: dayNamed(dayNumberOf(now) - 1),
        game_id: GAME,
        finished_at: timestamp(before(now, days(1))),
        utc_offset: 0,
      })
      .execute()
    device.head = { ...device.head, utcOffset: 0 }
    const { replay, score } = played(dailySeed(today, '2048'))
    const runId = await beginRun({ db, now: systemClock }, device, { gameId: GAME, seed: 7 })
    const sent = { gameId: GAME, runId, score, version: 'test', replay: await packReplay(replay), day: today }
    const send = () => device.call(scoresCalls.sendScore, sent)
    const stored = async () => ({
      finishes: await db.selectFrom('daily_finish').select('day').orderBy('day').execute(),
      scores: (await db.selectFrom('score').select('period').where('period', '=', today).execute()).length,
      runs: await sql<{ runs: number }>`select runs from score_day`.execute(db).then(({ rows }) => rows),
    })
    await killAtWriting('daily_finish', send)
    // The score and the day go together: neither is there.
    expect(await stored()).toMatchObject({ finishes: [{}], scores: 0, runs: [] })

    server = await startServer(folder, url)
    expect((await send()).error).toBeNull()
    // The browser that missed the answer sends once more.
    expect((await send()).error).toBeNull()
    expect(await stored()).toMatchObject({ finishes: [{}, { day: today }], scores: 1, runs: [{ runs: 1 }] })
    const { result } = await device.call(dailiesCalls.readOwnDays, {})
    expect(result).toMatchObject({ days: 2, longest: 2, isDoneToday: true })
    await server.stop()
    server = undefined
  },
)

// Three servers start one after another, and beside other tests each takes its time.
test(
  'a season is settled once though the process is killed while it writes the table',
  { timeout: 4 * LIMITS.test },
  async () => {
    const { db } = database
    const now = systemClock()
    const plan = planFrom(before(now, days(8)), { slug: 'killed', endsAt: before(now, hours(1)) })
    await insertEvent(db, plan)
    await sql`
    with came as (
      insert into account (id, kind, created_at)
      select 20000000 + number, 'visitor', now() from generate_series(1, 500) number returning id
    ), shown as (
      insert into score_replay (version, replay, created_at) values ('test', '', now()) returning id
    )
    insert into score (game_id, level, period, account_id, score, ended_at, replay_id)
    select ${GAME}, 1, ${eventTable(plan.slug)}, came.id, came.id % 97, now(), shown.id from came, shown`.execute(
      db,
    )
    const placed = async () => {
      const { rows } = await sql<{ places: number; accounts: number; settled: boolean }>`
      select count(*)::int as places, count(distinct account_id)::int as accounts,
        (select settled_at is not null from event where slug = ${plan.slug}) as settled
      from event_place where event_slug = ${plan.slug}`.execute(db)
      return rows[0]!
    }
    const dueNow = () =>
      sql`update job set due_at = now(), held_until = case when holder is null then null else now() end where name = 'run-events'`.execute(
        db,
      )
    await dueNow()
    await killAtWriting('event_place', async () => {
      server = await startServer(folder, url)
    })
    expect(await placed()).toEqual({ places: 0, accounts: 0, settled: false })

    // What the dead process had claimed is free when its time has run out; two others take over at once.
    await dueNow()
    server = await startServer(folder, url)
    const other = await startServer(folder, url)
    await vi.waitFor(async () => expect((await placed()).settled).toBe(true), {
      interval: 100,
      timeout: LIMITS.test,
    })
    const first = await db.selectFrom('event_place').selectAll().orderBy('place').execute()
    await dueNow()
    const isOver = async () => {
      const { rows } = await sql`select from job where name = 'run-events' and due_at > now()`.execute(db)
      expect(rows).toHaveLength(1)
    }
    await vi.waitFor(isOver, { interval: 100, timeout: LIMITS.test })
    const { places, accounts } = await placed()
    expect(places).toBeGreaterThan(2)
    expect(accounts).toBe(places)
    await other.stop()
    await server.stop()
    expect(await db.selectFrom('event_place').selectAll().orderBy('place').execute()).toEqual(first)
  },
)
