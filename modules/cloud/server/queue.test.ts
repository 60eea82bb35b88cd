import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { timestamp } from '#kit/db/db.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { kindsOf } from '#modules/cards/model.ts'
import { cloudCalls } from '../calls.ts'

let rig: CloudRig
let worker: FakeWorker
const news: Heard[] = []
beforeAll(async () => {
  rig = await openCloudRig({ live: recordingLive(news) })
  worker = await rig.worker()
})
afterAll(() => rig.close())

/** No plays, no queue. */
const isQuiet = () =>
  eventually(
    () => rig.db.selectFrom('cloud_play').select('id').where('released_at', 'is', null).execute(),
    [],
  )

describe('three players and one seat', () => {
  test('queue first come, first served; a turn that is not taken goes to the next [1.5] [4.8] [4.9] [7.7] [7.10] [7.11] [8.6]', async () => {
    const [ann, ben, cem] = [await rig.player('Ann'), await rig.player('Ben'), await rig.player('Cem')]
    const started = (await ann.start('tux')).result!
    expect(started).toMatchObject({
      progress: 'turn',
      join: { gameKey: 'tux', lineKey: 'home', width: 640, url: `/stream/${started.join.playId}` },
    })
    expect((await ben.start('tux')).error).toMatchObject({ code: 200201, name: 'LineFull' })
    expect(await ben.queue()).toMatchObject({ progress: 'none' })
    expect((await ben.join('tux')).result).toMatchObject({
      progress: 'waiting',
      gameName: 'The tux',
      lineName: 'Home',
      position: 1,
      length: 1,
      waitMinutes: null,
    })
    expect((await cem.join('tux')).result).toMatchObject({ position: 2, length: 2 })
    // The same request again is the same place.
    expect((await ben.join('tux')).result).toMatchObject({ position: 1, length: 2 })

    await worker.hears('start')
    await ann.stop()
    await eventually(ben.queue, { progress: 'turn', position: 0 })
    expect((await ben.queue()).turnEndsAt).toBe(rig.now() + seconds(60))
    expect(await cem.queue()).toMatchObject({ progress: 'waiting', position: 1, length: 1 })

    await rig.pass(seconds(58), [worker])
    expect(await ben.queue()).toMatchObject({ progress: 'turn' })
    await rig.pass(seconds(2), [worker])
    expect(await ben.queue()).toMatchObject({ progress: 'none' })
    expect((await ben.start('tux')).error).toMatchObject({ code: 200204, name: 'TurnMissed' })
    expect((await ben.enter()).error).toMatchObject({ name: 'TurnMissed' })
    expect(await cem.queue()).toMatchObject({ progress: 'turn' })
    expect((await cem.start('tux')).result).toMatchObject({ progress: 'turn' })
    // A player may queue again, and comes last.
    expect((await ben.join('tux')).result).toMatchObject({ progress: 'waiting', position: 1 })
    await ben.leave()
    await cem.stop()
    await isQuiet()
  })

  test('giving up a turn or a place passes it on at once [4.10] [7.12]', async () => {
    const [dan, eva, fay] = [await rig.player('Dan'), await rig.player('Eva'), await rig.player('Fay')]
    await dan.start('tux')
    await eva.join('tux')
    await fay.join('tux')
    await dan.stop()
    await eventually(eva.queue, { progress: 'turn' })
    expect((await eva.leave()).result).toEqual({ progress: 'none' })
    expect((await eva.leave()).result).toEqual({ progress: 'none' })
    expect(await fay.queue()).toMatchObject({ progress: 'turn' })
    // A turn that was given up is not a missed one.
    expect((await eva.enter()).error).toMatchObject({ name: 'PlayStateWrong' })
    await fay.leave()
    expect(await fay.status()).toMatchObject({ status: 'none', queue: null, game: null, totalSeconds: 600 })
  })

  test('a heavy game at the head blocks lighter ones behind it, and is served first [1.5]', async () => {
    const [gus, hal, ida] = [await rig.player('Gus'), await rig.player('Hal'), await rig.player('Ida')]
    await gus.start('mines')
    expect((await hal.join('tux')).result).toMatchObject({ progress: 'waiting', position: 1 })
    expect((await ida.join('mines')).result).toMatchObject({ progress: 'waiting', position: 2 })
    await gus.stop()
    await eventually(hal.queue, { progress: 'turn' })
    expect(await ida.queue()).toMatchObject({ progress: 'waiting', position: 1 })
    await hal.leave()
    expect(await ida.queue()).toMatchObject({ progress: 'turn' })
    await ida.leave()
    await isQuiet()
  })
})

