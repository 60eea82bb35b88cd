import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginRun } from '#apps/testing/begin-run.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { rankedRun } from '#apps/testing/ranked-run.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { scoresCalls } from '../calls.ts'
import { dailySeed } from '../rules/periods.ts'
import { listCopies, RUN_RATE } from './index.ts'

const GAME = 1752
const { startRun, sendScore, listScores, readReplay } = scoresCalls
/** A whole run of 2048 on a seed. */
async function played(seed: number) {
  const { score, replay } = rankedRun(seed)
  return { score, replay: await packReplay(replay), inputs: replay.inputs.length }
}

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  for (const table of ['score', 'score_replay', 'score_run', 'score_copy'] as const)
    await portal.db.deleteFrom(table).execute()
})

let devices = 0
const player = (name: string) => portal.device(`${name} of copies ${devices++}`)
const deal = async (device: TestDevice, runId?: string) =>
  (await device.call(startRun, { gameId: GAME, ...(runId ? { runId } : {}) })).result!
const send = (device: TestDevice, runId: string, { score, replay }: { score: number; replay: string }) =>
  device.call(sendScore, { gameId: GAME, runId, score, version: 'test', replay })
const lines = async () => (await portal.db.selectFrom('score').select('account_id').execute()).length

/** Begins a dealt run, plays it and waits as long as that takes. */
async function honestRun(device: TestDevice) {
  const [next] = (await deal(device)).runs
  await deal(device, next!.runId)
  const run = await played(next!.seed)
  portal.wait(minutes(5))
  return { ...run, runId: next!.runId }
}

describe('a run', () => {
  test('on a dealt seed counts, once', async () => {
    const anna = player('Anna')
    const { runId, ...run } = await honestRun(anna)
    expect((await send(anna, runId, run)).result).toMatchObject({ isBest: true, weekRank: 1 })
    const otherwise = { ...run, score: run.score + 1 }
    expect((await send(anna, runId, otherwise)).error).toMatchObject({ code: 200807, name: 'RunUnknown' })
  })

  test('whose answer was lost gets the same answer when it is resent, and counts once', async () => {
    const anna = player('Anna')
    const { runId, ...run } = await honestRun(anna)
    const sent = await Promise.all([send(anna, runId, run), send(anna, runId, run)])
    const answer = { isBest: true, weekRank: 1, weekPlayers: 1 }
    expect(sent.map(({ result }) => result)).toEqual([answer, answer])
    portal.wait(minutes(5))
    expect((await send(anna, runId, run)).result).toEqual(answer)
    const counted = await portal.db
      .selectFrom('score_day')
      .select('runs')
      .where('account_id', '=', anna.userId())
      .execute()
    expect(counted).toEqual([{ runs: 1 }])
  })

  test('of another player gets no rank when it is resent: neither by its key nor on a seed of the sender', async () => {
    const [anna, thief] = [player('Anna'), player('Thief')]
    const { runId, ...run } = await honestRun(anna)
    await send(anna, runId, run)
    const userId = anna.userId()
    const stolen = (await thief.call(readReplay, { gameId: GAME, level: 1, period: 'ever', userId })).result!
    expect((await send(thief, runId, stolen)).error?.name).toBe('RunUnknown')
    const [own] = (await deal(thief)).runs
    expect((await send(thief, own!.runId, stolen)).error?.name).toBe('RunUnknown')
    await deal(thief, own!.runId)
    portal.wait(minutes(5))
    expect((await send(thief, own!.runId, stolen)).error?.name).toBe('ReplayBroken')
    expect(await lines()).toBe(2)
  })

  test('of another player that somebody sends before its owner does not become theirs', async () => {
    const [anna, thief] = [player('Anna'), player('Thief')]
    const { runId, ...run } = await honestRun(anna)
    expect((await send(thief, runId, run)).error?.name).toBe('RunUnknown')
    expect((await send(anna, runId, run)).error).toBeNull()
  })

  test('with the exact inputs of another account is not ranked, and is reported to operators', async () => {
    const [anna, thief] = [player('Anna'), player('Thief')]
    const day = new Date(portal.now()).toISOString().slice(0, 10)
    const challenge = await played(dailySeed(day, '2048'))
    const daily = async (device: TestDevice) => {
      const runId = await beginRun(portal, device, { gameId: GAME, seed: 1 })
      const { score, replay } = challenge
      return device.call(sendScore, { gameId: GAME, runId, score, version: 'test', replay, day })
    }
    expect((await daily(anna)).error).toBeNull()
    portal.wait(seconds(1))
    expect((await daily(thief)).error).toMatchObject({ code: 200809, name: 'RunCopied' })
    expect((await thief.call(listScores, { gameId: GAME, level: 1, period: 'day' })).result!.mine).toBeNull()
    expect(await listCopies(portal.db, 10)).toMatchObject([
      { accountId: thief.userId(), firstId: anna.userId(), gameId: GAME, score: challenge.score },
    ])
    expect((await operatorTerminal(portal).run('scores', 'copies')).text).toContain(String(thief.userId()))
    expect((await daily(anna)).error).toBeNull()
  })

  test('is refused and closed when it is sent sooner than it can be played', async () => {
    const anna = player('Anna')
    const [next] = (await deal(anna)).runs
    const { inputs, ...run } = await played(next!.seed)
    await deal(anna, next!.runId)
    const inputsAhead = 400
    expect(inputs).toBeLessThan(inputsAhead)
    const padded = {
      ...run,
      replay: await packReplay({
        seed: next!.seed,
        level: 1,
        inputs: Array.from({ length: 5000 }, () => 'left'),
      }),
    }
    expect((await send(anna, next!.runId, padded)).error).toMatchObject({ code: 200808, name: 'RunTooShort' })
    portal.wait(minutes(10))
    // The first answer may have been lost: it is refused for the same reason.
    expect((await send(anna, next!.runId, padded)).error?.name).toBe('RunTooShort')
    expect((await send(anna, next!.runId, run)).error?.name).toBe('RunUnknown')
  })
})

