import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openCloudRig, testCloudGames, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { seconds } from '#kit/time/time.ts'
import { runCloudCommand } from './cloud-commands.ts'

let rig: CloudRig
let worker: FakeWorker
beforeAll(async () => {
  rig = await openCloudRig()
  worker = await rig.worker()
})
afterAll(() => rig.close())

const run = (...args: string[]) =>
  runCloudCommand({ db: rig.db, now: rig.now(), games: testCloudGames }, args)

test('lines and plays are listed, for eyes and for programs', async () => {
  expect(await run('plays')).toEqual({ text: 'No plays.', code: 0 })
  const ann = await rig.player('Ann')
  const { playId } = (await ann.start('mines')).result!.join
  expect(await run('lines')).toEqual({
    text: 'home (Home): free, 25 of 100 in use, 0 waiting, 4 games',
    code: 0,
  })
  expect((await run('plays')).text).toContain(
    `${playId}  mines of ${ann.device.userId()} on home (worker-1): reserved`,
  )
  expect(JSON.parse((await run('lines', '--json')).text)).toMatchObject([
    { lineKey: 'home', used: 25, gameKeys: ['doom', 'mines', 'rare', 'tux'] },
  ])
  expect(JSON.parse((await run('plays', '--json')).text)).toMatchObject([{ playId, leftSeconds: 600 }])
  await ann.stop()
})

test('a play that the operator stops is ended by the beats of its worker', async () => {
  const ben = await rig.player('Ben')
  const { playId } = (await ben.start('mines')).result!.join
  await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
  expect(await run('stop', playId)).toMatchObject({ code: 0 })
  expect(await run('stop', playId)).toMatchObject({ code: 1 })
  expect(await ben.status()).toMatchObject({ status: 'none', totalSeconds: 600 })
  await rig.pass(seconds(6), [worker])
  expect(await worker.hears('end')).toContainEqual({ type: 'end', playId, reason: 'operator' })
})

test('a closed game is opened again', async () => {
  const cem = await rig.player('Cem')
  expect((await run('close', 'doom')).text).toBe('Closed.')
  expect((await run('close', 'doom')).text).toBe('It was closed already.')
  expect((await cem.start('doom')).error).toMatchObject({ name: 'CloudGameClosed' })
  expect((await run('open', 'doom')).text).toBe('Open.')
  expect((await run('open', 'doom')).text).toBe('It was open already.')
  expect((await run('open', 'shut')).text).toContain('catalogue keeps it closed')
  expect((await cem.join('doom')).result).toMatchObject({ progress: 'turn' })
})

test.for([
  [['dance'], 2],
  [[], 2],
  [['lines', '--all'], 2],
  [['stop'], 1],
  [['close', 'nothing'], 1],
  [['open', 'nothing'], 1],
] as const)('%s is refused', async ([args, code]) => {
  expect((await run(...args)).code).toBe(code)
})