describe('one thing at a time', () => {
  test('a player who plays or queues is asked before another game replaces it [4.11] [7.5]', async () => {
    const jan = await rig.player('Jan')
    const { join } = (await jan.start('mines')).result!
    expect((await jan.start('doom')).error).toMatchObject({
      code: 200205,
      name: 'InAnotherGame',
      data: { status: 1, gameKey: 'mines' },
    })
    expect((await jan.join('doom')).error).toMatchObject({ name: 'InAnotherGame', data: { status: 1 } })
    expect((await jan.join('mines')).error).toMatchObject({
      name: 'InAnotherGame',
      data: { gameKey: 'mines' },
    })
    expect(await jan.status()).toMatchObject({
      status: 'playing',
      game: { playId: join.playId, gameKey: 'mines', name: 'The mines', keptUntil: rig.now() + seconds(60) },
    })
    // Switching is leaving and coming.
    await jan.stop()
    await isQuiet()
    expect((await jan.join('doom')).result).toMatchObject({ progress: 'turn' })
    expect((await jan.start('mines')).error).toMatchObject({
      name: 'InAnotherGame',
      data: { status: 2, gameKey: 'doom' },
    })
    expect((await jan.join('mines')).error).toMatchObject({ data: { status: 2, gameKey: 'doom' } })
    await jan.leave()
  })

  test('two tabs share one place and one play; the newer one has the stream', async () => {
    const kim = await rig.player('Kim')
    const first = (await kim.start('tux')).result!.join
    const second = (await kim.start('tux')).result!.join
    expect(second.playId).toBe(first.playId)
    expect(second.token).not.toBe(first.token)
    const admitted = await worker.hears('admit')
    expect(admitted.at(-1)).toMatchObject({ playId: first.playId })
    expect((await kim.begin(first.playId, 'tab 2')).error).toBeNull()
    expect((await kim.begin(first.playId, 'tab 1')).error).toMatchObject({
      code: 200203,
      name: 'PlayStateWrong',
    })
    await kim.stop()
    await isQuiet()
  })
})

describe('a player may not start', () => {
  test('with less than a minute left [8.6]', async () => {
    const device = rig.device('Poor')
    await device.signIn()
    const choice = { gameKey: 'mines', lineKey: 'home' }
    const wanted = { code: 200202, name: 'NotEnoughTime' }
    expect((await device.call(cloudCalls.joinQueue, choice)).error).toMatchObject(wanted)
    expect((await device.call(cloudCalls.startPlay, choice)).error).toMatchObject(wanted)
  })

  test('without a card in use of the required level [5.8]', async () => {
    const lea = await rig.player('Lea')
    expect((await lea.start('rare')).error).toMatchObject({ code: 200206, data: { level: 2 } })
    expect((await lea.join('rare')).error).toMatchObject({ name: 'CardLevelNeeded' })
    const cardId = await giveCard(rig.portal, lea.device, kindsOf('ss')[0]!.kind)
    expect((await lea.join('rare')).error).toMatchObject({ name: 'CardLevelNeeded' })
    await lea.device.call(cardsCalls.useCard, { cardId, gameId: 1752 })
    expect((await lea.join('rare')).result).toMatchObject({ progress: 'turn' })
    await lea.leave()
  })

  test('a closed or unknown game, or in a missing line', async () => {
    const max = await rig.player('Max')
    for (const gameKey of ['shut', 'nothing'])
      expect((await max.join(gameKey)).error).toMatchObject({ code: 200210, name: 'CloudGameClosed' })
    expect((await max.start('shut')).error).toMatchObject({ name: 'CloudGameClosed' })
    expect((await max.join('mines', 'moon')).error).toMatchObject({ code: 200207, name: 'LineUnavailable' })
    expect((await max.start('mines', 'moon')).error).toMatchObject({ name: 'LineUnavailable' })
  })
})

