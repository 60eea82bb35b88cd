import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginRun } from '#apps/testing/begin-run.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { rankedRun } from '#apps/testing/ranked-run.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { days } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { scoresCalls } from '../calls.ts'
import { dailySeed } from '../rules/periods.ts'
import { MOST_SHARED, SHARED_FOR, SHARES_A_DAY } from '../rules/shared-run.ts'
import { forgetOldShared, SCORE_RATE, scoresPersonalData } from './index.ts'

const { shareRun, sendScore, readSharedRun, readSharedReplay } = scoresCalls
const GAME = 1752
const NOBODYS = '0'.repeat(26)

/** A whole run of 2048; another `style` plays the same deal differently. */
async function played(seed: number, style = seed) {
  const { score, replay } = rankedRun(seed, { style })
  return { seed, score, replay: await packReplay(replay), inputs: replay.inputs }
}
type Run = Awaited<ReturnType<typeof played>>

let portal: TestPortal
let run: Run
let other: Run
beforeAll(async () => {
  portal = await openTestPortal()
  run = await played(1)
  other = await played(2)
})
afterAll(() => portal.close())
beforeEach(async () => {
  for (const table of ['score', 'score_replay', 'score_run', 'score_share', 'player_block'] as const)
    await portal.db.deleteFrom(table).execute()
})

let devices = 0
const player = (name: string) => portal.device(`${name} who shares ${devices++}`)
const begin = (device: TestDevice, seed = run.seed) => beginRun(portal, device, { gameId: GAME, seed })
const share = (
  device: TestDevice,
  runId: string,
  { score, replay }: Pick<Run, 'score' | 'replay'>,
  more = {},
) => device.call(shareRun, { gameId: GAME, runId, score, version: 'test', replay, ...more })
const shared = async (device: TestDevice, of = run) => {
  const { result, error } = await share(device, await begin(device, of.seed), of)
  expect(error).toBeNull()
  return result!.key
}
const stored = async () => (await portal.db.selectFrom('score_share').selectAll().execute()).length

describe('a shared run', () => {
  test('is shown to everybody with its link, with its player', async () => {
    const anna = player('Anna')
    await anna.call(accountCalls.setNickname, { nickname: 'Anna of the Reef' })
    const key = await shared(anna)
    const passerBy = player('passer-by')
    expect((await passerBy.call(readSharedRun, { key })).result).toEqual({
      gameId: GAME,
      level: 1,
      score: run.score,
      best: 'highest',
      sharer: { userId: anna.userId(), nickname: 'Anna of the Reef', avatar: expect.any(Number) as number },
    })
    expect((await passerBy.call(readSharedReplay, { key })).result).toEqual({
      score: run.score,
      version: 'test',
      replay: run.replay,
    })
  })

  test('enters no table, and may have been sent as a score before', async () => {
    const anna = player('Anna')
    const runId = await begin(anna)
    await share(anna, runId, run)
    expect(await portal.db.selectFrom('score').selectAll().execute()).toEqual([])
    const sent = { gameId: GAME, runId, score: run.score, version: 'test', replay: run.replay }
    expect((await anna.call(sendScore, sent)).error).toBeNull()
    const again = await begin(anna, other.seed)
    const { score, replay } = other
    await anna.call(sendScore, { ...sent, runId: again, score, replay })
    expect((await share(anna, again, other)).error).toBeNull()
  })

  test('keeps its link when it is shared again, also by four simultaneous requests', async () => {
    const anna = player('Anna')
    const runId = await begin(anna)
    const answers = await Promise.all(Array.from({ length: 4 }, () => share(anna, runId, run)))
    const keys = new Set(answers.map(({ result }) => result?.key))
    expect(keys.size).toBe(1)
    expect((await share(anna, runId, run)).result).toEqual({ key: [...keys][0] })
    expect(await stored()).toBe(1)
  })

  test('on the deal of another shared run refers to it', async () => {
    const key = await shared(player('Anna'))
    const bela = player('Bela')
    const answer = await played(run.seed, 7)
    const runId = await begin(bela, 12_345)
    expect((await share(bela, runId, answer)).error).toMatchObject({ name: 'ReplayBroken' })
    expect((await share(bela, runId, answer, { raced: NOBODYS })).error).toMatchObject({ name: 'RunUnknown' })
    expect((await share(bela, runId, answer, { raced: key })).error).toBeNull()
  })

  test('of the challenge of the day has the seed of the day', async () => {
    const day = new Date(portal.now()).toISOString().slice(0, 10)
    const challenge = await played(dailySeed(day, '2048'))
    const anna = player('Anna')
    expect((await share(anna, await begin(anna), challenge, { day })).error).toBeNull()
    const late = await begin(anna)
    expect((await share(anna, late, challenge, { day: '2025-12-24' })).error).toMatchObject({
      name: 'DailyOver',
    })
  })
})

