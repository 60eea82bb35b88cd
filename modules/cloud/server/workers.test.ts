import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { TEST_WORKER_KEY } from '#apps/testing/test-portal.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import { WebSocket } from 'ws'
import { cloudCalls } from '../calls.ts'

let rig: CloudRig
beforeEach(async () => {
  rig = await openCloudRig()
})
afterEach(() => rig.close())

type Player = Awaited<ReturnType<CloudRig['player']>>

async function playing(player: Player, worker: FakeWorker, gameKey = 'tux') {
  const { playId } = (await player.start(gameKey)).result!.join
  await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
  await player.begin(playId)
  await watch(worker, playId, seconds(10))
  return playId
}

async function watch(worker: FakeWorker, playId: string, length: Duration) {
  for (let gone = 0; gone < length; gone += seconds(2)) {
    rig.wait(seconds(2))
    worker.set(playId, 'playing', seconds(2))
    await worker.beat()
  }
}

const stored = (playId: string) =>
  rig.db.selectFrom('cloud_play').selectAll().where('id', '=', playId).executeTakeFirstOrThrow()

describe('a restart of the server loses', () => {
  test('no place in the queue, no turn, no play and none of its time [1.5] [4.8]', async () => {
    const worker = await rig.worker()
    const [ann, ben, cem] = [await rig.player('Ann'), await rig.player('Ben'), await rig.player('Cem')]
    const playId = await playing(ann, worker)
    await ben.join('tux')
    await cem.join('mines')
    await rig.portal.restart()
    expect(await worker.closed()).toBe(1001)
    expect(await ben.queue()).toMatchObject({ progress: 'waiting', position: 1, length: 2 })
    expect(await ann.status()).toMatchObject({ status: 'playing', game: { playId }, totalSeconds: 590 })

    const back = await rig.worker({ sessions: [...worker.sessions.values()] })
    await watch(back, playId, seconds(10))
    expect(await ann.left()).toBe(580)
    expect((await ann.enter()).result).toMatchObject({ playId })
    await back.hears('admit')
    await ann.stop()
    await eventually(ben.queue, { progress: 'turn' })
    const turn = await ben.queue()
    await rig.portal.restart()
    expect(await ben.queue()).toEqual(turn)
    const third = await rig.worker()
    const { join } = (await ben.start('tux')).result!
    await third.hears('start')
    // Reserved: the token that was given works on, and so does the seat.
    await rig.portal.restart()
    const fourth = await rig.worker({ sessions: [...third.sessions.values()] })
    expect(await ben.status()).toMatchObject({ status: 'playing', game: { playId: join.playId } })
    await watch(fourth, join.playId, seconds(12))
    expect((await stored(join.playId)).state).toBe('running')
  })

  test('no order in transit', async () => {
    const worker = await rig.worker({ isSilent: true })
    await worker.hears('welcome')
    worker.say({ type: 'games', gameKeys: ['tux'] })
    await worker.beat()
    const ann = await rig.player('Ann')
    const { playId } = (await ann.start('tux')).result!.join
    await worker.hears('start')
    await worker.vanish()
    await rig.portal.restart()
    const back = await rig.worker()
    expect(back.heard('start')).toEqual([])
    await rig.pass(seconds(4), [back])
    expect(await back.hears('start')).toMatchObject([{ playId }])
    await rig.pass(seconds(4), [back])
    expect(back.heard('start')).toHaveLength(1)
  })
})

