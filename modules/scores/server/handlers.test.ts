import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginRun, forgetMarks } from '#apps/testing/begin-run.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { RANKED_GAME as GAME, rankedRun, sendRanked, type RankedRun } from '#apps/testing/ranked-run.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import type { Replay } from '#kit/game/run.ts'
import { days, hours } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { scoresCalls } from '../calls.ts'
import { dailySeed } from '../rules/periods.ts'
import { forgetOldTables, SCORE_RATE } from './index.ts'

const { sendScore, listScores } = scoresCalls

const runs = [1, 2, 3, 4].map((seed) => rankedRun(seed)).toSorted((one, other) => one.score - other.score)
const [worst, middle, good, best] = runs as [RankedRun, RankedRun, RankedRun, RankedRun]

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('score').execute()
  await portal.db.deleteFrom('score_replay').execute()
  await portal.db.deleteFrom('score_run').execute()
})

const send = (device: TestDevice, run: RankedRun, claims: object = {}) =>
  sendRanked(portal, device, run, claims)
const table = async (device: TestDevice, period: 'day' | 'week' | 'ever' = 'week') =>
  (await device.call(listScores, { gameId: GAME, level: 1, period })).result!
const stored = async () => (await portal.db.selectFrom('score').selectAll().execute()).length
const replays = async () => (await portal.db.selectFrom('score_replay').selectAll().execute()).length

describe('a score', () => {
  test('that can be replayed enters the tables of the week and of all time', async () => {
    const anna = portal.device('Anna')
    const { result } = await send(anna, good)
    expect(result).toEqual({ isBest: true, weekRank: 1, weekPlayers: 1 })
    for (const period of ['week', 'ever'] as const)
      expect((await table(anna, period)).scores).toMatchObject([{ rank: 1, score: good.score }])
    expect((await table(anna, 'day')).scores).toEqual([])
  })

  test('worse than the player’s best changes nothing, a better one replaces it', async () => {
    const anna = portal.device('Anna')
    await send(anna, middle)
    expect((await send(anna, worst)).result).toEqual({ isBest: false, weekRank: 1, weekPlayers: 1 })
    expect((await table(anna)).scores).toMatchObject([{ score: middle.score }])
    expect((await send(anna, best)).result).toEqual({ isBest: true, weekRank: 1, weekPlayers: 1 })
    expect((await table(anna)).scores).toMatchObject([{ score: best.score }])
    expect(await replays()).toBe(1)
  })

  test.for<[string, object]>([
    ['higher than the run gave', { score: good.score + 4 }],
    ['lower than the run gave', { score: good.score - 4 }],
    ['without a run', { replay: '' }],
    ['with a damaged run', { replay: 'AAAA' }],
  ])('that is %s is refused and stores nothing', async ([, change]) => {
    const { error } = await send(portal.device('Forger'), good, change)
    expect(error).toMatchObject({ code: 200805, name: 'ReplayBroken' })
    expect(await stored()).toBe(0)
    expect(await replays()).toBe(0)
  })

  test.for<[string, Replay]>([
    ['another seed', { ...good.replay, seed: 99 }],
    ['another level', { ...good.replay, level: 2 }],
    ['a part of it', { ...good.replay, inputs: good.replay.inputs.slice(0, -1) }],
    ['moves that are none', { ...good.replay, inputs: ['teleport', ...good.replay.inputs] }],
  ])('with the run of %s is refused', async ([, replay]) => {
    const { error } = await send(portal.device('Forger'), { ...good, replay })
    expect(error).toMatchObject({ name: 'ReplayBroken' })
    expect(await stored()).toBe(0)
  })

  test('with a run of ten megabytes is refused unread', async () => {
    const answer = await send(portal.device('Forger'), good, { replay: 'A'.repeat(10_000_000) })
    expect(answer.status).toBe(413)
    const { error } = await send(portal.device('Forger'), good, { replay: 'A'.repeat(60_001) })
    expect(error).toMatchObject({ name: 'InvalidParams' })
    expect(await stored()).toBe(0)
  })

  test('under other rules, of an unknown game or of one without tables is refused', async () => {
    const anna = portal.device('Anna')
    expect((await send(anna, good, { version: 'older' })).error).toMatchObject({ name: 'ReplayOutdated' })
    expect((await send(anna, good, { gameId: 5 })).error).toMatchObject({ name: 'GameNotFound' })
    expect((await send(anna, good, { gameId: 1750 })).error).toMatchObject({ name: 'ScoreNotRanked' })
    expect(await stored()).toBe(0)
  })
})

