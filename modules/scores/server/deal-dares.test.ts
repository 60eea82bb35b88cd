import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginRun } from '#apps/testing/begin-run.ts'
import { GAME, openDailyPortal, played, type DailyPortal } from '#apps/testing/daily-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { before, days, hours } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { scoresCalls } from '../calls.ts'
import { sharedRunLink } from '../model.ts'
import { DARE_OPEN_FOR, DARES_TO_ONE_A_DAY, DEAL_DARES_KEPT_FOR } from '../rules/dare.ts'
import { carryDares, scoresPersonalData } from './index.ts'

const NOBODYS = '0'.repeat(26)
const SEED = 77

let daily: DailyPortal
let anna: TestDevice
let ben: TestDevice
beforeAll(async () => {
  daily = await openDailyPortal()
})
afterAll(() => daily.portal.close())
beforeEach(async () => {
  await daily.forgetAll()
  for (const table of ['score_dare', 'score_share'] as const)
    await daily.portal.db.deleteFrom(table).execute()
  daily.toHour(12)
  anna = daily.newPlayer('Anna')
  ben = daily.newPlayer('Ben')
  await Promise.all([anna.signIn(), ben.signIn()])
})

interface Proof {
  readonly score: number
  readonly replay: string
}
async function proof(seed = SEED, level = 1): Promise<Proof> {
  const { replay, score } = played(seed, level)
  return { score, replay: await packReplay(replay) }
}

/** Runs of the tests began an hour ago: the dare was then as well. */
const longAgo = () =>
  daily.portal.db
    .updateTable('score_dare')
    .set({ dared_at: timestamp(before(daily.portal.now(), hours(2))) })
    .execute()

async function share(device: TestDevice, run: Proof, seed = SEED) {
  const runId = await beginRun(daily.portal, device, { gameId: GAME, seed })
  const { result } = await device.call(scoresCalls.shareRun, { gameId: GAME, runId, version: 'test', ...run })
  return result!.key
}
const dare = (device: TestDevice, friend: TestDevice, key: string) =>
  device.call(scoresCalls.dareToDeal, { userId: friend.userId(), key })
async function answer(device: TestDevice, key: string, run: Proof, more = {}) {
  const runId = await beginRun(daily.portal, device, { gameId: GAME, seed: 5 })
  return device.call(scoresCalls.answerDare, { gameId: GAME, runId, key, version: 'test', ...run, ...more })
}
const daresOf = async (device: TestDevice) => (await device.call(scoresCalls.listDares, {})).result!
async function heard(device: TestDevice, kind: 'dealDared' | 'dareAnswered') {
  await daily.portal.api.deliver()
  const { notices } = (await device.call(noticesCalls.listNotices, {})).result!
  return notices
    .filter((notice) => notice.kind === kind)
    .map(({ from, subject, game }) => [from?.userId, subject, game])
}
/** Anna has dared Ben at a run of hers. */
async function dared() {
  await daily.befriend(anna, ben)
  const run = await proof()
  const key = await share(anna, run)
  expect((await dare(anna, ben, key)).result).toEqual({ isNew: true })
  await longAgo()
  return { key, run }
}

describe('a dare to a deal', () => {
  test('reaches the friend, is answered with a proved run, and both see both results', async () => {
    const { key, run } = await dared()
    expect(await heard(ben, 'dealDared')).toEqual([[anna.userId(), sharedRunLink('2048', key), '2048']])
    expect((await daresOf(ben)).dares).toMatchObject([
      { key, isMine: false, state: 'open', score: run.score, answer: null, unit: 'points' },
    ])
    const own = await proof()
    const outcome = own.score === run.score ? 'tied' : own.score > run.score ? 'won' : 'lost'
    expect((await answer(ben, key, own)).result).toEqual({ outcome })
    for (const [device, isMine] of [
      [anna, true],
      [ben, false],
    ] as const)
      expect((await daresOf(device)).dares).toMatchObject([
        { isMine, state: 'answered', score: run.score, answer: own.score, outcome },
      ])
    expect(await heard(anna, 'dareAnswered')).toEqual([[ben.userId(), sharedRunLink('2048', key), '2048']])
  })

  test('is settled by the first of four simultaneous answers, with one notice', async () => {
    const { key } = await dared()
    const runs = [await proof(), await proof(), await proof(), await proof()]
    const answers = await Promise.all(runs.map((run) => answer(ben, key, run)))
    expect(answers.filter(({ error }) => error)).toEqual([])
    const [settled] = (await daresOf(anna)).dares
    expect(new Set(answers.map(({ result }) => result!.outcome))).toEqual(new Set([settled!.outcome]))
    expect(await heard(anna, 'dareAnswered')).toHaveLength(1)
    const score = settled!.answer
    expect((await answer(ben, key, await proof())).result).toEqual({ outcome: settled!.outcome })
    expect((await daresOf(anna)).dares[0]!.answer).toBe(score)
  })

  test('is sent once per deal and friend, and three times a day to one friend', async () => {
    await daily.befriend(anna, ben)
    const keys: string[] = []
    for (let seed = 1; seed <= DARES_TO_ONE_A_DAY + 1; seed++)
      keys.push(await share(anna, await proof(seed), seed))
    const first = await Promise.all([1, 2, 3, 4].map(() => dare(anna, ben, keys[0]!)))
    expect(first.filter(({ result }) => result?.isNew)).toHaveLength(1)
    for (const key of keys.slice(1, -1)) expect((await dare(anna, ben, key)).error).toBeNull()
    expect((await dare(anna, ben, keys.at(-1)!)).error).toMatchObject({ name: 'TooFast' })
    expect(await heard(ben, 'dealDared')).toHaveLength(DARES_TO_ONE_A_DAY)
    daily.toHour(1)
    expect((await dare(anna, ben, keys.at(-1)!)).error).toBeNull()
  })
})