describe('a worker that disconnects', () => {
  test('returns reserved seats to the head of the queue, and running plays wait for it [1.5] [8.6]', async () => {
    const worker = await rig.worker()
    const [ann, ben, cem] = [await rig.player('Ann'), await rig.player('Ben'), await rig.player('Cem')]
    const playId = await playing(ann, worker, 'mines')
    const reserved = (await ben.start('mines')).result!.join
    await cem.join('tux')
    await worker.vanish()
    await rig.pass(seconds(6))
    expect(await stored(reserved.playId)).toMatchObject({ state: 'ended', end_reason: 'lost' })
    expect(await ben.queue()).toMatchObject({ progress: 'waiting', position: 1, length: 2 })
    expect(await cem.queue()).toMatchObject({ position: 2 })
    expect((await stored(playId)).state).toBe('running')
    await rig.pass(seconds(28))
    expect((await stored(playId)).state).toBe('running')
    await rig.pass(seconds(2))
    expect(await stored(playId)).toMatchObject({ end_reason: 'lost', charged_seconds: 10 })
    expect(await ann.left()).toBe(590)
    // A new one takes over the queue where it was.
    await rig.worker({ workerId: 'worker-2' })
    await eventually(ben.queue, { progress: 'turn' })
  })

  test('and reconnects in time continues its plays', async () => {
    const worker = await rig.worker()
    const ann = await rig.player('Ann')
    const playId = await playing(ann, worker)
    await worker.vanish()
    await rig.pass(seconds(20))
    worker.set(playId, 'playing', seconds(20))
    const back = await rig.worker({ sessions: [...worker.sessions.values()] })
    expect((await stored(playId)).state).toBe('running')
    expect(await ann.left()).toBe(570)
    await watch(back, playId, seconds(10))
    expect(await ann.left()).toBe(560)
  })

  test('and restarts has lost them: they end, charged up to the last heartbeat', async () => {
    const worker = await rig.worker()
    const ann = await rig.player('Ann')
    const playId = await playing(ann, worker)
    rig.wait(seconds(1))
    await rig.worker({ bootId: 'boot-2' })
    expect(await worker.closed()).toBe(4009)
    expect(await stored(playId)).toMatchObject({ end_reason: 'lost', charged_seconds: 10 })
    expect((await ann.start('tux')).result).toMatchObject({ progress: 'turn' })
  })

  test('while draining takes no new plays, and running ones continue', async () => {
    const worker = await rig.worker()
    const [ann, ben] = [await rig.player('Ann'), await rig.player('Ben')]
    const playId = await playing(ann, worker, 'mines')
    await worker.beat(true)
    expect((await ben.join('mines')).error).toMatchObject({ name: 'LineUnavailable' })
    rig.wait(seconds(2))
    worker.set(playId, 'playing', seconds(2))
    await worker.beat(true)
    expect((await stored(playId)).state).toBe('running')
  })

  test('that cannot start a game is skipped, and after three times so is the player', async () => {
    const bad = await rig.worker({ workerId: 'bad', isSilent: true })
    await bad.hears('welcome')
    bad.say({ type: 'games', gameKeys: ['tux'] })
    await bad.beat()
    const ann = await rig.player('Ann')
    for (const attempt of [1, 2, 3]) {
      const { playId } = (await ann.start('tux')).result!.join
      await bad.hears('start', attempt)
      bad.say({ type: 'refused', playId, reason: 'no display' })
      await bad.beat()
      expect(await stored(playId)).toMatchObject({ end_reason: 'lost', charged_seconds: 0 })
      if (attempt === 3) break
      expect(await ann.queue()).toMatchObject({ progress: 'waiting', position: 1 })
      await rig.pass(seconds(30), [bad])
      expect(await ann.queue()).toMatchObject({ progress: 'turn' })
    }
    expect(await ann.queue()).toMatchObject({ progress: 'none' })
  })
})

