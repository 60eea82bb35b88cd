import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { TEST_WORKER_KEY } from '#apps/testing/test-portal.ts'
import { seconds } from '#kit/time/time.ts'

let rig: CloudRig
beforeEach(async () => {
  rig = await openCloudRig()
})
afterEach(() => rig.close())

test('saves belong to the player and the game, and are available in the next play', async () => {
  const worker = await rig.worker()
  const ann = await rig.player('Ann')
  const request = (playId: string, method: 'GET' | 'PUT', payload?: Buffer) =>
    rig.portal.app.inject({
      method,
      url: `/api/worker/saves/${playId}`,
      headers: {
        authorization: `Bearer ${TEST_WORKER_KEY}`,
        'x-worker-id': 'worker-1',
        'x-worker-boot': 'boot-1',
        ...(payload ? { 'content-type': 'application/gzip' } : {}),
      },
      ...(payload ? { payload } : {}),
    })
  const first = (await ann.start('mines')).result!.join.playId
  await worker.hears('start')
  expect((await request(first, 'GET')).statusCode).toBe(204)
  expect((await request(first, 'PUT', Buffer.from('plain text'))).statusCode).toBe(422)
  const tooLarge = Buffer.concat([gzipSync('x'), Buffer.alloc(8 * 1024 * 1024)])
  expect((await request(first, 'PUT', tooLarge)).statusCode).toBe(413)
  await ann.stop()
  const archive = gzipSync('level 7')
  expect((await request(first, 'PUT', archive)).statusCode).toBe(204)
  rig.wait(seconds(121))
  expect((await request(first, 'PUT', gzipSync('late'))).statusCode).toBe(404)

  await worker.beat()
  await ann.join('mines')
  await eventually(ann.queue, { progress: 'turn' })
  const { playId } = (await ann.start('mines')).result!.join
  const starts = await worker.hears('start', 2)
  expect(starts.map(({ hasSaves }) => hasSaves)).toEqual([false, true])
  const back = await request(playId, 'GET')
  expect(back.headers['content-type']).toContain('application/gzip')
  expect(back.rawPayload.equals(archive)).toBe(true)
})

test('a play waits until the saves of the previous play have arrived', async () => {
  const worker = await rig.worker({ isSilent: true })
  await worker.hears('welcome')
  worker.say({ type: 'games', gameKeys: ['mines'] })
  await worker.beat()
  const ann = await rig.player('Ann')
  const first = (await ann.start('mines')).result!.join.playId
  await worker.hears('start')
  worker.set(first, 'playing', seconds(2))
  await worker.beat()
  await ann.stop()
  const second = (await ann.start('mines')).result!.join.playId
  await worker.beat()
  expect(worker.heard('start')).toHaveLength(1)
  worker.end(first, 'left')
  expect(await worker.hears('start', 2)).toMatchObject([{ playId: first }, { playId: second }])
})
