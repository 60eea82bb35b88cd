import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginRun } from '#apps/testing/begin-run.ts'
import { operatorDesk } from '#apps/testing/operator-desk.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { family } from '#games/twenty48/family.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { seededRandom } from '#kit/random/random.ts'
import { after, between, dayOf, dayStart, days, hours, milliseconds } from '#kit/time/time.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf } from '#modules/catalog/server/index.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { dailySeed } from '#modules/scores/rules/periods.ts'
import { dailiesCalls } from '../calls.ts'
import { ARCHIVE_DAYS, dayNamed, dayNumberOf } from '../rules/days.ts'
import { moveFinishes } from './index.ts'

const { readToday, readOwnDays, listDayScores, listPastDays } = dailiesCalls
const GAME = 1752
const HOUR = 3600
const [definition] = family.definitions

const game = (gameId: number, slug: string, of: string): CatalogueEntry => ({
  gameId,
  slug,
  family: of,
  variant: slug,
  genre: 'puzzle',
  tags: [],
  orientation: 'any',
  players: 1,
  score: { best: 'highest', unit: 'points', ranked: true },
  version: 'test',
  ground: ['#7a3b1c', '#1c0f18'],
  cover: `/covers/${slug}.svg`,
  words: { en: { title: slug, pitch: 'Fun', how: ['Play'] } },
})