describe('the challenge of the day', () => {
  const today = () => new Date(portal.now()).toISOString().slice(0, 10)

  test('has its own table for the common seed', async () => {
    const anna = portal.device('Anna')
    const challenge = rankedRun(dailySeed(today(), '2048'))
    expect((await send(anna, challenge, { day: today() })).error).toBeNull()
    expect((await table(anna, 'day')).scores).toMatchObject([{ score: challenge.score }])
  })

  test('accepts no other seed and no other day', async () => {
    const anna = portal.device('Anna')
    expect((await send(anna, good, { day: today() })).error).toMatchObject({ name: 'ReplayBroken' })
    for (const day of ['2025-12-24', '2026-01-11', '', 'today'])
      expect((await send(anna, good, { day })).error).toMatchObject({ name: 'DailyOver' })
    expect(await stored()).toBe(0)
  })
})

describe('a table', () => {
  test('lists the best first, equals by time, with their names', async () => {
    const [anna, bela, chao] = ['Anna', 'Bela', 'Chao'].map((name) => portal.device(name)) as [
      TestDevice,
      TestDevice,
      TestDevice,
    ]
    await bela.call(accountCalls.setNickname, { nickname: 'Béla of the Sea' })
    await send(chao, good)
    await forgetMarks(portal)
    portal.wait(hours(1))
    await send(anna, good)
    await send(bela, best)
    const { scores, mine, hasMore } = await table(anna)
    expect(scores.map(({ rank, score }) => [rank, score])).toEqual([
      [1, best.score],
      [2, good.score],
      [3, good.score],
    ])
    expect(scores[0]).toMatchObject({ nickname: 'Béla of the Sea' })
    expect(mine).toMatchObject({ rank: 3 })
    expect(hasMore).toBe(false)
  })

  test('has twenty rows, and the player’s own row below them', async () => {
    for (let index = 0; index < 20; index++) {
      await send(portal.device(`crowd ${index}`), good)
      await forgetMarks(portal)
    }
    const late = portal.device('late')
    expect((await send(late, worst)).result).toMatchObject({ weekRank: 21, weekPlayers: 21 })
    const { scores, mine, hasMore } = await table(late)
    expect(scores).toHaveLength(20)
    expect(hasMore).toBe(true)
    expect(mine).toMatchObject({ rank: 21, score: worst.score })
  })

  test('can be filtered to friends, with ranks among themselves', async () => {
    const [stranger, me, friend] = [portal.device('Stranger'), portal.device('Me'), portal.device('Friend')]
    for (const [device, run] of [
      [stranger, best],
      [me, middle],
      [friend, good],
    ] as const)
      await send(device, run)
    const ids = [me.userId(), friend.userId()].toSorted((one, other) => one - other)
    await portal.db
      .insertInto('friendship')
      .values({ low_id: ids[0]!, high_id: ids[1]!, since_at: timestamp(portal.now()) })
      .execute()
    const ask = async (device: TestDevice) =>
      (await device.call(listScores, { gameId: GAME, level: 1, period: 'week', areFriends: true })).result!
    const narrowed = await ask(me)
    expect(narrowed.scores.map(({ rank, userId }) => [rank, userId])).toEqual([
      [1, friend.userId()],
      [2, me.userId()],
    ])
    expect(narrowed).toMatchObject({ mine: { rank: 2 }, hasMore: false })
    expect((await ask(stranger)).scores).toMatchObject([{ rank: 1, userId: stranger.userId() }])
    expect((await ask(portal.device('nobody yet'))).scores).toEqual([])
    expect((await table(me)).scores).toHaveLength(3)
  })

  test('is open to everybody, for existing games', async () => {
    const passerBy = portal.device('passer-by')
    const { result } = await passerBy.call(listScores, { gameId: GAME, level: 1, period: 'week' })
    expect(result).toEqual({ scores: [], mine: null, hasMore: false })
    const { error } = await passerBy.call(listScores, { gameId: 5, level: 1, period: 'week' })
    expect(error).toMatchObject({ name: 'GameNotFound' })
  })

  test('of a week ends with it; the one of all time continues', async () => {
    const anna = portal.device('Anna')
    await send(anna, good)
    portal.wait(days(7))
    expect((await table(anna, 'week')).scores).toEqual([])
    expect((await table(anna, 'ever')).scores).toHaveLength(1)
    portal.wait(days(40))
    await forgetOldTables(portal.db, portal.now())
    expect(
      (await portal.db.selectFrom('score').select('period').execute()).map(({ period }) => period),
    ).toEqual(['ever'])
    expect(await replays()).toBe(1)
  })
})

test('an account may send eight scores at once and then one every six seconds', async () => {
  const limited = await openTestPortal({ rates: { ...NO_RATES, score: SCORE_RATE } })
  const eager = limited.device('eager')
  const { replay, score } = worst
  const sent = { gameId: GAME, score, version: 'test', replay: await packReplay(replay) }
  const answers = []
  for (let count = 0; count < 9; count++) {
    const runId = await beginRun(limited, eager, { gameId: GAME, seed: replay.seed })
    answers.push(await eager.call(sendScore, { ...sent, runId }))
  }
  expect(answers.slice(0, 8).every(({ error }) => !error)).toBe(true)
  expect(answers[8]!.error).toMatchObject({ code: 100003, data: { retrySec: 6 } })
  await limited.close()
})