describe('a withdrawn dare', () => {
  const takeBack = (device: TestDevice, friend: TestDevice, key: string) =>
    device.call(scoresCalls.withdrawDare, { userId: friend.userId(), key })

  test('disappears for both, with its notice, and can no longer be answered', async () => {
    const { key } = await dared()
    expect(await heard(ben, 'dealDared')).toHaveLength(1)
    for (let times = 0; times < 2; times++) expect((await takeBack(anna, ben, key)).error).toBeNull()
    for (const device of [anna, ben]) expect((await daresOf(device)).dares).toEqual([])
    expect(await heard(ben, 'dealDared')).toEqual([])
    expect((await answer(ben, key, await proof())).error).toMatchObject({ name: 'NotFound' })
    expect(await scoresPersonalData.collect(daily.portal.db, anna.userId())).toMatchObject({
      dares: [{ player: ben.userId(), takenBack: true }],
    })
  })

  test('may be sent again, and counts each time for the daily limit', async () => {
    daily.toHour(12)
    await daily.befriend(anna, ben)
    const key = await share(anna, await proof())
    for (let times = 0; times < DARES_TO_ONE_A_DAY; times++) {
      expect((await dare(anna, ben, key)).result).toEqual({ isNew: true })
      expect((await daresOf(ben)).dares).toMatchObject([{ key, state: 'open' }])
      expect(await heard(ben, 'dealDared')).toHaveLength(1)
      await takeBack(anna, ben, key)
    }
    expect((await dare(anna, ben, key)).error).toMatchObject({ name: 'TooFast' })
    daily.toHour(1)
    expect((await dare(anna, ben, key)).result).toEqual({ isNew: true })
    expect(await heard(ben, 'dealDared')).toHaveLength(1)
  })

  test('must be the player’s own and unanswered', async () => {
    const { key } = await dared()
    const carla = daily.newPlayer('Carla')
    await carla.signIn()
    for (const device of [ben, carla])
      expect((await takeBack(device, ben, key)).error).toMatchObject({ name: 'NotFound' })
    expect((await answer(ben, key, await proof())).error).toBeNull()
    expect((await takeBack(anna, ben, key)).error).toMatchObject({ name: 'NotFound' })
    expect((await daresOf(anna)).dares).toMatchObject([{ state: 'answered' }])
  })

  test('during an answer is either withdrawn or answered', async () => {
    const { key } = await dared()
    const [answered, taken] = await Promise.all([answer(ben, key, await proof()), takeBack(anna, ben, key)])
    expect([answered.error, taken.error].filter((error) => error === null)).toHaveLength(1)
    expect((await daresOf(anna)).dares).toHaveLength(answered.error ? 0 : 1)
  })
})