/** A clever game that comes every day, and enough of the others. */
const catalogue = catalogueOf([
  game(GAME, '2048', 'twenty48'),
  ...Array.from({ length: 30 }, (_, place) => game(80_001 + place, `quick-${place}`, 'one-button')),
  ...Array.from({ length: 30 }, (_, place) => game(80_101 + place, `hands-${place}`, 'snake')),
])

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate daily_finish, daily_mend, daily_game, score, score_run, score_replay cascade`.execute(
    portal.db,
  )
  toHour(12)
})

/** The clock goes on to this hour of the next UTC day. */
function toHour(hour: number) {
  const tomorrow = after(dayStart(portal.now()), days(1))
  portal.wait(between(portal.now(), after(tomorrow, hours(hour))))
}
const today = () => dayOf(portal.now())
const inDays = (count: number) => portal.wait(days(count))

let runs = 0
/** A whole run of 2048 that nobody else has played. */
function played(seed: number, level = 1) {
  const sim = family.create(definition!, seed, level)
  const random = seededRandom(++runs)
  const inputs: unknown[] = []
  while (sim.status === 'playing') {
    const input = family.bot(sim, random, 0) ?? sim.legal()[0]!
    inputs.push(input)
    sim.apply(input)
  }
  return { replay: { seed, level, inputs }, score: sim.score }
}

interface Wish {
  readonly day?: string | undefined
  readonly level?: number
}

async function finish(device: TestDevice, { day = today(), level }: Wish = {}) {
  const { replay, score } = played(dailySeed(day, '2048'), level)
  const answer = await device.call(scoresCalls.sendScore, {
    gameId: GAME,
    runId: await beginRun(portal, device, { gameId: GAME, seed: 7 }),
    score,
    version: 'test',
    replay: await packReplay(replay),
    day,
  })
  return { score, answer }
}
const own = async (device: TestDevice) => (await device.call(readOwnDays, {})).result!
const three = async (name = 'a reader') => (await portal.device(name).call(readToday, {})).result!
const newPlayer = (name: string, offset = 0): TestDevice => {
  const device = portal.device(`${name} ${++runs}`)
  device.head = { ...device.head, utcOffset: offset }
  return device
}

describe('today’s three', () => {
  test('are one of each kind, the same for everybody, until midnight UTC', async () => {
    const { games, day, nextAt } = await three('Anna')
    expect(games.map(({ kind }) => kind)).toEqual(['quick', 'clever', 'hands'])
    expect(games[1]).toMatchObject({ slug: '2048', family: 'twenty48', level: 1, scoreUnit: 'points' })
    expect(day).toBe(today())
    expect(nextAt).toBe(after(dayStart(portal.now()), days(1)))
    portal.wait(hours(11))
    expect((await three('Ben')).games).toEqual(games)
    portal.wait(hours(1))
    const next = await three('Ben')
    expect(next.games[0]!.slug).not.toBe(games[0]!.slug)
    expect(next.yesterday.map(({ game: { slug } }) => slug)).toEqual(games.map(({ slug }) => slug))
  })

  test('stay what they were for somebody who looks after the server has started anew', async () => {
    const { games } = await three()
    await portal.restart()
    expect((await three()).games).toEqual(games)
  })

  test('let another game go in when the operator hides one of them', async () => {
    const { games } = await three()
    const desk = operatorDesk(portal, { catalogue: () => catalogue })
    await desk.change('games', 'hide', games[0]!.slug)
    await portal.api.operatorPoll.look()
    const now = (await three()).games
    expect(now.map(({ kind }) => kind)).toEqual(['quick', 'clever', 'hands'])
    expect(now[0]!.slug).not.toBe(games[0]!.slug)
    expect(now.slice(1)).toEqual(games.slice(1))
    await desk.change('games', 'show', games[0]!.slug)
    await portal.api.operatorPoll.look()
    expect((await three()).games).toEqual(now)
  })

  test('stand on top of the rails of home', async () => {
    const { result } = await portal.device('a reader').call(catalogCalls.listRails, {})
    const [first] = result!.rails
    expect(first).toMatchObject({ kind: 'today', title: 'Today’s three', path: '/today' })
    expect(first!.games.map(({ slug }) => slug)).toEqual((await three()).games.map(({ slug }) => slug))
  })
})

describe('a challenge that is finished', () => {
  test('is marked with score and place, and begins a streak', async () => {
    const anna = newPlayer('Anna')
    expect(await own(anna)).toMatchObject({ done: [], days: 0, isDoneToday: false })
    const { score, answer } = await finish(anna)
    expect(answer.error).toBeNull()
    const { done, ...streak } = await own(anna)
    expect(done).toEqual([{ gameId: GAME, score, rank: 1, players: 1 }])
    expect(streak).toMatchObject({ days: 1, longest: 1, freezes: 0, isDoneToday: true })
    expect(streak.calendar.at(-1)).toEqual({ day: today(), state: 'done' })
  })

  test('counts once, however often it is played', async () => {
    const anna = newPlayer('Anna')
    const [one, other] = [await finish(anna), await finish(anna)]
    expect((await own(anna)).done[0]!.score).toBe(Math.max(one.score, other.score))
    expect((await own(anna)).days).toBe(1)
    expect(await portal.db.selectFrom('daily_finish').selectAll().execute()).toHaveLength(1)
  })

  test('counts on the level that all play and on its own seed only', async () => {
    const anna = newPlayer('Anna')
    expect((await finish(anna, { level: 2 })).answer.error).toBeNull()
    expect((await own(anna)).isDoneToday).toBe(false)
    expect((await finish(anna, { day: dayNamed(dayNumberOf(portal.now()) - 3) })).answer.error).toMatchObject(
      {
        name: 'DailyOver',
      },
    )
    expect(await own(anna)).toMatchObject({ done: [], days: 0 })
  })

  test('is stored with its score or not at all', async () => {
    const anna = newPlayer('Anna')
    await three()
    await sql`alter table daily_finish rename to daily_finish_away`.execute(portal.db)
    expect((await finish(anna)).answer.error).toMatchObject({ name: 'ServerError' })
    await sql`alter table daily_finish_away rename to daily_finish`.execute(portal.db)
    expect(await portal.db.selectFrom('score').selectAll().execute()).toEqual([])
    expect((await finish(anna)).answer.error).toBeNull()
    expect((await own(anna)).days).toBe(1)
  })

  test('is placed among all, with friends apart', async () => {
    const [anna, ben, carl] = ['Anna', 'Ben', 'Carl'].map((name) => newPlayer(name)) as [
      TestDevice,
      TestDevice,
      TestDevice,
    ]
    const scores = new Map<number, number>()
    for (const one of [anna, ben, carl]) {
      const { score } = await finish(one)
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

  test('can be watched on the day after, the best run of all', async () => {
    const [anna, ben] = [newPlayer('Anna'), newPlayer('Ben')]
    const [one, other] = [await finish(anna), await finish(ben)]
    toHour(3)
    const { yesterday } = await three()
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

describe('a streak', () => {
  test('goes by the calendar of the player: midnight in Tokyo is at three in the afternoon UTC', async () => {
    const hana = newPlayer('Hana', 9 * HOUR)
    toHour(14)
    await finish(hana)
    expect(await own(hana)).toMatchObject({ days: 1, isDoneToday: true })
    portal.wait(hours(2))
    expect(await own(hana)).toMatchObject({ days: 1, isDoneToday: false })
    toHour(14)
    await finish(hana)
    expect(await own(hana)).toMatchObject({ days: 2, isDoneToday: true })
    expect((await own(hana)).day).toBe(dayOf(after(portal.now(), hours(9))))
  })

  test('survives a change of zone, and is not doubled by one', async () => {
    const ida = newPlayer('Ida', -10 * HOUR)
    await finish(ida)
    ida.head = { ...ida.head, utcOffset: 14 * HOUR }
    await finish(ida)
    expect((await own(ida)).days).toBe(1)
    portal.wait(hours(30))
    await finish(ida)
    expect((await own(ida)).days).toBe(2)
  })

  test('that a grace after midnight saves belongs to the day of the player', async () => {
    const anna = newPlayer('Anna')
    await finish(anna)
    toHour(1)
    await finish(anna, { day: dayOf(after(portal.now(), milliseconds(-7_200_000))) })
    expect(await own(anna)).toMatchObject({ days: 1 })
    toHour(1)
    expect(await own(anna)).toMatchObject({ days: 0, longest: 1 })
  })

  test('is bridged by a freeze that seven days have earned, once', async () => {
    const anna = newPlayer('Anna')
    for (let day = 0; day < 7; day++, inDays(1)) await finish(anna)
    expect(await own(anna)).toMatchObject({ days: 7, freezes: 1 })
    inDays(1)
    expect(await own(anna)).toMatchObject({ days: 7, freezes: 0, isDoneToday: false })
    await finish(anna)
    expect(await own(anna)).toMatchObject({ days: 8, freezes: 0 })
    inDays(2)
    expect(await own(anna)).toMatchObject({ days: 0, longest: 8 })
  })

  test('is mended by an operator after an outage, which is written down', async () => {
    const desk = operatorDesk(portal, { catalogue: () => catalogue })
    const anna = newPlayer('Anna')
    await finish(anna)
    inDays(1)
    const lost = today()
    inDays(1)
    await finish(anna)
    expect((await own(anna)).days).toBe(1)
    await desk.change('dailies', 'mend', lost)
    expect((await own(anna)).days).toBe(2)
    expect((await own(anna)).calendar.at(-2)).toEqual({ day: lost, state: 'forgiven' })
    expect((await desk.run('dailies', 'mend', lost, '--yes')).text).toBe('It is forgiven already.')
    for (const wrong of ['2026-13-01', 'yesterday', '2020-01-01', '2099-01-01'])
      expect(await desk.run('dailies', 'mend', wrong, '--yes')).toMatchObject({ code: 2 })
    expect((await desk.run('dailies', 'list')).text).toMatch(new RegExp(`${today()} .*2048.* 1 +1`))
    expect((await desk.run('audit', 'list')).text).toContain(`daily ${lost}`)
  })

  test('goes along to the member that a visitor turns out to be', async () => {
    const [visitor, member] = [newPlayer('visitor'), newPlayer('member')]
    await finish(visitor)
    inDays(1)
    await finish(visitor)
    await finish(member)
    const journey = { from: visitor.userId(), to: member.userId() }
    for (let again = 0; again < 2; again++) await inTransaction(portal.db, (tx) => moveFinishes(tx, journey))
    expect(await own(member)).toMatchObject({ days: 2 })
    expect(await own(visitor)).toMatchObject({ days: 0, longest: 0 })
  })
})

describe('the archive', () => {
  test(`has the last ${ARCHIVE_DAYS} days by parts, with what the reader has finished`, async () => {
    const anna = newPlayer('Anna')
    await finish(anna)
    inDays(1)
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
    const number = dayNumberOf(portal.now())
    expect(seen).toEqual(Array.from({ length: ARCHIVE_DAYS }, (_, back) => dayNamed(number - 1 - back)))
  })

  test.for(['2026-02-31', 'somewhen..', '2020-01-01', '2099-01-01'])(
    'has no part that begins with %s',
    async (cursor) => {
      const { error } = await newPlayer('Eve').call(listPastDays, { cursor })
      expect(error).toMatchObject({ name: 'InvalidParams' })
    },
  )
})
