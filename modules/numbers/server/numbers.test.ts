import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days, dayOf, minutes, seconds } from '#kit/time/time.ts'
import { lockAccountAlone } from '#modules/account/server/index.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { insertExperiment, insertExposures } from './experiment-store.ts'
import { insertVisits, visitsOf } from './visit-store.ts'
import {
  carryVisits,
  countDays,
  lastWholeDay,
  numbersPersonalData,
  readCohorts,
  readDays,
  readFunnel,
  readGames,
  readGoods,
  recountDay,
  type Span,
} from './index.ts'
import { inOneTransaction, inTransaction } from '#kit/db/transaction.ts'

let portal: TestPortal
let first: string
let games: readonly number[]

/** Plays a game for three minutes, to the end of a run, as the web client tells it. */
async function play(name: string, gameId: number) {
  const device = portal.device(name)
  await device.call(centreCalls.openGame, { gameId })
  const { result } = await device.call(centreCalls.startPlay, { gameId })
  for (let report = 0; report < 3; report++) {
    portal.wait(seconds(60))
    await device.call(centreCalls.reportPlay, { playId: result!.playId })
  }
  await device.call(centreCalls.stopPlay, { playId: result!.playId, hasEnded: true })
}

async function arrive(name: string, page: string, head: object = {}) {
  const device = portal.device(name)
  device.page = page
  Object.assign(device.head, head)
  await device.signIn()
}

const markErased = (db: Db, id: number) =>
  db
    .updateTable('account')
    .set({ deleted_at: timestamp(portal.now()) })
    .where('id', '=', id)
    .execute()
const visit = (name: string) => portal.device(name).call(presenceCalls.takeTicket, {})

/** As the hour brings it, by the job of the portal. */
async function count() {
  await portal.api.visits.flush()
  await portal.api.jobs.wish('count-days')
  await portal.api.jobs.runDue()
}

beforeAll(async () => {
  portal = await openTestPortal()
  games = portal.api.catalogue.games.slice(0, 2).map(({ gameId }) => gameId)
  first = dayOf(portal.now())
  const german = { language: 'de' }
  const desk = { platform: 'web_pc', width: 1920 } as const
  await arrive('Ann', 'http://localhost:8080/g/2048?lang=de', german)
  await arrive('Bob', 'http://localhost:8080/', desk)
  await arrive('Cid', 'http://localhost:8080/?inv=abc', german)
  await arrive('Dan', 'http://localhost:8080/g/snake', german)
  await play('Ann', games[0]!)
  await play('Ann', games[1]!)
  // Opened and left: no play.
  await portal.device('Cid').call(centreCalls.openGame, { gameId: games[0]! })
  portal.wait(days(1))
  await visit('Ann')
  await portal.device('Ann').call(centreCalls.openGame, { gameId: games[0]! })
  await visit('Bob')
  await arrive('Eve', 'http://localhost:8080/games/puzzle', desk)
  portal.wait(days(1))
  await visit('Dan')
  await count()
})
afterAll(() => portal.close())

const span = (): Span => ({ from: first, to: dayOf(portal.now()) })
const rowOf = async (table: Promise<{ rows: readonly (readonly unknown[])[] }>, key: string) =>
  (await table).rows.find(([name]) => name === key)?.slice(1)

test('visits and plays of a day are in its figures', async () => {
  expect(await rowOf(readDays(portal.db, span()), first)).toEqual([4, 4, 1, 2, 6])
  expect(await rowOf(readDays(portal.db, span(), 'language'), 'de')).toEqual([4, 3, 1, 2, 6])
  expect(await rowOf(readDays(portal.db, span(), 'device'), 'computer')).toEqual([3, 2, 0, 0, 0])
})

test('figures of a day equal a count of the rows', async () => {
  const { rows } = await sql<{ visitors: number; plays: number; minutes: number; players: number }>`
    select (select count(*)::int from visit where day = ${first}::date) as visitors,
      (select count(*)::int from play where (started_at at time zone 'UTC')::date = ${first}::date) as plays,
      (select (sum(played_ms) / 60000)::int from play
        where (started_at at time zone 'UTC')::date = ${first}::date) as minutes,
      (select count(distinct account_id)::int from play
        where (started_at at time zone 'UTC')::date = ${first}::date) as players`.execute(portal.db)
  const [visitors, , players, plays, spent] = (await rowOf(readDays(portal.db, span()), first))!
  expect({ visitors, players, plays, minutes: spent }).toEqual(rows[0])
})