describe('sharing is refused for', () => {
  const tries: Record<string, (device: TestDevice) => Promise<object>> = {
    'a higher score': async () => ({ score: run.score + 4 }),
    'a run that is none': async () => ({ replay: 'AAAA' }),
    'no run at all': async () => ({ replay: '' }),
    'a part of a run': async () => ({
      replay: await packReplay({ seed: run.seed, level: 1, inputs: run.inputs.slice(0, -1) }),
    }),
    'moves that are none': async () => ({
      replay: await packReplay({ seed: run.seed, level: 1, inputs: ['teleport', ...run.inputs] }),
    }),
    'another seed': async () => ({ replay: other.replay, score: other.score }),
    'another level': async () => ({
      replay: await packReplay({ seed: run.seed, level: 2, inputs: run.inputs }),
    }),
  }

  test.for(Object.entries(tries))('%s', async ([, change]) => {
    const forger = player('Forger')
    const runId = await begin(forger)
    const { error } = await share(forger, runId, run, await change(forger))
    expect(error).toMatchObject({ name: 'ReplayBroken' })
    expect(await stored()).toBe(0)
  })

  test('a run that another player or nobody has begun', async () => {
    const runId = await begin(player('Anna'))
    for (const id of [runId, NOBODYS])
      expect((await share(player('Thief'), id, run)).error).toMatchObject({ name: 'RunUnknown' })
    expect(await stored()).toBe(0)
  })

  test('the inputs of another player, sent or shared', async () => {
    const key = await shared(player('Anna'))
    const thief = player('Thief')
    const stolen = (await thief.call(readSharedReplay, { key })).result!
    const runId = await begin(thief, 5)
    expect((await share(thief, runId, stolen, { raced: key })).error).toMatchObject({ name: 'RunCopied' })
    expect(await stored()).toBe(1)
  })

  test('a run that was faster than possible', async () => {
    const anna = player('Anna')
    const runId = await begin(anna)
    const now = timestamp(portal.now())
    await portal.db.updateTable('score_run').set({ begun_at: now }).where('id', '=', runId).execute()
    const many = Array.from({ length: 500 }, () => run.inputs).flat()
    const replay = await packReplay({ seed: run.seed, level: 1, inputs: many })
    expect((await share(anna, runId, { ...run, replay })).error).toMatchObject({ name: 'RunTooShort' })
  })

  test('a run of ten megabytes', async () => {
    const forger = player('Forger')
    const runId = await begin(forger)
    expect((await share(forger, runId, run, { replay: 'A'.repeat(10_000_000) })).status).toBe(413)
    const { error } = await share(forger, runId, run, { replay: 'A'.repeat(60_001) })
    expect(error).toMatchObject({ name: 'InvalidParams' })
    expect(await stored()).toBe(0)
  })

  test('a run under other rules, of an unknown game, or of one without tables', async () => {
    const anna = player('Anna')
    const runId = await begin(anna)
    expect((await share(anna, runId, run, { version: 'older' })).error).toMatchObject({
      name: 'ReplayOutdated',
    })
    expect((await share(anna, runId, run, { gameId: 5 })).error).toMatchObject({ name: 'GameNotFound' })
    expect((await share(anna, runId, run, { gameId: 1750 })).error).toMatchObject({ name: 'ScoreNotRanked' })
  })
})

