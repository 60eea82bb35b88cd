import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openCloudRig, testCloudGames, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { openFakeWorker } from '#apps/testing/fake-worker.ts'
import { TEST_WORKER_KEY } from '#apps/testing/test-portal.ts'
import { serveWorkers } from '#apps/server/cloud.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { seededKeys } from '#kit/server/keys.ts'
import { silentLive } from '#kit/server/live.ts'
import { seconds } from '#kit/time/time.ts'
import { openCloud, type OpenCloud } from './index.ts'
import { takeSecond } from './line-store.ts'

const log = { warn: () => undefined, error: () => undefined }
const bus = memoryBus(log)
let rig: CloudRig
let other: { readonly app: FastifyInstance; readonly cloud: OpenCloud; readonly address: string }

/** Two machines of one portal: the database and the bus are all that they share. */
beforeAll(async () => {
  rig = await openCloudRig({ bus })
  const { db, now: clock } = rig
  const cloud = openCloud({
    db,
    clock,
    bus,
    keys: seededKeys(2),
    live: silentLive,
    nameOf: async () => 'Ann',
    crowdOf: async () => null,
    games: testCloudGames,
    log,
  })
  const app = Fastify()
  serveWorkers(app, { cloud, db, clock, keys: seededKeys(3), workerKey: TEST_WORKER_KEY })
  await app.listen({ port: 0, host: '127.0.0.1' })
  other = { app, cloud, address: `127.0.0.1:${(app.server.address() as AddressInfo).port}` }
})
afterAll(async () => {
  await other.cloud.close()
  await other.app.close()
  await rig.close()
})

test('a worker on another machine gets requests of players here', async () => {
  const worker = await openFakeWorker({ address: other.address })
  await worker.hears('welcome')
  await worker.beat()
  const ann = await rig.player('Ann')
  const { playId } = (await ann.start('tux')).result!.join
  expect(await worker.hears('start')).toMatchObject([{ playId }])
  await ann.enter()
  expect(await worker.hears('admit')).toMatchObject([{ playId }])
  await ann.stop()
  expect(await worker.hears('end')).toMatchObject([{ playId, reason: 'left' }])
  await worker.vanish()
})

test('a worker that reconnects to another machine leaves the first, and keeps its plays', async () => {
  const ben = await rig.player('Ben')
  const before = await openFakeWorker({ address: other.address, workerId: 'mover' })
  await before.hears('welcome')
  await before.beat()
  const { playId } = (await ben.start('doom')).result!.join
  await eventually(async () => ({ has: before.sessions.has(playId) }), { has: true })
  await ben.begin(playId)
  const here = await rig.worker({ workerId: 'mover', sessions: [...before.sessions.values()] })
  expect(await before.closed()).toBe(4009)
  rig.wait(seconds(2))
  here.set(playId, 'playing', seconds(2))
  await here.beat()
  expect(await ben.left()).toBe(598)
})

test('of two servers one advances the lines each second', async () => {
  const cem = await rig.player('Cem')
  await cem.join('tux')
  const seen = await rig.db.selectFrom('cloud_clock').select('at').executeTakeFirstOrThrow()
  expect(seen.at).toBeLessThanOrEqual(rig.now())
  const last = () => (rig.now() - 900) as ReturnType<CloudRig['now']>
  rig.wait(seconds(1))
  const taken = await Promise.all([1, 2, 3, 4].map(() => takeSecond(rig.db, rig.now(), last())))
  expect(taken.filter(Boolean)).toHaveLength(1)
})
