import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, dayStart, days, hours } from '#kit/time/time.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { dailiesCalls } from '../calls.ts'
import { ARCHIVE_DAYS, dayNamed, dayNumberOf } from '../rules/days.ts'
import { dailyCatalogue, GAME, openDailyPortal, type DailyPortal } from '#apps/testing/daily-portal.ts'
import { carryFinishes } from './finish-store.ts'

const { listDayScores, listPastDays } = dailiesCalls

let daily: DailyPortal
beforeAll(async () => {
  daily = await openDailyPortal()
})
afterAll(() => daily.portal.close())
beforeEach(async () => {
  await daily.forgetAll()
  daily.toHour(12)
})

describe('today’s three', () => {
  test('are one of each kind, the same for everybody, until midnight UTC', async () => {
    const { games, day, nextAt } = await daily.three('Anna')
    expect(games.map(({ kind }) => kind)).toEqual(['quick', 'clever', 'hands'])
    expect(games[1]).toMatchObject({ slug: '2048', family: 'twenty48', level: 1, scoreUnit: 'points' })
    expect(day).toBe(daily.today())
    expect(nextAt).toBe(after(dayStart(daily.portal.now()), days(1)))
    daily.portal.wait(hours(11))
    expect((await daily.three('Ben')).games).toEqual(games)
    daily.portal.wait(hours(1))
    const next = await daily.three('Ben')
    expect(next.games[0]!.slug).not.toBe(games[0]!.slug)
    expect(next.yesterday.map(({ game: { slug } }) => slug)).toEqual(games.map(({ slug }) => slug))
  })

  test('stay the same after a restart of the server', async () => {
    const { games } = await daily.three()
    await daily.portal.restart()
    expect((await daily.three()).games).toEqual(games)
  })

  test('replace a game that the operator hides', async () => {
    const { games } = await daily.three()
    const terminal = operatorTerminal(daily.portal, { catalogue: () => dailyCatalogue })
    await terminal.change('games', 'hide', games[0]!.slug)
    await daily.portal.api.operatorPoll.look()
    const now = (await daily.three()).games
    expect(now.map(({ kind }) => kind)).toEqual(['quick', 'clever', 'hands'])
    expect(now[0]!.slug).not.toBe(games[0]!.slug)
    expect(now.slice(1)).toEqual(games.slice(1))
    await terminal.change('games', 'show', games[0]!.slug)
    await daily.portal.api.operatorPoll.look()
    expect((await daily.three()).games).toEqual(now)
  })

  test('are above the rails of the home page', async () => {
    const { result } = await daily.portal.device('a reader').call(catalogCalls.listRails, {})
    const [first] = result!.rails
    expect(first).toMatchObject({ kind: 'today', title: 'Today’s three', path: '/today' })
    const { games } = await daily.three()
    expect(first!.games.map(({ slug, path }) => [slug, path])).toEqual(
      games.map(({ slug }) => [slug, `/g/${slug}?daily=today`]),
    )
  })
})