test('each line has its load, queue and area [3.12] [4.1] [7.13] [7.17]', async () => {
  const ned = await rig.player('Ned')
  const lines = async () => (await ned.device.call(cloudCalls.listLines, { gameKey: 'mines' })).result!.lines
  expect(await lines()).toEqual([
    {
      lineKey: 'home',
      name: 'Home',
      area: 'Here',
      load: 'free',
      queued: 0,
      hasSeat: true,
      waitMinutes: 0,
      pingUrl: '/healthz',
    },
  ])
  await ned.start('tux')
  // The seat is told by what `startPlay` would do for this very game.
  const otto = await rig.player('Otto')
  expect(await lines()).toMatchObject([{ load: 'busy', queued: 0, hasSeat: false, waitMinutes: null }])
  expect((await otto.start('mines')).error).toMatchObject({ name: 'LineFull' })
  await ned.stop()
  await isQuiet()
  expect((await ned.device.call(cloudCalls.readCloudAccount, {})).result).toEqual({
    isOpen: true,
    reason: 'ok',
    mostPlays: 1,
    lineCount: 1,
  })
  expect((await ned.device.call(cloudCalls.listLines, { gameKey: 'shut' })).error).toMatchObject({
    name: 'CloudGameClosed',
  })
})

test('waiting players are notified when they move up, and when it is their turn', async () => {
  const [oda, pia, quy] = [await rig.player('Oda'), await rig.player('Pia'), await rig.player('Quy')]
  await oda.start('tux')
  await pia.join('tux')
  await quy.join('tux')
  await rig.tick()
  news.length = 0
  await oda.stop()
  await eventually(pia.queue, { progress: 'turn' })
  const heardBy = (player: typeof pia) =>
    news.filter(({ to }) => Array.isArray(to) && to.includes(player.device.userId()))
  expect(heardBy(pia)).toContainEqual(expect.objectContaining({ kind: 'queue' }))
  expect(heardBy(oda)).toContainEqual(expect.objectContaining({ kind: 'cloud' }))
  await rig.pass(seconds(2), [worker])
  expect(heardBy(quy)).toContainEqual({
    to: [quy.device.userId()],
    kind: 'queue',
    body: { position: 1, length: 1, waitMinutes: null },
  })
  // Nothing moved: nothing is said.
  news.length = 0
  await rig.pass(seconds(4), [worker])
  expect(news).toEqual([])
  await quy.leave()
  await pia.leave()
})

test('a closed game ends its queue', async () => {
  const [ria, sam] = [await rig.player('Ria'), await rig.player('Sam')]
  await ria.start('tux')
  await sam.join('doom')
  const closed = { game_key: 'doom', closed_at: timestamp(rig.now()) }
  await rig.db.insertInto('cloud_closed_game').values(closed).execute()
  await rig.tick()
  expect(await sam.queue()).toMatchObject({ progress: 'none' })
  expect((await sam.join('doom')).error).toMatchObject({ name: 'CloudGameClosed' })
  await rig.db.deleteFrom('cloud_closed_game').execute()
  await ria.stop()
  await isQuiet()
})

test('a line without workers keeps its queue for ten minutes; a lost seat becomes a place at its head', async () => {
  const [ria, sam] = [await rig.player('Ria'), await rig.player('Sam')]
  await ria.start('tux')
  await sam.join('tux')
  await rig.pass(minutes(9))
  expect(await ria.queue()).toMatchObject({ progress: 'waiting', position: 1 })
  expect(await sam.queue()).toMatchObject({ progress: 'waiting', position: 2 })
  await ria.leave()
  expect((await ria.join('doom')).error).toMatchObject({ name: 'LineUnavailable' })
  await rig.pass(minutes(2))
  expect(await sam.queue()).toMatchObject({ progress: 'none' })
})

test('a portal whose first games are being installed says so', async () => {
  const coming = await openCloudRig({ areCloudGamesComing: () => true })
  const uma = await coming.player('Uma')
  expect((await uma.device.call(cloudCalls.readCloudAccount, {})).result).toMatchObject({
    isOpen: false,
    reason: 'coming',
    lineCount: 0,
  })
  await coming.close()
})
