import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { timestamp } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { after, before, days, instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'
import { planFrom } from '../testing/event-samples.ts'
import { changeEvent, insertEvent, listEvents, lockEvent, markRemoved } from './event-store.ts'
import { plantSeasons, SEASON_FILES } from './plans.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('event').execute())

const now = instant('2026-06-01T00:00Z')
const season = (slug: string, day: number, more: Partial<EventPlan> = {}) =>
  planFrom(after(now, days(day)), { slug, ...more })
const add = (plan: EventPlan) => insertEvent(database.db, plan)
const slugs = async () => (await listEvents(database.db)).map(({ slug }) => slug)

test('of two overlapping seasons stored at once, one succeeds', async () => {
  for (let round = 0; round < 10; round++) {
    const plans = [season(`one-${round}`, 20 * round), season(`other-${round}`, 20 * round + 3)]
    // Each sees nothing of the other while both are stored.
    const stored = await Promise.all(
      plans.map((plan) => inTransaction(database.db, (tx) => insertEvent(tx, plan))),
    )
    expect(stored.toSorted()).toEqual([false, true])
  }
  expect(await slugs()).toHaveLength(10)
})

test('adjacent seasons, a contest beside one, and the time of a removed one are allowed', async () => {
  expect(await add(season('first', 0))).toBe(true)
  expect(await add(season('next', 7))).toBe(true)
  expect(await add(season('contest', 3, { kind: 'contest' }))).toBe(true)
  expect(await add(season('instead', 2))).toBe(false)
  await inTransaction(database.db, (tx) => markRemoved(tx, 'first', now))
  expect(await add(season('instead', 0))).toBe(true)
})

test('nothing is added to the time of seasons that already overlapped, and once moved apart they may not overlap again', async () => {
  const share = (slug: string) =>
    database.db.updateTable('event').set({ shares_time: true }).where('slug', '=', slug).execute()
  await add(season('one', 0))
  await share('one')
  await add(season('other', 30))
  await share('other')
  expect(await add(season('between', 2))).toBe(false)
  const move = (slug: string, day: number) =>
    inTransaction(database.db, async (tx) =>
      changeEvent(tx, { ...(await lockEvent(tx, slug))!, ...season(slug, day) }),
    )
  await move('other', 60)
  await expect(move('one', 61)).rejects.toThrow('event_seasons_apart')
})

test('overlapping seasons keep their time when only their texts change', async () => {
  await add(season('one', 0))
  await add(season('other', 30))
  await database.db.updateTable('event').set({ shares_time: true }).execute()
  const { startsAt, endsAt } = season('one', 2)
  await database.db
    .updateTable('event')
    .set({ starts_at: timestamp(startsAt), ends_at: timestamp(endsAt) })
    .where('slug', '=', 'other')
    .execute()
  await inTransaction(database.db, async (tx) =>
    changeEvent(tx, { ...(await lockEvent(tx, 'other'))!, hub: 'new' }),
  )
  expect(await slugs()).toHaveLength(2)
})

test('a season moved into the time of one stored meanwhile is checked again', async () => {
  await add(season('moving', 0))
  let looks = 0
  const move = inTransaction(database.db, async (tx) => {
    const held = await lockEvent(tx, 'moving')
    looks++
    const isFree = !(await listEvents(tx)).some(({ slug }) => slug === 'fast')
    if (isFree) await add(season('fast', 30))
    if (isFree) await changeEvent(tx, { ...held!, ...season('moving', 32) })
    return isFree
  })
  expect([await move, looks]).toEqual([false, 2])
  expect((await listEvents(database.db)).map(({ startsAt }) => startsAt)).toEqual([now, after(now, days(30))])
})

test('a shipped season stays away from the time of an operator’s', async () => {
  const [shipped] = SEASON_FILES
  const startsAt = instant(shipped!.startsAt)
  await add(planFrom(before(startsAt, days(1)), { slug: 'ours' }))
  await plantSeasons(database.db, now)
  expect(await slugs()).toContain('ours')
  expect(await slugs()).not.toContain(shipped!.slug)
})
