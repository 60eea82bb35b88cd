import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyCentre } from '#apps/testing/empty-centre.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { sql } from 'kysely'
import { timestamp } from '#kit/db/db.ts'
import { before, dayOf, days, hours, minutes, seconds, type Instant } from '#kit/time/time.ts'
import { centreCalls } from '../calls.ts'
import { computeLists, forgetOldPlays, readStandings } from './index.ts'

const { readCentre, listWeek, listRanking, listTrending, listLive, openGame, startPlay, reportPlay } =
  centreCalls
const [TILES, SUDOKU, KLONDIKE, FREECELL, POOL] = [1752, 1748, 604, 607, 1750] as const

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(() => emptyCentre(portal.db))

const reader = () => portal.device('reader')
const compute = () => computeLists(portal.db, portal.now())
const idsOf = (games: readonly { readonly gameId: number }[] | undefined) =>
  games?.map(({ gameId }) => gameId)

/** Players of a game on the day of a moment, as reports would have left them. */
async function played(gameId: number, at: Instant, players: number, length = minutes(2)) {
  await sql`insert into play_day (day, game_id, account_id, played_ms, last_at)
    select ${dayOf(at)}::date, ${gameId}, account, ${length}, ${timestamp(at)}
    from generate_series(1, ${players}) account`.execute(portal.db)
}
const tally = (gameId: number, players: number, likes: number) =>
  portal.db.insertInto('game_tally').values({ game_id: gameId, players, likes, dislikes: 0 }).execute()
const ago = (length: number) => before(portal.now(), length as never)

test('before the first play all lists are empty', async () => {
  const { result } = await reader().call(readCentre, {})
  expect(result).toMatchObject({ week: [], recent: [], rank: [], trend: [], live: [], computedAt: null })
  await compute()
  expect((await reader().call(readCentre, {})).result).toMatchObject({
    week: [],
    rank: [],
    computedAt: portal.now(),
  })
})

test('lists change once a minute, and no call computes them', async () => {
  await compute()
  await played(TILES, portal.now(), 3)
  portal.wait(seconds(59))
  expect(await compute()).toBe(false)
  expect((await reader().call(listWeek, {})).result?.games).toEqual([])
  portal.wait(seconds(1))
  expect(await compute()).toBe(true)
  expect(idsOf((await reader().call(listWeek, {})).result?.games)).toEqual([TILES])
})

test('a process with cached lists reads only their version and the player’s own games', async () => {
  await played(TILES, portal.now(), 3)
  await compute()
  const read = () => reader().call(readCentre, {})
  await read()
  const asked = await portal.statementsOf(async () => {
    expect(idsOf((await read()).result?.week)).toEqual([TILES])
  })
  expect(asked.filter((statement) => statement.includes('centre_list'))).toEqual([])
  // Another process computes at the very moment of the first.
  await played(SUDOKU, portal.now(), 4)
  await portal.db.updateTable('centre_job').set({ computed_at: null }).execute()
  await compute()
  expect(idsOf((await read()).result?.week)).toEqual([SUDOKU, TILES])
})

describe('[1.16] weekly trends', () => {
  test('count a player once a game and day, over today and six days', async () => {
    await played(TILES, portal.now(), 2)
    await played(SUDOKU, portal.now(), 1)
    await played(SUDOKU, ago(days(1)), 1)
    await played(SUDOKU, ago(days(6)), 1)
    await played(POOL, ago(days(7)), 50)
    await compute()
    const { result } = await reader().call(listWeek, {})
    expect(result?.games).toMatchObject([
      { gameId: SUDOKU, place: 1, count: 3, title: 'Sudoku' },
      { gameId: TILES, place: 2, count: 2 },
    ])
  })

  test('leave out players with less than 30 s', async () => {
    await played(TILES, portal.now(), 5, seconds(29))
    await played(POOL, ago(days(2)), 5, seconds(29))
    await played(SUDOKU, portal.now(), 1, seconds(30))
    await compute()
    expect(idsOf((await reader().call(listWeek, {})).result?.games)).toEqual([SUDOKU])
  })
})

describe('[2.29] trending', () => {
  const trend = async () => (await reader().call(listTrending, {})).result?.games

  test('needs twenty players in 24 hours', async () => {
    await played(TILES, portal.now(), 19)
    await played(SUDOKU, portal.now(), 20)
    await compute()
    expect(await trend()).toMatchObject([{ gameId: SUDOKU, count: 20 }])
  })

  test('compares the last 24 hours with the mean of seven days before', async () => {
    // 20 after a mean of 10 is (20 + 5) / (10 + 5); 30 after a mean of 40 is less.
    for (let day = 2; day <= 8; day++) {
      await played(TILES, ago(days(day)), 10)
      await played(POOL, ago(days(day)), 40)
    }
    await played(TILES, portal.now(), 20)
    await played(POOL, portal.now(), 30)
    await compute()
    expect(idsOf(await trend())).toEqual([TILES, POOL])
    const rows = await portal.db.selectFrom('centre_list').selectAll().where('list', '=', 'trend').execute()
    expect(rows.map(({ score }) => score)).toEqual([25 / 15, 35 / 45])
  })

  test('counts players of yesterday within 24 hours, and players of both days once', async () => {
    await played(TILES, ago(hours(23)), 25)
    await played(TILES, portal.now(), 10)
    await played(POOL, ago(hours(24)), 25)
    await compute()
    expect(await trend()).toMatchObject([{ gameId: TILES, count: 25 }])
  })
})

