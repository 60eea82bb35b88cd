import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { cloudGame, eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { TEST_WORKER_KEY } from '#apps/testing/test-portal.ts'
import { seconds } from '#kit/time/time.ts'
import { STREAM_PATH, STREAM_PROTOCOL } from '#modules/streaming/model.ts'
import { FAKE_HOST, FAKE_PROFILE, TEST_TIMES } from '#modules/streaming/worker/testing/worker-rig.ts'
import { openWorker, type Worker } from '#modules/streaming/worker/worker.ts'
import { onUpgrade } from './upgrades.ts'

const game = cloudGame('fake', FAKE_PROFILE.weight, { profile: FAKE_PROFILE })
let rig: CloudRig
let worker: Worker
let address: string

/** The real coordinator and worker in one process, with hosts that run no game. */
beforeAll(async () => {
  rig = await openCloudRig({
    cloudGames: {
      gameOf: async (_db, gameKey) => (gameKey === 'fake' ? game : undefined),
      listPrograms: async () => [FAKE_PROFILE],
    },
  })
  address = await rig.portal.listen()
  worker = await openWorker({
    link: { url: `http://${address}/api/worker`, key: TEST_WORKER_KEY },
    workerId: 'worker-1',
    line: { key: 'home', name: 'Home', area: 'Here' },
    mediaUrl: '',
    capacity: 50,
    uids: [0],
    openHost: FAKE_HOST,
    folder: mkdtempSync(join(tmpdir(), 'islet-worker-')),
    clock: rig.portal.now,
    log: { info: () => undefined, warn: () => undefined },
    // A busy machine may report a token late.
    times: { ...TEST_TIMES, earlyBy: seconds(20) },
  })
  onUpgrade(rig.portal.app, STREAM_PATH, worker.takeStream)
})
afterAll(async () => {
  await worker.close()
  await rig.close()
})

const open = (url: string, token: string) => new WebSocket(`ws://${address}${url}`, [STREAM_PROTOCOL, token])
const welcomeOf = async (socket: WebSocket) =>
  JSON.parse(String(((await once(socket, 'message')) as [Buffer])[0])) as { saves: string | null }

test('[4.8] a player takes a seat, plays, stops, and finds their saves the next time', async () => {
  const anna = await rig.player('anna')
  const play = async () => {
    await eventually(async () => (await anna.start('fake')).result, { join: {} })
    const { join: seat } = (await anna.start('fake')).result!
    const socket = open(seat.url, seat.token)
    const { saves } = await welcomeOf(socket)
    return { seat, socket, saves }
  }
  const first = await play()
  expect(first.saves).toBeNull()
  await anna.begin(first.seat.playId)
  await eventually(anna.status, { status: 'playing' })
  first.socket.send(gzipSync('level 4'))
  await eventually(async () => worker.size, 1)
  await rig.pass(seconds(4))
  const closed = once(first.socket, 'close')
  await anna.stop()
  expect((await closed)[0]).toBe(4003)
  await eventually(async () => worker.size, 0)
  await eventually(anna.status, { status: 'none' })

  const second = await play()
  expect(second.seat.playId).not.toBe(first.seat.playId)
  expect(gunzipSync(Buffer.from(second.saves!, 'base64')).toString()).toBe('level 4')
  const again = open(second.seat.url, second.seat.token)
  const [error] = (await once(again, 'error')) as [Error]
  expect(error.message).toContain('401')
  await anna.stop()
  await eventually(async () => worker.size, 0)
})
