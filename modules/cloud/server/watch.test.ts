import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { cloudCalls } from '../calls.ts'

type Player = Awaited<ReturnType<CloudRig['player']>>
const { shareWatch, lockWatch, removeWatcher, watchPlay } = cloudCalls

let rig: CloudRig
let worker: FakeWorker
let host: Player
let count = 0
beforeAll(async () => {
  rig = await openCloudRig()
  worker = await rig.worker()
})
afterAll(() => rig.close())
beforeEach(async () => {
  host = await rig.player(`host ${count++}`)
})

const share = async () => (await host.device.call(shareWatch, {})).result!.code
const watch = ({ device }: Player, code: string) => device.call(watchPlay, { code })
const entries = async (playId: string, least: number) => {
  const mine = () => worker.heard('watch').filter((one) => one.playId === playId)
  await rig.soon(async () => expect(mine().length).toBeGreaterThanOrEqual(least))
  return mine()
}

test('a friend watches by the link with a token of their own, on the player’s time', async () => {
  const { playId } = (await host.start('mines')).result!.join
  const code = await share()
  expect(await share()).toBe(code)
  const ann = await rig.player('Ann watches')
  const before = await ann.left()
  const { result } = await watch(ann, code)
  expect(result).toMatchObject({ name: 'The mines', width: 640, pointer: 'absolute', secondPad: null })
  const [entry] = await entries(playId, 1)
  expect(entry!.admission.tokenHash).toBe(createHash('sha256').update(result!.token).digest('base64url'))
  expect(entry!.watcher).toMatchObject({ name: expect.any(String), id: expect.any(String) })
  expect(await ann.left()).toBe(before)
  expect(await ann.status()).toMatchObject({ status: 'none' })
  // The same one again is the same watcher, with a newer token.
  await watch(ann, code)
  const both = await entries(playId, 2)
  expect(both[1]!.watcher.id).toBe(both[0]!.watcher.id)
  await host.stop()
  expect((await watch(ann, code)).error).toMatchObject({ name: 'WatchOver' })
})

test('a locked play admits earlier viewers again, but no new ones', async () => {
  await host.start('mines')
  const code = await share()
  const [ann, ben] = [await rig.player('Ann in'), await rig.player('Ben out')]
  await watch(ann, code)
  expect((await host.device.call(lockWatch, { isLocked: true })).result).toEqual({ code, isLocked: true })
  expect((await watch(ben, code)).error).toMatchObject({ code: 200212, name: 'WatchOver' })
  expect((await watch(ann, code)).error).toBeNull()
  await host.device.call(lockWatch, { isLocked: false })
  expect((await watch(ben, code)).error).toBeNull()
  await host.stop()
})

test('a removed viewer is reported to the worker and cannot come back', async () => {
  const { playId } = (await host.start('mines')).result!.join
  const code = await share()
  const eve = await rig.player('Eve')
  await watch(eve, code)
  const [entry] = await entries(playId, 1)
  const ann = await rig.player('Ann stays')
  await watch(ann, code)
  const watcherId = entry!.watcher.id
  // Nobody but the player decides, neither the watcher nor somebody with a play of their own.
  const other = await rig.player('Other host')
  await other.start('mines')
  for (const { device } of [eve, other])
    expect((await device.call(removeWatcher, { watcherId })).error).toMatchObject({ name: 'PlayStateWrong' })
  expect((await host.device.call(removeWatcher, { watcherId })).error).toBeNull()
  await rig.soon(async () =>
    expect(worker.heard('unwatch')).toContainEqual({ type: 'unwatch', playId, watcherId }),
  )
  expect((await watch(eve, code)).error).toMatchObject({ name: 'WatchOver' })
  // A private window makes them a new watcher: the link is locked, but not for those already in.
  const hidden = await rig.player('Eve in a private window')
  expect((await watch(hidden, code)).error).toMatchObject({ name: 'WatchOver' })
  expect((await watch(ann, code)).error).toBeNull()
  expect((await host.device.call(shareWatch, {})).result).toEqual({ code, isLocked: true })
  expect((await host.device.call(lockWatch, { isLocked: false })).result).toEqual({ code, isLocked: false })
  expect((await watch(hidden, code)).error).toBeNull()
  await other.stop()
  await host.stop()
})

test('without a play there is nothing to share, and an invented link shows nothing', async () => {
  expect((await host.device.call(shareWatch, {})).error).toMatchObject({ name: 'PlayStateWrong' })
  expect((await host.device.call(lockWatch, { isLocked: true })).error).toMatchObject({
    name: 'PlayStateWrong',
  })
  expect((await watch(host, 'x'.repeat(43))).error).toMatchObject({ name: 'WatchOver' })
  await host.start('mines')
  // One's own play is not watched.
  expect((await watch(host, await share())).error).toMatchObject({ name: 'WatchOver' })
  await host.stop()
})