describe('[1.18] the ranking', () => {
  const ranking = async () => (await reader().call(listRanking, {})).result?.games

  test('covers all time: likes weighted by their number and by players', async () => {
    await tally(TILES, 100, 40)
    await tally(SUDOKU, 100, 5)
    await tally(KLONDIKE, 100, 0)
    await compute()
    expect(await ranking()).toMatchObject([
      { gameId: TILES, place: 1, count: 100, likes: 40, climbed: null },
      { gameId: SUDOKU, place: 2, count: 100, likes: 5, climbed: null },
    ])
  })

  test('shows changes since the day before', async () => {
    await tally(TILES, 100, 40)
    await tally(SUDOKU, 100, 20)
    await tally(POOL, 100, 10)
    await compute()
    portal.wait(hours(23))
    await portal.db.updateTable('game_tally').set({ likes: 90 }).where('game_id', '=', POOL).execute()
    await tally(FREECELL, 50, 1)
    await compute()
    expect((await ranking())?.map(({ climbed }) => climbed)).toEqual([null, null, null, null])
    portal.wait(hours(1))
    await compute()
    expect((await ranking())?.map(({ gameId, climbed }) => [gameId, climbed])).toEqual([
      [POOL, 2],
      [TILES, -1],
      [SUDOKU, -1],
      [FREECELL, null],
    ])
  })
})

describe('[1.19] live picks', () => {
  test('are games that are played now, with their numbers of players', async () => {
    const [anna, bela] = [portal.device('Anna'), portal.device('Bela')]
    await anna.call(startPlay, { gameId: TILES })
    await bela.call(startPlay, { gameId: TILES })
    await anna.call(startPlay, { gameId: POOL })
    await compute()
    const { result } = await reader().call(listLive, { seed: 1 })
    expect(result?.seed).toBe(1)
    expect(result?.games.map(({ gameId, online }) => [gameId, online]).toSorted()).toEqual([
      [POOL, 1],
      [TILES, 2],
    ])
    portal.wait(seconds(90))
    await compute()
    expect((await reader().call(listLive, {})).result?.games).toEqual([])
    const running = await portal.db.selectFrom('play').selectAll().where('ended_at', 'is', null).execute()
    expect(running).toEqual([])
  })

  test('[2.29] have a different order for a different seed, and the same for the same', async () => {
    for (const gameId of [TILES, SUDOKU, KLONDIKE, FREECELL, POOL]) await reader().call(startPlay, { gameId })
    await compute()
    const order = async (seed?: number) =>
      idsOf((await reader().call(listLive, seed === undefined ? {} : { seed })).result?.games)!.join()
    expect(await order(7)).toBe(await order(7))
    const orders = new Set<string>()
    for (let seed = 0; seed < 8; seed++) orders.add(await order(seed))
    expect(orders.size).toBeGreaterThan(2)
    expect(
      (await reader().call(readCentre, { seed: 7 })).result?.live.map(({ gameId }) => gameId).join(),
    ).toBe(await order(7))
  })
})

describe('time', () => {
  test('a past day is counted once, with what was reported before midnight', async () => {
    await played(TILES, portal.now(), 4)
    await compute()
    expect(await portal.db.selectFrom('game_day').selectAll().execute()).toEqual([])
    portal.wait(days(1))
    await compute()
    const closed = await portal.db.selectFrom('game_day').selectAll().execute()
    expect(closed).toMatchObject([{ game_id: TILES, players: 4, played_ms: 480_000 }])
  })

  test('plays are deleted after 90 days, their days are not', async () => {
    const anna = portal.device('Anna')
    const { result } = await anna.call(startPlay, { gameId: TILES })
    portal.wait(minutes(1))
    await anna.call(reportPlay, result!)
    portal.wait(days(89))
    await compute()
    await forgetOldPlays(portal.db, portal.now())
    const count = async (table: 'play' | 'play_day' | 'game_day') =>
      (await portal.db.selectFrom(table).selectAll().execute()).length
    expect([await count('play'), await count('play_day'), await count('game_day')]).toEqual([1, 0, 1])
    portal.wait(days(2))
    await forgetOldPlays(portal.db, portal.now())
    expect([await count('play'), await count('game_day')]).toEqual([0, 1])
  })
})

test.for(['x', '-1', '1e9', ''])('a list survives the cursor %j', async (cursor) => {
  await played(TILES, portal.now(), 1)
  await compute()
  const { result } = await portal.device(`cursor ${cursor}`).call(listWeek, { cursor })
  expect(result?.hasMore).toBe(false)
})

test('the standing of games is computed once a day from past days: openings and plays', async () => {
  const yesterday = ago(days(1))
  await played(TILES, yesterday, 40)
  await played(SUDOKU, yesterday, 10)
  // Another thirty have opened it and left.
  await sql`insert into play_day (day, game_id, account_id, played_ms, last_at)
    select ${dayOf(yesterday)}::date, ${SUDOKU}, account, 0, ${timestamp(yesterday)}
    from generate_series(11, 40) account`.execute(portal.db)
  await compute()
  const first = await readStandings(portal.db)
  expect(first.get(TILES)!).toBeGreaterThan(first.get(SUDOKU)!)
  await played(POOL, portal.now(), 50)
  portal.wait(minutes(2))
  await compute()
  expect(await readStandings(portal.db)).toEqual(first)
})

test('opening a game is counted once a day, and not as playing', async () => {
  const { call } = portal.device('opener')
  await call(openGame, { gameId: TILES })
  await call(openGame, { gameId: TILES })
  const rows = await portal.db.selectFrom('play_day').select(['game_id', 'played_ms']).execute()
  expect(rows).toEqual([{ game_id: TILES, played_ms: 0 }])
  portal.wait(days(1))
  await compute()
  const day = await portal.db.selectFrom('game_day').select(['openers', 'players']).executeTakeFirst()
  expect(day).toEqual({ openers: 1, players: 0 })
  expect((await call(openGame, { gameId: 99 })).error?.name).toBe('GameNotFound')
})
