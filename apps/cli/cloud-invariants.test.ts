import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOf, findingsAfter } from '#apps/testing/broken-ledger.ts'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { seconds } from '#kit/time/time.ts'
import { checkInvariants } from './invariants.ts'

let rig: CloudRig
beforeAll(async () => {
  rig = await openCloudRig()
  const worker = await rig.worker()
  const [ann, ben] = [await rig.player('Ann'), await rig.player('Ben')]
  const { playId } = (await ann.start('tux')).result!.join
  await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
  await ann.begin(playId)
  rig.wait(seconds(3))
  worker.set(playId, 'playing', seconds(3))
  await worker.beat()
  await ben.join('tux')
})
afterAll(() => rig.close())

test('a cloud play and a queue keep all invariants', async () => {
  const findings = await checkInvariants(rig.db)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

test.for<[string, string[]]>([
  ['a second place', [copyOf('cloud_ticket', 'ended_at is null', `id = 'X'`)]],
  ['a second play', [copyOf('cloud_play', 'true', `id = 'X', charged_seconds = 0, played_ms = 0`)]],
  ['a place beside a play', [`update cloud_ticket set ended_at = null, ended_how = null`]],
  ['more charged than played', [`update cloud_play set played_ms = 2999`]],
  ['less charged than played', [`update cloud_play set played_ms = 4000`]],
  ['a play longer than the clock', [`update cloud_play set played_ms = 6001, left_seconds = 0`]],
  ['time that is gone for nothing', [`update play_grant set seconds_left = seconds_left - 1`]],
  ['time that was charged and is still there', [`update play_grant set seconds_left = seconds`]],
])('%s breaks I11', async ([, statements]) => {
  const findings = await findingsAfter(rig.db, statements)
  const found = findings.find(({ id }) => id === 'I11')!
  expect(found.broken).toBeGreaterThan(0)
  expect(found.examples[0]).toBeTruthy()
})
