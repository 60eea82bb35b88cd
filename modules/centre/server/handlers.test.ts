import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyCentre } from '#apps/testing/empty-centre.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, PRODUCT_RATES, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { before, days, hours, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { centreCalls } from '../calls.ts'
import { playersOf } from './index.ts'

const { startPlay, reportPlay, stopPlay, rateGame, readOpinions, listRecent, listLiked, readCentre } =
  centreCalls
const [GAME, OTHER] = [1752, 1748]

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(() => emptyCentre(portal.db))

const start = async (device: TestDevice, gameId = GAME) =>
  (await device.call(startPlay, { gameId })).result!.playId
const playsOf = () => portal.db.selectFrom('play').selectAll().orderBy('started_at').execute()
const playedBy = async (device: TestDevice, gameId = GAME) => {
  const row = await portal.db
    .selectFrom('game_player')
    .select('played_ms')
    .where('account_id', '=', device.userId())
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return row?.played_ms
}
async function play(device: TestDevice, length: Duration, gameId = GAME) {
  const playId = await start(device, gameId)
  portal.wait(length)
  await device.call(stopPlay, { playId })
}

describe('a play', () => {
  test('counts the time between its reports, by the server’s clock', async () => {
    const anna = portal.device('Anna')
    const playId = await start(anna)
    portal.wait(seconds(60))
    expect((await anna.call(reportPlay, { playId })).result).toEqual({ playId })
    portal.wait(seconds(10))
    expect((await anna.call(stopPlay, { playId, loadTime: 840 })).result).toEqual({ ok: true })
    expect(await playsOf()).toMatchObject([{ played_ms: 70_000, load_ms: 840, ended_at: portal.now() }])
    expect(await playedBy(anna)).toBe(70_000)
  })

  test('ends 90 s after its last report: nothing is added, and the next start is another play', async () => {
    const anna = portal.device('Anna')
    const playId = await start(anna)
    portal.wait(seconds(90))
    expect((await anna.call(reportPlay, { playId })).error).toMatchObject({ code: 100002, name: 'NotFound' })
    const next = await start(anna)
    expect(next).not.toBe(playId)
    const [first] = await playsOf()
    expect(first).toMatchObject({ id: playId, played_ms: 0, ended_at: first!.started_at })
  })

  test('continues when it is begun again, as by another tab', async () => {
    const anna = portal.device('Anna')
    const playId = await start(anna)
    portal.wait(seconds(89))
    expect(await start(anna)).toBe(playId)
    expect(await start(anna, OTHER)).not.toBe(playId)
  })

  test('may be stopped twice, and accepts no reports after that', async () => {
    const anna = portal.device('Anna')
    const playId = await start(anna)
    portal.wait(seconds(5))
    for (let count = 0; count < 2; count++)
      expect((await anna.call(stopPlay, { playId })).result).toEqual({ ok: true })
    expect((await anna.call(reportPlay, { playId })).error).toMatchObject({ name: 'NotFound' })
    expect(await playedBy(anna)).toBe(5000)
  })

  test('without reports is stopped at its last one', async () => {
    const anna = portal.device('Anna')
    const playId = await start(anna)
    portal.wait(minutes(60))
    await anna.call(stopPlay, { playId })
    expect(await playedBy(anna)).toBe(0)
  })

  test('of another account cannot be reported or stopped', async () => {
    const playId = await start(portal.device('Anna'))
    const bela = portal.device('Bela')
    expect((await bela.call(reportPlay, { playId })).error).toMatchObject({ name: 'NotFound' })
    expect((await bela.call(stopPlay, { playId })).error).toMatchObject({ name: 'NotFound' })
    expect(await playsOf()).toMatchObject([{ ended_at: null }])
  })

  test.for([
    [{ gameId: 999 }, 'GameNotFound'],
    [{ gameId: 0 }, 'InvalidParams'],
    [{ gameId: 2 ** 31 }, 'InvalidParams'],
  ] as const)('of %j does not begin', async ([params, name]) => {
    expect((await portal.device('Anna').call(startPlay, params)).error).toMatchObject({ name })
  })

  test.for([{ playId: '' }, { playId: 'x'.repeat(27) }, { playId: 'none', loadTime: -1 }])(
    'with %j is a bad request',
    async (params) => {
      expect((await portal.device('Anna').call(stopPlay, params)).error).toMatchObject({
        name: 'InvalidParams',
      })
    },
  )

  test('counts as current until it ends', async () => {
    const [anna, bela] = [portal.device('Anna'), portal.device('Bela')]
    await start(anna)
    const playId = await start(bela)
    expect(await playersOf(portal.db, [GAME, OTHER], portal.now())).toEqual(new Map([[GAME, 2]]))
    await bela.call(stopPlay, { playId })
    expect(await playersOf(portal.db, [GAME], portal.now())).toEqual(new Map([[GAME, 1]]))
    portal.wait(seconds(90))
    expect(await playersOf(portal.db, [GAME], portal.now())).toEqual(new Map())
  })
})