describe('a link', () => {
  test.for([NOBODYS, 'Z'.repeat(26)])('that is invented (%s) shows nothing', async (key) => {
    for (const call of [readSharedRun, readSharedReplay])
      expect((await player('reader').call(call, { key })).error).toMatchObject({ name: 'NotFound' })
  })

  test('to a run under older rules says so', async () => {
    const key = await shared(player('Anna'))
    await portal.db.updateTable('score_share').set({ version: 'older' }).execute()
    for (const call of [readSharedRun, readSharedReplay])
      expect((await player('reader').call(call, { key })).error).toMatchObject({ name: 'ReplayOutdated' })
  })

  test('hides the name between players with a block, and shows it to everybody else', async () => {
    const [anna, bela] = [player('Anna'), player('Bela')]
    const key = await shared(anna)
    await bela.signIn()
    await anna.call(friendsCalls.blockPlayer, { userId: bela.userId() })
    expect((await bela.call(readSharedRun, { key })).result).toMatchObject({ score: run.score, sharer: null })
    const seen = await player('passer-by').call(readSharedRun, { key })
    expect(seen.result).toMatchObject({ sharer: { userId: anna.userId() } })
  })

  test('is deleted after half a year', async () => {
    await shared(player('Anna'))
    portal.wait(SHARED_FOR)
    await forgetOldShared(portal.db, portal.now())
    expect(await stored()).toBe(1)
    portal.wait(days(1))
    await forgetOldShared(portal.db, portal.now())
    expect(await stored()).toBe(0)
  })

  test('is in the export of its player, and deleted with the account', async () => {
    const anna = player('Anna')
    const key = await shared(anna)
    const accountId = anna.userId()
    expect(await scoresPersonalData.collect(portal.db, accountId)).toMatchObject({
      shared: [{ key, game: GAME, level: 1, score: run.score }],
    })
    await inTransaction(portal.db, (tx) =>
      scoresPersonalData.erase(tx, { accountId, systemId: 0, now: portal.now() }),
    )
    expect(await stored()).toBe(0)
  })
})

/** So many more runs of the account that has shared one. */
async function shareMore(count: number) {
  const [first] = await portal.db.selectFrom('score_share').selectAll().execute()
  const more = Array.from({ length: count }, (_, index) => ({
    ...first!,
    created_at: timestamp(portal.now()),
    key: `KEY${index}`,
    run_id: `RUN${index}`,
  }))
  await portal.db.insertInto('score_share').values(more).execute()
}

test(`an account may share ${SHARES_A_DAY} runs a day`, async () => {
  const eager = player('eager')
  await shared(eager)
  await shareMore(SHARES_A_DAY - 1)
  const { error } = await share(eager, await begin(eager, other.seed), other)
  expect(error).toMatchObject({ name: 'TooFast', data: { retrySec: expect.any(Number) as number } })
  portal.wait(days(1))
  expect((await share(eager, await begin(eager, other.seed), other)).error).toBeNull()
})

test(`an account has at most ${MOST_SHARED} links: the oldest is deleted`, async () => {
  const anna = player('Anna')
  const key = await shared(anna)
  portal.wait(days(1))
  await shareMore(MOST_SHARED - 1)
  portal.wait(days(1))
  expect((await anna.call(readSharedRun, { key })).error).toBeNull()
  await shared(anna, other)
  expect((await anna.call(readSharedRun, { key })).error).toMatchObject({ name: 'NotFound' })
  expect(await stored()).toBe(MOST_SHARED)
})

test('sharing runs has the rate limit of sending scores', async () => {
  const limited = await openTestPortal({ rates: { ...NO_RATES, score: SCORE_RATE } })
  const eager = limited.device('eager')
  const wish = { gameId: GAME, runId: NOBODYS, score: 1, version: 'test', replay: '' }
  for (let count = 0; count < SCORE_RATE.burst; count++)
    expect((await eager.call(shareRun, wish)).error).toMatchObject({ name: 'RunUnknown' })
  expect((await eager.call(shareRun, wish)).error).toMatchObject({ name: 'TooFast' })
  await limited.close()
})