describe('a finished challenge', () => {
  test('is marked with score and place, and begins a streak', async () => {
    const anna = daily.newPlayer('Anna')
    expect(await daily.own(anna)).toMatchObject({ done: [], days: 0, isDoneToday: false })
    const { score, answer } = await daily.finish(anna)
    expect(answer.error).toBeNull()
    const { done, ...streak } = await daily.own(anna)
    expect(done).toEqual([{ gameId: GAME, score, rank: 1, players: 1 }])
    expect(streak).toMatchObject({ days: 1, longest: 1, freezes: 0, isDoneToday: true })
    expect(streak.calendar.at(-1)).toEqual({ day: daily.today(), state: 'done' })
  })

  test('is marked for the member whom its visitor becomes, without a place in the table', async () => {
    const [visitor, member] = [daily.newPlayer('Anna'), daily.newPlayer('Anna at home')]
    await Promise.all([daily.finish(visitor), member.signIn()])
    await inTransaction(daily.portal.db, (tx) =>
      carryFinishes(tx, { from: visitor.userId(), to: member.userId() }),
    )
    expect(await daily.own(member)).toMatchObject({
      done: [{ gameId: GAME, score: null, rank: null, players: 0 }],
      days: 1,
      isDoneToday: true,
    })
    const { score } = await daily.finish(member)
    expect((await daily.own(member)).done).toMatchObject([{ gameId: GAME, score }])
  })

  test('counts once, however often it is played', async () => {
    const anna = daily.newPlayer('Anna')
    const [one, other] = [await daily.finish(anna), await daily.finish(anna)]
    expect((await daily.own(anna)).done[0]!.score).toBe(Math.max(one.score, other.score))
    expect((await daily.own(anna)).days).toBe(1)
    expect(await daily.portal.db.selectFrom('daily_finish').selectAll().execute()).toHaveLength(1)
  })

  test('counts only on the common level and on its own seed', async () => {
    const anna = daily.newPlayer('Anna')
    expect((await daily.finish(anna, { level: 2 })).answer.error).toBeNull()
    expect((await daily.own(anna)).isDoneToday).toBe(false)
    expect(
      (await daily.finish(anna, { day: dayNamed(dayNumberOf(daily.portal.now()) - 3) })).answer.error,
    ).toMatchObject({
      name: 'DailyOver',
    })
    expect(await daily.own(anna)).toMatchObject({ done: [], days: 0 })
  })

  test('is stored with its score or not at all', async () => {
    const anna = daily.newPlayer('Anna')
    await daily.three()
    await sql`alter table daily_finish rename to daily_finish_away`.execute(daily.portal.db)
    expect((await daily.finish(anna)).answer.error).toMatchObject({ name: 'ServerError' })
    await sql`alter table daily_finish_away rename to daily_finish`.execute(daily.portal.db)
    expect(await daily.portal.db.selectFrom('score').selectAll().execute()).toEqual([])
    expect((await daily.finish(anna)).answer.error).toBeNull()
    expect((await daily.own(anna)).days).toBe(1)
  })

  test('has a place among all and among friends', async () => {
    const [anna, ben, carl] = ['Anna', 'Ben', 'Carl'].map((name) => daily.newPlayer(name)) as [
      TestDevice,
      TestDevice,
      TestDevice,
    ]
    const scores = new Map<number, number>()
    for (const one of [anna, ben, carl]) {
      const { score } = await daily.finish(one)
      scores.set(one.userId(), score)
    }
    const table = async () => (await anna.call(listDayScores, { gameId: GAME })).result!
    expect(await table()).toMatchObject({ friends: [], players: 3, hasMore: false })
    await anna.call(friendsCalls.sendFriendRequest, { userId: ben.userId() })
    await ben.call(friendsCalls.sendFriendRequest, { userId: anna.userId() })
    const { friends, scores: all, mine } = await table()
    expect(new Set(friends.map(({ userId }) => userId))).toEqual(new Set([anna.userId(), ben.userId()]))
    expect(friends.find(({ userId }) => userId === ben.userId())?.isFriend).toBe(true)
    expect(mine).toMatchObject({ userId: anna.userId(), score: scores.get(anna.userId()) })
    expect(all.map(({ score }) => score)).toEqual([...scores.values()].toSorted((one, two) => two - one))
    const { error } = await anna.call(listDayScores, { gameId: 4242 })
    expect(error).toMatchObject({ name: 'GameNotFound' })
  })

  test('needs the same number of statements with many friends as with none', async () => {
    const anna = daily.newPlayer('Anna')
    await daily.finish(anna)
    const ask = () => anna.call(listDayScores, { gameId: GAME })
    await ask()
    const alone = await daily.portal.statementsOf(ask)
    expect(alone.length).toBeLessThanOrEqual(7)
    await daily.crowd({ players: 60, friendsOf: anna.userId(), friends: 40 })
    expect((await daily.portal.statementsOf(ask)).length).toBe(alone.length + 1)
    const { friends, scores, players, mine, hasMore } = (await ask()).result!
    expect({ scores: scores.length, players, hasMore }).toEqual({ scores: 20, players: 61, hasMore: true })
    // The best twenty friends, and the reader.
    expect(friends).toHaveLength(21)
    expect(friends).toContainEqual(mine)
    expect(friends.map(({ rank }) => rank)).toEqual(friends.map(({ rank }) => rank).toSorted((a, b) => a - b))
  })

  test('is shown without an account with three statements', async () => {
    await daily.finish(daily.newPlayer('Anna'))
    daily.toHour(3)
    await daily.three()
    const asked = await daily.portal.statementsOf(() => daily.three())
    expect(asked).toHaveLength(4)
    expect(asked.filter((text) => /friend|daily_finish|account_session/.test(text))).toEqual([])
  })

  test('can be watched on the day after, the best run of all', async () => {
    const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
    const [one, other] = [await daily.finish(anna), await daily.finish(ben)]
    daily.toHour(3)
    const { yesterday } = await daily.three()
    const solved = yesterday.find(({ game: { slug } }) => slug === '2048')!
    const best = one.score >= other.score ? anna : ben
    expect(solved.best).toMatchObject({ userId: best.userId(), score: Math.max(one.score, other.score) })
    expect(yesterday.filter((line) => line !== solved).map((line) => line.best)).toEqual([null, null])
    const run = {
      gameId: GAME,
      level: solved.game.level,
      period: 'yesterday',
      userId: best.userId(),
    } as const
    const { result } = await ben.call(scoresCalls.readReplay, run)
    expect(result).toMatchObject({ score: solved.best!.score, version: 'test' })
  })
})

describe('the archive', () => {
  test(`has the last ${ARCHIVE_DAYS} days in parts, with what the reader has finished`, async () => {
    const anna = daily.newPlayer('Anna')
    await daily.finish(anna)
    daily.inDays(1)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { result } = await anna.call(listPastDays, cursor === undefined ? {} : { cursor })
      for (const { day, games } of result!.days) {
        seen.push(day)
        expect(games.map(({ kind }) => kind)).toEqual(['quick', 'clever', 'hands'])
        expect(games.map(({ isDone }) => isDone)).toEqual([false, seen.length === 1, false])
      }
      cursor = result!.cursor
      expect(result!.hasMore).toBe(cursor !== undefined)
    } while (cursor !== undefined)
    const number = dayNumberOf(daily.portal.now())
    expect(seen).toEqual(Array.from({ length: ARCHIVE_DAYS }, (_, back) => dayNamed(number - 1 - back)))
  })

  test.for(['2026-02-31', 'somewhen..', '2020-01-01', '2099-01-01'])(
    'refuses a part that begins with %s',
    async (cursor) => {
      const { error } = await daily.newPlayer('Eve').call(listPastDays, { cursor })
      expect(error).toMatchObject({ name: 'InvalidParams' })
    },
  )
})