describe('a dare is not settled by', () => {
  test.for<[string, (run: Proof) => Promise<Partial<Proof>> | Partial<Proof>, string]>([
    ['a higher score', ({ score }) => ({ score: score + 4 }), 'ReplayBroken'],
    ['no run', () => ({ replay: '' }), 'ReplayBroken'],
    ['another deal', () => proof(SEED + 1), 'ReplayBroken'],
  ])('%s', async ([, forge, name]) => {
    const { key } = await dared()
    const own = await proof()
    expect((await answer(ben, key, own, await forge(own))).error).toMatchObject({ name })
    expect((await daresOf(anna)).dares).toMatchObject([{ state: 'open', answer: null }])
  })

  test('the run that is to be beaten itself', async () => {
    const { key, run } = await dared()
    expect((await answer(ben, key, run)).error).toMatchObject({ name: 'RunCopied' })
  })

  test('a run that was not dealt, one from before the dare, and an older version', async () => {
    const { key } = await dared()
    const own = await proof()
    expect((await answer(ben, key, own, { runId: NOBODYS })).error).toMatchObject({ name: 'RunUnknown' })
    expect((await answer(ben, key, own, { version: 'old' })).error).toMatchObject({ name: 'ReplayOutdated' })
    await daily.portal.db
      .updateTable('score_dare')
      .set({ dared_at: timestamp(daily.portal.now()) })
      .execute()
    expect((await answer(ben, key, own)).error).toMatchObject({ name: 'RunUnknown' })
  })
})

describe('nobody can dare or answer', () => {
  test('without being friends, or to another player’s run', async () => {
    const key = await share(anna, await proof())
    expect((await dare(anna, ben, key)).error).toMatchObject({ name: 'UserNotFound' })
    await daily.befriend(anna, ben)
    expect((await dare(ben, anna, key)).error).toMatchObject({ name: 'NotFound' })
    expect((await dare(anna, ben, NOBODYS)).error).toMatchObject({ name: 'NotFound' })
    expect((await dare(anna, anna, key)).error).toMatchObject({ name: 'UserNotFound' })
    expect(await heard(ben, 'dealDared')).toEqual([])
  })

  test('after a block: neither sees the dare', async () => {
    const { key } = await dared()
    await ben.call(friendsCalls.blockPlayer, { userId: String(anna.userId()) })
    for (const device of [anna, ben]) expect((await daresOf(device)).dares).toEqual([])
    expect((await answer(ben, key, await proof())).error).toMatchObject({ name: 'NotFound' })
  })

  test('for another player, or after seven days', async () => {
    const { key } = await dared()
    const carla = daily.newPlayer('Carla')
    await carla.signIn()
    expect((await answer(carla, key, await proof())).error).toMatchObject({ name: 'NotFound' })
    daily.portal.wait(DARE_OPEN_FOR)
    expect((await daresOf(ben)).dares).toMatchObject([{ state: 'over' }])
    expect((await answer(ben, key, await proof())).error).toMatchObject({ name: 'NotFound' })
  })
})

describe('the dares of an account', () => {
  test('are in its export, and are deleted with either account', async () => {
    const { run } = await dared()
    const { db } = daily.portal
    const line = {
      by: anna.userId(),
      player: ben.userId(),
      game: GAME,
      score: run.score,
      answer: null,
      takenBack: false,
    }
    for (const device of [anna, ben])
      expect(await scoresPersonalData.collect(db, device.userId())).toMatchObject({ dares: [line] })
    await inTransaction(db, (tx) =>
      scoresPersonalData.erase(tx, { accountId: ben.userId(), now: daily.portal.now() } as never),
    )
    expect((await daresOf(anna)).dares).toEqual([])
  })

  test('move to the member account of a visitor, except those between the two', async () => {
    const { key } = await dared()
    const carla = daily.newPlayer('Carla')
    await carla.signIn()
    const { db } = daily.portal
    const move = (from: TestDevice, to: TestDevice) =>
      inTransaction(db, (tx) => carryDares(tx, { from: from.userId(), to: to.userId() }))
    await move(ben, carla)
    expect((await daresOf(carla)).dares).toMatchObject([{ key, isMine: false }])
    expect((await daresOf(ben)).dares).toEqual([])
    await move(carla, anna)
    for (const device of [anna, ben, carla]) expect((await daresOf(device)).dares).toEqual([])
  })

  test('are deleted after thirty days, by the portal’s job', async () => {
    await dared()
    const { api } = daily.portal
    const tidy = async () => {
      await api.jobs.wish('forget-deal-dares')
      await api.jobs.runDue()
    }
    const kept = async () => (await daily.portal.db.selectFrom('score_dare').select('key').execute()).length
    await tidy()
    expect(await kept()).toBe(1)
    daily.portal.wait(DEAL_DARES_KEPT_FOR)
    await tidy()
    expect(await kept()).toBe(0)
  })

  test('are listed with the runs that a friend can be dared to, the latest first', async () => {
    const first = await share(anna, await proof(1), 1)
    daily.portal.wait(days(1))
    const second = await share(anna, await proof(2), 2)
    expect((await daresOf(anna)).runs.map(({ key }) => key)).toEqual([second, first])
  })
})
