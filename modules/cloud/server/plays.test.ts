import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { after, hours, minutes, seconds, type Duration } from '#kit/time/time.ts'

let rig: CloudRig
let worker: FakeWorker
beforeAll(async () => {
  rig = await openCloudRig()
  worker = await rig.worker()
})
afterAll(() => rig.close())

type Player = Awaited<ReturnType<CloudRig['player']>>

/** Watches for so long, with beats. */
async function watch(playId: string, length: Duration, step = seconds(2)) {
  for (let gone = 0; gone < length; gone += step) {
    rig.wait(step)
    worker.set(playId, 'playing', step)
    await worker.beat()
  }
}

async function started(player: Player, gameKey = 'mines') {
  const { join } = (await player.start(gameKey)).result!
  await eventually(async () => ({ has: worker.sessions.has(join.playId) }), { has: true })
  return join
}

const endOf = (playId: string) =>
  rig.db
    .selectFrom('cloud_play')
    .select(['state', 'end_reason', 'charged_seconds', 'played_ms', 'released_at'])
    .where('id', '=', playId)
    .executeTakeFirstOrThrow()

describe('a play', () => {
  test('costs time from the first picture on, by what its worker counts, and no more [1.6] [9.1] [7.8] [7.16] [7.18]', async () => {
    const ann = await rig.player('Ann')
    const { playId, totalSeconds } = await started(ann)
    expect(totalSeconds).toBe(600)
    const [{ profile, hasSaves, admission }] = (await worker.hears('start')) as [never]
    expect({ profile, hasSaves, admission }).toMatchObject({ profile: { gameKey: 'mines' }, hasSaves: false })
    // Loading is free.
    await rig.pass(seconds(8), [worker])
    expect(await ann.left()).toBe(600)
    expect((await ann.begin(playId)).result).toEqual({
      startedAt: rig.now(),
      totalSeconds: 600,
      activeSeconds: 20,
    })
    // Once more is the same beginning.
    rig.wait(seconds(1))
    expect((await ann.begin(playId)).result).toMatchObject({ startedAt: after(rig.now(), seconds(-1)) })
    await watch(playId, seconds(60))
    expect(await ann.left()).toBe(540)
    expect((await ann.keep(playId)).result).toEqual({ state: 'running', totalSeconds: 540, tipSeconds: 0 })
    expect(await ann.status()).toMatchObject({
      status: 'playing',
      totalSeconds: 540,
      game: { keptUntil: null },
    })
    expect((await ann.stop()).result).toEqual({ usedSeconds: 60, totalSeconds: 540 })
    expect((await ann.stop()).result).toEqual({ usedSeconds: 60, totalSeconds: 540 })
    await eventually(() => endOf(playId), { end_reason: 'left', charged_seconds: 60 })
    expect((await ann.keep(playId)).result).toMatchObject({ state: 'ended' })
    expect((await worker.hears('end')).at(-1)).toMatchObject({ playId, reason: 'left' })
  })

  test('that has streamed for ten seconds has begun, whatever its page says', async () => {
    const ben = await rig.player('Ben')
    const { playId } = await started(ben)
    await watch(playId, seconds(8))
    expect(await ben.left()).toBe(600)
    await watch(playId, seconds(12))
    expect(await ben.left()).toBe(590)
    await ben.stop()
  })

  test('waits a minute for a player whose connection broke, and can be continued meanwhile [4.8] [7.9]', async () => {
    const cem = await rig.player('Cem')
    const first = await started(cem)
    await cem.begin(first.playId)
    await watch(first.playId, seconds(10))
    worker.set(first.playId, 'away')
    await worker.beat()
    expect((await cem.status()).game).toMatchObject({ keptUntil: after(rig.now(), seconds(60)) })
    await rig.pass(seconds(58), [worker])
    expect(await cem.left()).toBe(590)
    const again = (await cem.enter()).result!
    expect(again.playId).toBe(first.playId)
    expect(again.token).not.toBe(first.token)
    await worker.hears('admit')
    worker.set(first.playId, 'playing')
    await worker.beat()
    expect(await cem.status()).toMatchObject({ game: { keptUntil: null } })
    // The next time they do not come back.
    worker.set(first.playId, 'away')
    await worker.beat()
    await rig.pass(seconds(60), [worker])
    expect(await endOf(first.playId)).toMatchObject({
      state: 'ended',
      end_reason: 'away',
      charged_seconds: 10,
    })
    expect((await cem.enter()).error).toMatchObject({ name: 'PlayStateWrong' })
    expect((await cem.begin(first.playId)).error).toMatchObject({ name: 'PlayStateWrong' })
    expect(await cem.left()).toBe(590)
  })

  test('that nobody joins within a minute is a missed turn, and costs nothing [4.9]', async () => {
    const dan = await rig.player('Dan')
    const { playId } = await started(dan)
    await rig.pass(seconds(58), [worker])
    expect((await dan.enter()).result).toMatchObject({ playId })
    await rig.pass(seconds(2), [worker])
    expect((await dan.enter()).error).toMatchObject({ name: 'TurnMissed' })
    expect(await endOf(playId)).toMatchObject({ end_reason: 'away', charged_seconds: 0 })
    expect((await dan.start('mines')).error).toMatchObject({ name: 'TurnMissed' })
    expect(await dan.left()).toBe(600)
    await rig.pass(minutes(5), [])
    await worker.beat()
    expect((await dan.start('mines')).result).toMatchObject({ progress: 'turn' })
    await dan.stop()
  })

  test('ends gracefully when the time is used up, with a warning before [1.6] [8.6]', async () => {
    const eva = await rig.player('Eva')
    const { playId } = await started(eva)
    await eva.begin(playId)
    await watch(playId, minutes(5), seconds(5))
    expect((await eva.keep(playId)).result).toMatchObject({ totalSeconds: 300, tipSeconds: 300 })
    expect(await worker.hears('timeLeft')).toContainEqual({ type: 'timeLeft', playId, seconds: 300 })
    await watch(playId, seconds(235), seconds(5))
    expect((await eva.keep(playId)).result).toMatchObject({ tipSeconds: 300 })
    await watch(playId, seconds(5), seconds(5))
    expect((await eva.keep(playId)).result).toMatchObject({ totalSeconds: 60, tipSeconds: 60 })
    expect(await worker.hears('timeLeft', 2)).toContainEqual({ type: 'timeLeft', playId, seconds: 60 })
    await watch(playId, minutes(1), seconds(5))
    expect(await eva.left()).toBe(0)
    expect((await eva.keep(playId)).error).toMatchObject({ code: 200202, name: 'NotEnoughTime' })
    expect(await worker.hears('end')).toContainEqual({ type: 'end', playId, reason: 'time' })
    await eventually(() => endOf(playId), { end_reason: 'time', charged_seconds: 600 })
    expect((await eva.start('mines')).error).toMatchObject({ name: 'NotEnoughTime' })
  })

  test('whose game quits or crashes ends, charged up to the last heartbeat', async () => {
    const fay = await rig.player('Fay')
    const { playId } = await started(fay)
    await fay.begin(playId)
    await watch(playId, seconds(4))
    rig.wait(seconds(1))
    worker.set(playId, 'playing', seconds(1))
    worker.end(playId, 'crashed')
    await eventually(() => endOf(playId), { state: 'ended', end_reason: 'crashed', charged_seconds: 5 })
    expect(await fay.status()).toMatchObject({ status: 'none' })
    expect(await fay.left()).toBe(595)
  })
})

test('time is used from the grant that expires soonest [1.6] [7.15]', async () => {
  const gus = await rig.player('Gus')
  const grant = (id: string, source: 'gift' | 'sSet', length: Duration) =>
    rig.db
      .insertInto('play_grant')
      .values({
        id,
        account_id: gus.device.userId(),
        source,
        seconds: 600,
        seconds_left: 600,
        started_at: new Date(rig.now()) as never,
        ends_at: new Date(after(rig.now(), length)) as never,
        replaced_at: null,
      })
      .execute()
  await grant('LATE', 'sSet', hours(100))
  await grant('SOON', 'gift', hours(2))
  const { playId } = await started(gus)
  await gus.begin(playId)
  await watch(playId, seconds(20))
  const left = await rig.db
    .selectFrom('play_grant')
    .select(['source', 'seconds_left'])
    .where('account_id', '=', gus.device.userId())
    .orderBy('ends_at')
    .execute()
  expect(left).toEqual([
    { source: 'gift', seconds_left: 580 },
    { source: 'newcomer', seconds_left: 600 },
    { source: 'sSet', seconds_left: 600 },
  ])
  await gus.stop()
})

test('the time played equals the time charged in the end', async () => {
  const findings = await checkInvariants(rig.db)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})