describe('seeds', () => {
  test('are dealt at most three in advance, whatever is requested', async () => {
    const anna = player('Anna')
    const first = await deal(anna)
    expect(first.hasBegun).toBe(false)
    expect(first.runs).toHaveLength(3)
    for (let round = 0; round < 10; round++) await deal(anna)
    expect((await deal(anna)).runs.map(({ seed }) => seed).toSorted()).toEqual(
      first.runs.map(({ seed }) => seed).toSorted(),
    )
    const [next] = first.runs
    const after = await deal(anna, next!.runId)
    expect(after.hasBegun).toBe(true)
    expect(after.runs).toHaveLength(3)
    expect(after.runs.map(({ runId }) => runId)).not.toContain(next!.runId)
  })

  test('of another account cannot be used, and the player’s own only once', async () => {
    const [anna, thief] = [player('Anna'), player('Thief')]
    const [next] = (await deal(anna)).runs
    expect((await deal(thief, next!.runId)).hasBegun).toBe(false)
    expect((await deal(anna, next!.runId)).hasBegun).toBe(true)
    expect((await deal(anna, next!.runId)).hasBegun).toBe(false)
  })

  test('are dealt for thirty runs at once, then one every other second', async () => {
    const limited = await openTestPortal({ rates: { ...NO_RATES, run: RUN_RATE } })
    const eager = limited.device('eager')
    const start = () => eager.call(startRun, { gameId: GAME })
    for (let count = 0; count < 30; count++) expect((await start()).error).toBeNull()
    expect((await start()).error).toMatchObject({ name: 'TooFast', data: { retrySec: 2 } })
    limited.wait(seconds(2))
    expect((await start()).error).toBeNull()
    await limited.close()
  })
})
