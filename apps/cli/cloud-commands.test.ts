import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { seconds } from '#kit/time/time.ts'

let rig: CloudRig
let worker: FakeWorker
let terminal: OperatorTerminal
beforeAll(async () => {
  rig = await openCloudRig()
  worker = await rig.worker()
  terminal = operatorTerminal(rig)
})
afterAll(() => rig.close())

test('queues and plays are listed as a table and as JSON', async () => {
  expect(await terminal.run('cloud', 'plays')).toMatchObject({ text: 'No plays.', code: 0 })
  const ann = await rig.player('Ann')
  const { playId } = (await ann.start('mines')).result!.join
  expect((await terminal.run('lines', 'list')).text).toMatch(/home +Home +open +free +25 of 100 +0 +4$/m)
  expect((await terminal.run('cloud', 'plays')).text).toMatch(
    new RegExp(`${playId} +mines +${ann.device.userId()} +home +worker-1 +reserved`),
  )
  expect(await terminal.facts('lines', 'list')).toMatchObject([
    { lineKey: 'home', state: 'open', used: 25, gameKeys: ['doom', 'mines', 'rare', 'tux'] },
  ])
  expect(await terminal.facts('cloud', 'plays')).toMatchObject([{ playId, leftSeconds: 600 }])
  await ann.stop()
})

test('the operator sees how smoothly plays are shown', async () => {
  const cat = await rig.player('Cat')
  const { playId } = (await cat.start('mines')).result!.join
  await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
  const say = async (pacing: { shown: number; stutters: number }) => {
    worker.sessions.set(playId, { playId, state: 'playing', playedMs: 0, pacing })
    await worker.beat()
    return (await terminal.run('cloud', 'plays')).text
  }
  expect(await say({ shown: 60, stutters: 60 })).toMatch(/–$/m)
  expect(await say({ shown: 8000, stutters: 100 })).toMatch(/ 12\.5 ‰$/m)
  // A worker of the previous build reports no figures: the last known ones stay.
  worker.sessions.set(playId, { playId, state: 'playing', playedMs: 0 })
  await worker.beat()
  expect((await terminal.run('cloud', 'plays')).text).toMatch(/ 12\.5 ‰$/m)
  await cat.stop()
  await rig.pass(seconds(6), [worker])
})

test('a play that the operator stops ends at its worker’s next beat', async () => {
  const ben = await rig.player('Ben')
  const { playId } = (await ben.start('mines')).result!.join
  await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
  await terminal.change('cloud', 'stop', playId)
  expect(await terminal.run('cloud', 'stop', playId, '--yes')).toMatchObject({ code: 1 })
  expect(await ben.status()).toMatchObject({ status: 'none', totalSeconds: 600 })
  await rig.pass(seconds(6), [worker])
  expect(await worker.hears('end')).toContainEqual({ type: 'end', playId, reason: 'operator' })
})

test('a ban ends the player’s cloud play and their place in the queue', async () => {
  const dora = await rig.player('Dora')
  const { playId } = (await dora.start('mines')).result!.join
  const done = await terminal.change('users', 'ban', String(dora.device.userId()), 'cheats')
  expect(done.text).toContain('1 plays ended')
  const play = await rig.db.selectFrom('cloud_play').selectAll().where('id', '=', playId).executeTakeFirst()
  expect(play).toMatchObject({ state: 'ended', end_reason: 'operator' })
  const waiting = await rig.db
    .selectFrom('cloud_ticket')
    .select('id')
    .where('account_id', '=', dora.device.userId())
    .where('ended_at', 'is', null)
    .execute()
  expect(waiting).toEqual([])
  await rig.pass(seconds(6), [worker])
})

test('a closed game is opened again', async () => {
  const cem = await rig.player('Cem')
  expect((await terminal.change('cloud', 'close', 'doom')).text).toBe('Closed.')
  expect((await terminal.run('cloud', 'close', 'doom', '--yes')).text).toBe('It was closed already.')
  expect((await cem.start('doom')).error).toMatchObject({ name: 'CloudGameClosed' })
  expect((await terminal.change('cloud', 'open', 'doom')).text).toBe('Open.')
  expect((await terminal.run('cloud', 'open', 'doom', '--yes')).text).toBe('It was open already.')
  expect((await terminal.run('cloud', 'open', 'shut', '--yes')).text).toContain('catalogue keeps it closed')
  expect((await cem.join('doom')).result).toMatchObject({ progress: 'turn' })
  await cem.leave()
})

test('a draining line gives no seats but keeps its queue; a closed one dismisses it; an open one continues', async () => {
  const [eve, fay, gus] = [await rig.player('Eve'), await rig.player('Fay'), await rig.player('Gus')]
  await eve.start('tux')
  expect((await fay.join('tux')).result).toMatchObject({ progress: 'waiting', position: 1 })
  await terminal.change('lines', 'drain', 'home')
  await eve.stop()
  await rig.pass(seconds(6), [worker])
  expect(await fay.queue()).toMatchObject({ progress: 'waiting', position: 1 })
  expect((await gus.join('mines')).error).toMatchObject({ name: 'LineUnavailable' })
  expect((await terminal.run('lines', 'list')).text).toMatch(/home +Home +draining/)
  await terminal.change('lines', 'open', 'home')
  await rig.pass(seconds(2), [worker])
  await eventually(fay.queue, { progress: 'turn' })
  await fay.start('tux')
  expect((await gus.join('tux')).result).toMatchObject({ progress: 'waiting' })
  await terminal.change('lines', 'close', 'home', '--reason', 'new kernel')
  await rig.pass(seconds(2), [worker])
  await eventually(gus.queue, { progress: 'none' })
  expect(await fay.status()).toMatchObject({ status: 'playing' })
  expect((await terminal.run('lines', 'close', 'home', '--yes')).text).toBe('That is how it is.')
  await terminal.change('lines', 'open', 'home')
  expect((await terminal.run('lines', 'open', 'home', '--yes')).text).toBe('It is open already.')
})

test.for([
  [['cloud', 'dance'], 2],
  [['cloud', 'plays', '--all'], 2],
  [['cloud', 'stop'], 2],
  [['cloud', 'stop', 'NOTHING'], 1],
  [['cloud', 'close', 'nothing'], 1],
  [['cloud', 'open', 'nothing'], 1],
  [['cloud', 'probe', 'nothing'], 2],
  [['cloud', 'import', 'nothing'], 2],
  [['lines', 'drain', 'moon'], 1],
  [['lines', 'open', 'moon'], 1],
  [['cloud', 'import', 'alex4'], 1],
] as const)('%j ends with %i', async ([line, code]) => {
  expect((await terminal.run(...line)).code).toBe(code)
})