test('first visits are counted by page, with next-day retention', async () => {
  const cohorts = readCohorts(portal.db, span(), 'entry')
  expect(await rowOf(cohorts, 'game')).toEqual([2, 1, 0.5, null, null, null, null])
  expect(await rowOf(cohorts, 'home')).toEqual([1, 1, 1, null, null, null, null])
  expect(await rowOf(cohorts, 'shared')).toEqual([1, 0, 0, null, null, null, null])
  expect(await rowOf(cohorts, 'list')).toEqual([1, null, null, null, null, null, null])
})

test('the funnel counts how far newcomers get on the first day', async () => {
  expect(await rowOf(readFunnel(portal.db, span(), 'day'), first)).toEqual([4, 2, 1, 1, 1, null, 0.25, null])
})

test('figures of a game go from opening to returning', async () => {
  const table = readGames(portal.db, { from: first, to: first }, { titleOf: String, most: 10 })
  expect(await rowOf(table, String(games[0]))).toEqual([2, 1, 1, 1, 1, 3, 0.5, 0.5, 1])
  expect(await rowOf(table, String(games[1]))).toEqual([1, 1, 1, 0, 1, 3, 1, 1, 0])
})

test('coconuts of newcomers are counted by their source', async () => {
  const { rows } = await sql<{ given: number }>`
    select count(*)::int as given from card_box where (got_at at time zone 'UTC')::date = ${first}::date`.execute(
    portal.db,
  )
  const [given = 0] = ((await rowOf(readGoods(portal.db, span()), first)) ?? []) as number[]
  expect(given).toBe(rows[0]!.given)
})

test('a day is counted once for any number of runs, and facts up to two days late are included', async () => {
  const before = await readDays(portal.db, span())
  expect(await countDays(portal.db, { now: portal.now() })).toEqual([])
  await portal.db
    .insertInto('visit')
    .values({
      day: first,
      account_id: portal.device('Eve').userId(),
      language: 'fr',
      device: 'phone',
      entry: null,
    })
    .execute()
  expect(await countDays(portal.db, { now: portal.now() })).toEqual([])
  expect(await readDays(portal.db, span())).toEqual(before)
  portal.wait(days(1))
  await portal.api.visits.flush()
  const counted = await countDays(portal.db, { now: portal.now() })
  expect(counted).toHaveLength(3)
  expect(counted[0]).toBe(first)
  expect(await rowOf(readDays(portal.db, span()), first)).toEqual([5, 4, 1, 2, 6])
  expect(await rowOf(readCohorts(portal.db, span(), 'day'), first)).toEqual([
    4,
    2,
    0.5,
    null,
    null,
    null,
    null,
  ])
})

test('two processes that count at once count each day once', async () => {
  const before = await rowOf(readDays(portal.db, span()), first)
  portal.wait(days(1))
  const run = () => countDays(portal.db, { now: portal.now() })
  const both = await Promise.all([run(), run(), run()])
  const last = lastWholeDay(portal.now())
  expect(both.flat().filter((day) => day === last)).toEqual([last])
  expect(await rowOf(readDays(portal.db, span()), first)).toEqual(before)
})

test('a day is recounted while its facts are complete, and keeps its figures afterwards', async () => {
  const recount = (day: string) => inTransaction(portal.db, (tx) => recountDay(tx, day, portal.now()))
  const before = await readCohorts(portal.db, span())
  expect(await recount(first)).toEqual({ ok: true })
  expect(await readCohorts(portal.db, span())).toEqual(before)
  expect(await recount(dayOf(portal.now()))).toEqual({ ok: false, why: 'open' })
  portal.wait(days(9))
  await visit('Bob')
  await portal.api.visits.flush()
  await countDays(portal.db, { now: portal.now() })
  expect(await recount(first)).toEqual({ ok: false, why: 'gone' })
  await portal.api.tidy()
  portal.wait(minutes(1))
  expect((await rowOf(readDays(portal.db, span()), first))?.[0]).toBe(5)
  // Nobody of the first day was here on its seventh; Ann, Bob and Dan were within the week.
  expect(await rowOf(readFunnel(portal.db, span(), 'day'), first)).toEqual([4, 2, 1, 1, 1, 3, 0.25, 0.75])
})