describe('a worker that sends false reports', () => {
  test('about the time played is believed as far as the clock allows', async () => {
    const worker = await rig.worker()
    const ann = await rig.player('Ann')
    const playId = await playing(ann, worker)
    worker.set(playId, 'playing', seconds(100_000))
    for (let beat = 0; beat < 5; beat++) {
      rig.wait(seconds(2))
      await worker.beat()
    }
    // Twenty seconds by our clock, and three of tolerance.
    expect(await ann.left()).toBe(600 - 23)
    worker.sessions.set(playId, { playId, state: 'playing', playedMs: 0 })
    await rig.pass(seconds(10), [worker])
    expect(await ann.left()).toBe(600 - 23)
  })

  test('about other workers’ plays changes none of them', async () => {
    const [honest, liar] = [await rig.worker(), await rig.worker({ workerId: 'liar', line: 'moon' })]
    const ann = await rig.player('Ann')
    const playId = await playing(ann, honest)
    const before = await stored(playId)
    liar.sessions.set(playId, { playId, state: 'away', playedMs: 500_000 })
    await liar.beat()
    expect(await liar.hears('end')).toContainEqual({ type: 'end', playId, reason: 'lost' })
    liar.say({ type: 'ended', playId, reason: 'crashed', playedMs: 500_000 })
    liar.say({ type: 'refused', playId, reason: 'mine' })
    liar.say({ type: 'started', playId, milliseconds: 1 })
    await liar.beat()
    expect(await stored(playId)).toEqual(before)
    expect(await ann.left()).toBe(590)
    const saves = `/api/worker/saves/${playId}`
    const headers = {
      authorization: `Bearer ${TEST_WORKER_KEY}`,
      'x-worker-id': 'liar',
      'x-worker-boot': 'boot-1',
      'content-type': 'application/gzip',
    }
    const payload = gzipSync('x')
    expect((await rig.portal.app.inject({ method: 'PUT', url: saves, headers, payload })).statusCode).toBe(
      404,
    )
    expect((await rig.portal.app.inject({ method: 'GET', url: saves, headers })).statusCode).toBe(404)
  })

  test('about sessions beyond its capacity gets no more plays by it', async () => {
    const worker = await rig.worker()
    for (let one = 0; one < 50; one++)
      worker.sessions.set(`S${one}`, { playId: `S${one}`, state: 'playing', playedMs: 1000 })
    await worker.beat()
    const ends = await worker.hears('end', 50)
    expect(new Set(ends.map(({ playId }) => playId)).size).toBe(50)
    expect(await rig.db.selectFrom('cloud_play').select('id').execute()).toEqual([])
  })

  test.for<[string, string]>([
    ['no JSON', '{'],
    ['an unknown kind', '{"type":"dance"}'],
    ['a negative time', '{"type":"ended","playId":"X","reason":"left","playedMs":-1}'],
    ['something before its hello', '{"type":"games","gameKeys":[]}'],
  ])('and sends %s loses its socket', async ([, text]) => {
    const socket = new WebSocket(`ws://${await rig.portal.listen()}/api/worker`, {
      headers: { authorization: `Bearer ${TEST_WORKER_KEY}` },
    })
    const closed = new Promise<number>((done) => socket.on('close', done))
    socket.on('open', () => socket.send(text))
    expect(await closed).toBe(4008)
  })

  test('about its key is refused', async () => {
    const address = await rig.portal.listen()
    for (const key of ['', 'x', `${TEST_WORKER_KEY}x`]) {
      const socket = new WebSocket(`ws://${address}/api/worker`, {
        headers: { authorization: `Bearer ${key}` },
      })
      const status = await new Promise((done) => {
        socket.on('unexpected-response', (_request, response) => done(response.statusCode))
        socket.on('open', () => done('open'))
        socket.on('error', () => undefined)
      })
      expect(status).toBe(401)
      socket.terminate()
      const saves = await rig.portal.app.inject({
        method: 'GET',
        url: '/api/worker/saves/X',
        headers: { authorization: `Bearer ${key}` },
      })
      expect(saves.statusCode).toBe(401)
    }
  })
})

test('a line without capacity is closed', async () => {
  await rig.worker({ capacity: 0 })
  const ann = await rig.player('Ann')
  expect((await ann.device.call(cloudCalls.readCloudAccount, {})).result).toMatchObject({
    isOpen: false,
    reason: 'off',
    lineCount: 0,
  })
  expect((await ann.join('mines')).error).toMatchObject({ name: 'LineUnavailable' })
})