describe('a like', () => {
  const opinionOf = async (device: TestDevice) => (await device.call(readOpinions, { gameId: GAME })).result

  test('is stored at once and counts with 30 s of play', async () => {
    const anna = portal.device('Anna')
    const liked = await anna.call(rateGame, { gameId: GAME, opinion: 'likes' })
    expect(liked.result).toEqual({ opinion: 'likes', likes: 0, dislikes: 0, isCounted: false })
    await play(anna, seconds(29))
    expect(await opinionOf(anna)).toMatchObject({ likes: 0, isCounted: false })
    await play(anna, seconds(1))
    expect(await opinionOf(anna)).toEqual({ opinion: 'likes', likes: 1, dislikes: 0, isCounted: true })
  })

  test('exists once per account and game, and may be changed and removed', async () => {
    const anna = portal.device('Anna')
    await play(anna, minutes(1))
    const rate = async (opinion: 'likes' | 'none' | 'dislikes') =>
      (await anna.call(rateGame, { gameId: GAME, opinion })).result
    expect(await rate('likes')).toMatchObject({ likes: 1, dislikes: 0 })
    expect(await rate('likes')).toMatchObject({ likes: 1, dislikes: 0 })
    expect(await rate('dislikes')).toMatchObject({ opinion: 'dislikes', likes: 0, dislikes: 1 })
    expect(await rate('none')).toMatchObject({ opinion: 'none', likes: 0, dislikes: 0 })
  })

  test('of a game that does not exist is refused', async () => {
    const anna = portal.device('Anna')
    const liked = await anna.call(rateGame, { gameId: 999, opinion: 'likes' })
    expect(liked.error).toMatchObject({ code: 200801, name: 'GameNotFound' })
    expect((await anna.call(readOpinions, { gameId: 999 })).error).toMatchObject({ name: 'GameNotFound' })
  })

  test('adds a game to the favourites, the latest first, until it is removed', async () => {
    const anna = portal.device('Anna')
    const favourites = async () => (await anna.call(listLiked, {})).result!.games.map(({ gameId }) => gameId)
    const like = async (gameId: number, opinion: 'likes' | 'none' | 'dislikes' = 'likes') => {
      await anna.call(rateGame, { gameId, opinion })
      portal.wait(seconds(1))
    }
    expect(await favourites()).toEqual([])
    for (const gameId of [GAME, 1748, 604]) await like(gameId)
    await like(1748)
    expect(await favourites()).toEqual([604, 1748, GAME])
    await like(604, 'dislikes')
    await like(GAME, 'none')
    await like(GAME)
    expect(await favourites()).toEqual([GAME, 1748])
    expect((await portal.device('Béla').call(listLiked, {})).result).toEqual({ games: [], hasMore: false })
    expect((await anna.call(listLiked, { cursor: '1' })).result!.games).toMatchObject([{ gameId: 1748 }])
  })

  test('alone does not make a game recent', async () => {
    const anna = portal.device('Anna')
    await anna.call(rateGame, { gameId: GAME, opinion: 'likes' })
    expect((await anna.call(listRecent, {})).result?.games).toEqual([])
  })
})

describe('recently played', () => {
  test('[1.17] are the player’s own games, the latest first, each once', async () => {
    const anna = portal.device('Anna')
    for (const gameId of [GAME, OTHER, 604, GAME]) await play(anna, hours(1), gameId)
    await play(portal.device('Bela'), hours(1), 607)
    const { result } = await anna.call(listRecent, {})
    expect(result?.games.map(({ gameId }) => gameId)).toEqual([GAME, 604, OTHER])
    expect(result?.games[0]).toMatchObject({ slug: '2048', title: '2048', online: 0 })
  })

  test('[1.17] have the time, the number of players, and the reader’s language', async () => {
    const bela = portal.device('Bela')
    bela.head = { ...bela.head, language: 'de' }
    await play(bela, seconds(10), 1750)
    const playedAt = portal.now()
    await start(portal.device('Anna'), 1750)
    portal.wait(seconds(30))
    const { result } = await bela.call(readCentre, {})
    expect(result?.recent).toMatchObject([{ title: 'Billard', playedAt, online: 1 }])
  })

  test('[1.17] are at most fifty', async () => {
    const anna = portal.device('Anna')
    await anna.signIn()
    await portal.db
      .insertInto('game_player')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          account_id: anna.userId(),
          game_id: index === 59 ? GAME : 10_000 + index,
          played_ms: 0,
          last_at: timestamp(before(portal.now(), days(index))),
          opinion: 'none' as const,
        })),
      )
      .execute()
    // The only one that the catalogue knows is the oldest of sixty.
    expect((await anna.call(listRecent, {})).result?.games).toEqual([])
  })
})

test('an account begins thirty plays at once and then one every six seconds', async () => {
  const limited = await openTestPortal({
    rates: { ...PRODUCT_RATES, call: { burst: 1000, refillEvery: seconds(1) } },
  })
  const eager = limited.device('eager')
  const answers = []
  for (let count = 0; count < 31; count++) answers.push(await eager.call(startPlay, { gameId: GAME }))
  expect(answers.slice(0, 30).every(({ error }) => !error)).toBe(true)
  expect(answers[30]!.error).toMatchObject({ code: 100003, data: { retrySec: 6 } })
  await limited.close()
})
