import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginRun, forgetMarks } from '#apps/testing/begin-run.ts'
import { rankedRun } from '#apps/testing/ranked-run.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { family } from '#games/twenty48/family.ts'
import { packReplay, unpackReplay } from '#kit/game/replay-text.ts'
import { playAgain } from '#kit/game/run.ts'
import { days } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { scoresCalls } from '../calls.ts'

const GAME = 1752

async function played(seed: number) {
  const { score, replay } = rankedRun(seed)
  return { seed, score, replay: await packReplay(replay) }
}
type Run = Awaited<ReturnType<typeof played>>

let portal: TestPortal
let worse: Run
let better: Run
beforeAll(async () => {
  portal = await openTestPortal()
  const runs = [await played(1), await played(2)].toSorted((one, other) => one.score - other.score)
  worse = runs[0]!
  better = runs[1]!
})
afterAll(() => portal.close())
beforeEach(async () => {
  for (const table of ['score', 'score_replay', 'friendship', 'player_block'] as const)
    await portal.db.deleteFrom(table).execute()
})

let devices = 0
const player = (name: string) => portal.device(`${name} ${devices++}`)
const send = async (device: TestDevice, { seed, ...run }: Run) => {
  const runId = await beginRun(portal, device, { gameId: GAME, seed })
  const { error } = await device.call(scoresCalls.sendScore, { gameId: GAME, runId, version: 'test', ...run })
  expect(error).toBeNull()
  await forgetMarks(portal)
}
/** The number by which others know the sender of the only line. */
const numberOf = async (device: TestDevice) => {
  const { result } = await device.call(scoresCalls.listScores, { gameId: GAME, level: 1, period: 'ever' })
  return result!.mine!.userId
}
const line = (userId: number, change: object = {}) => ({
  gameId: GAME,
  level: 1,
  period: 'week' as const,
  userId,
  ...change,
})
const read = (device: TestDevice, userId: number, change: object = {}) =>
  device.call(scoresCalls.readReplay, line(userId, change))
const rivals = async (device: TestDevice) =>
  (await device.call(scoresCalls.listRivals, { gameId: GAME, level: 1 })).result!.rivals

async function befriend(one: TestDevice, other: TestDevice) {
  const [first, second] = [await numberOf(one), await numberOf(other)]
  await one.call(friendsCalls.sendFriendRequest, { userId: second })
  const { result } = await other.call(friendsCalls.sendFriendRequest, { userId: first })
  expect(result).toEqual({ state: 'accepted' })
}

describe('the run behind a row of a table', () => {
  test('is available to everybody and replays to the score of the row', async () => {
    const anna = player('Anna')
    await send(anna, better)
    const { result } = await read(player('passer-by'), await numberOf(anna))
    expect(result).toMatchObject({ score: better.score, version: 'test' })
    const replay = await unpackReplay(result!.replay)
    expect(playAgain(family, family.definitions[0]!, replay!).score).toBe(better.score)
  })

  test.for<[string, object]>([
    ['another level', { level: 2 }],
    ['another period', { period: 'day' }],
    ['nobody', { userId: 999_999 }],
  ])('of %s is missing', async ([, change]) => {
    const anna = player('Anna')
    await send(anna, better)
    const { error } = await read(anna, await numberOf(anna), change)
    expect(error).toMatchObject({ name: 'NotFound' })
  })

  test('of a game that does not exist is refused', async () => {
    const { error } = await read(player('passer-by'), 1, { gameId: 5 })
    expect(error).toMatchObject({ name: 'GameNotFound' })
  })

  test('that was played under other rules is refused with that reason', async () => {
    const anna = player('Anna')
    await send(anna, better)
    await portal.db.updateTable('score_replay').set({ version: 'older' }).execute()
    const { error } = await read(anna, await numberOf(anna))
    expect(error).toMatchObject({ name: 'ReplayOutdated' })
  })

  test('is hidden between players with a block, and from nobody else', async () => {
    const [anna, bela] = [player('Anna'), player('Bela')]
    await send(anna, better)
    await send(bela, worse)
    const [annas, belas] = [await numberOf(anna), await numberOf(bela)]
    await anna.call(friendsCalls.blockPlayer, { userId: belas })
    expect((await read(bela, annas)).error).toMatchObject({ name: 'NotFound' })
    expect((await read(anna, belas)).error).toMatchObject({ name: 'NotFound' })
    expect((await read(player('passer-by'), annas)).error).toBeNull()
  })

  test('of an erased account is missing', async () => {
    const anna = player('Anna')
    await send(anna, better)
    const userId = await numberOf(anna)
    await portal.db
      .updateTable('account')
      .set({ deleted_at: new Date(portal.now()).toISOString() as never })
      .where('id', '=', userId)
      .execute()
    expect((await read(player('passer-by'), userId)).error).toMatchObject({ name: 'NotFound' })
  })
})

describe('the rivals of a level', () => {
  test('are the best of today and the friends', async () => {
    const [anna, bela, chao] = [player('Anna'), player('Bela'), player('Chao')]
    await send(anna, worse)
    await send(bela, worse)
    await befriend(anna, bela)
    await send(chao, better)
    expect(await rivals(anna)).toMatchObject([
      { kind: 'today', period: 'week', userId: await numberOf(chao), score: better.score },
      { kind: 'friend', period: 'ever', userId: await numberOf(bela), score: worse.score },
    ])
    expect(await rivals(player('passer-by'))).toMatchObject([{ kind: 'today', score: better.score }])
  })

  test('of yesterday are no longer the best of today, friends stay', async () => {
    const [anna, bela] = [player('Anna'), player('Bela')]
    await send(anna, worse)
    await send(bela, better)
    await befriend(anna, bela)
    portal.wait(days(1))
    expect(await rivals(anna)).toMatchObject([{ kind: 'friend', score: better.score }])
  })

  test('are never blocked players: the next best of today replaces them', async () => {
    const [anna, bela] = [player('Anna'), player('Bela')]
    await send(anna, worse)
    await send(bela, better)
    await anna.call(friendsCalls.blockPlayer, { userId: await numberOf(bela) })
    expect(await rivals(anna)).toMatchObject([{ kind: 'today', score: worse.score }])
  })

  test('leave out runs under other rules', async () => {
    const anna = player('Anna')
    await send(anna, better)
    await portal.db.updateTable('score_replay').set({ version: 'older' }).execute()
    expect(await rivals(anna)).toEqual([])
  })
})