test('a visit of a missing account does not block others', async () => {
  const { language, device } = { language: 'en', device: 'phone' } as const
  const eve = portal.device('Eve').userId()
  const day = '2026-03-01'
  await insertVisits(portal.db, [
    { day, accountId: 99_999_999, language, device, entry: 'home' },
    { day, accountId: eve, language, device, entry: null },
    { day, accountId: eve, language, device, entry: 'game' },
  ])
  const rows = await portal.db
    .selectFrom('visit')
    .selectAll()
    .where('day', '=', sql<string>`${day}::date`)
    .execute()
  expect(rows).toMatchObject([{ account_id: eve, entry: 'game' }])
})

test('no visit is stored for an erased account, also when erased at the same time', async () => {
  const [fay, gus] = [portal.device('Fay'), portal.device('Gus')]
  await Promise.all([fay.signIn(), gus.signIn()])
  await portal.api.visits.flush()
  const now = portal.now()
  await inTransaction(portal.db, (tx) =>
    insertExperiment(tx, { key: 'late', surface: 'home-rails', salt: 'x', now }),
  )
  const note = async () => {
    const ids = [fay.userId(), gus.userId()]
    await insertVisits(
      portal.db,
      ids.map((accountId) => ({
        day: '2026-03-02',
        accountId,
        language: 'en',
        device: 'phone' as const,
        entry: null,
      })),
    )
    await insertExposures(
      portal.db,
      ids.map((accountId) => ({ experiment: 'late', accountId, arm: 'x', seenAt: now })),
    )
  }
  await markErased(portal.db, fay.userId())
  const { noting } = await inOneTransaction(portal.db, async (tx) => {
    await lockAccountAlone(tx, gus.userId())
    const noting = note()
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(portal.db)).rows.length)
      .toBe(1)
    await markErased(tx, gus.userId())
    return { noting }
  })
  await noting
  const noted = async (table: 'visit' | 'experiment_exposure') =>
    (
      await portal.db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', 'in', [fay.userId(), gus.userId()])
        .$if(table === 'visit', (query) => query.where(sql<boolean>`day = '2026-03-02'`))
        .execute()
    ).length
  expect([await noted('visit'), await noted('experiment_exposure')]).toEqual([0, 0])
})

test('the visits of a visitor who signs in as a known member become the member’s, once a day, and are not first visits', async () => {
  const [visitor, member] = [portal.device('Bob').userId(), portal.device('Dan').userId()]
  const dates = async (accountId: number) => (await visitsOf(portal.db, accountId)).map(({ day }) => day)
  const [own, others] = [await dates(member), await dates(visitor)]
  await inTransaction(portal.db, (tx) => carryVisits(tx, { from: visitor, to: member }))
  expect(await dates(visitor)).toEqual([])
  expect(await dates(member)).toEqual([...new Set([...own, ...others])].toSorted())
  const firsts = (await visitsOf(portal.db, member)).filter(({ entry }) => entry !== null)
  expect(firsts).toHaveLength(1)
})

test('an erased account is no longer among the visits', async () => {
  const accountId = portal.device('Ann').userId()
  const { visits } = await numbersPersonalData.collect(portal.db, accountId)
  expect(visits).toHaveLength(2)
  expect(visits).toContainEqual({ day: first, language: 'de', device: 'phone', firstPage: 'game' })
  await inTransaction(portal.db, (tx) =>
    numbersPersonalData.erase(tx, { accountId, systemId: 10_000_000, now: portal.now() }),
  )
  expect(await numbersPersonalData.collect(portal.db, accountId)).toEqual({ visits: [], experiments: [] })
})
