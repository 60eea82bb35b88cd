import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { seconds } from '#kit/time/time.ts'

let rig: CloudRig
let worker: FakeWorker
beforeAll(async () => {
  rig = await openCloudRig()
  worker = await rig.worker()
})
afterAll(() => rig.close())

const ten = Array.from({ length: 10 }, (_, index) => index)

const held = () => rig.db.selectFrom('cloud_play').select('id').where('released_at', 'is', null).execute()
const live = () => rig.db.selectFrom('cloud_play').selectAll().where('state', '<>', 'ended').execute()
const turns = () =>
  rig.db
    .selectFrom('cloud_ticket')
    .select('id')
    .where('ended_at', 'is', null)
    .where('turn_until', 'is not', null)
    .execute()

/** Everybody goes, and the seats are free. */
async function clear(players: readonly Awaited<ReturnType<CloudRig['player']>>[]) {
  for (const player of players) {
    await player.leave()
    await player.stop()
  }
  await eventually(held, [])
}

test.for([1, 2, 3])('of ten simultaneous starts on one free seat one gets it (round %d)', async (round) => {
  const players = await Promise.all(ten.map((index) => rig.player(`start ${round} ${index}`)))
  const answers = await Promise.all(players.map((player) => player.start('tux')))
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'LineFull')).toHaveLength(9)
  expect(await live()).toHaveLength(1)
  await clear(players)
})

test.for([1, 2, 3])('ten starts in ten tabs make one play with one valid token (round %d)', async (round) => {
  const player = await rig.player(`tabs ${round}`)
  const answers = await Promise.all(ten.map(() => player.start('tux')))
  expect(new Set(answers.map(({ result }) => result!.join.playId)).size).toBe(1)
  expect(new Set(answers.map(({ result }) => result!.join.token)).size).toBe(10)
  expect(await live()).toHaveLength(1)
  await clear([player])
})

test.for([1, 2, 3])(
  'an account that queues ten times at once for two games has one place (round %d)',
  async (round) => {
    const player = await rig.player(`queue ${round}`)
    const answers = await Promise.all(ten.map((index) => player.join(index % 2 === 0 ? 'tux' : 'doom')))
    expect(answers.filter(({ result }) => result)).toHaveLength(5)
    expect(answers.filter(({ error }) => error?.name === 'InAnotherGame')).toHaveLength(5)
    await clear([player])
  },
)

test.for([1, 2, 3])(
  'a player who cancels while turns are given gets none, and another gets the seat (round %d)',
  async (round) => {
    const players = await Promise.all(ten.map((index) => rig.player(`cancel ${round} ${index}`)))
    await players[0]!.start('tux')
    for (const player of players.slice(1)) await player.join('tux')
    const quitters = players.slice(1, 9)
    await Promise.all([
      players[0]!.stop(),
      ...quitters.map((player) => player.leave()),
      rig.tick(),
      rig.tick(),
    ])
    await eventually(players[9]!.queue, { progress: 'turn' })
    for (const quitter of quitters) expect(await quitter.queue()).toMatchObject({ progress: 'none' })
    expect(await turns()).toHaveLength(1)
    await clear(players)
  },
)

test.for([1, 2, 3])(
  'simultaneous stops, heartbeats and reads charge each second once (round %d)',
  async (round) => {
    const player = await rig.player(`stop ${round}`)
    const { playId } = (await player.start('tux')).result!.join
    await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
    await player.begin(playId)
    rig.wait(seconds(2))
    worker.set(playId, 'playing', seconds(2))
    const [, one, other] = await Promise.all([worker.beat(), player.stop(), player.stop(), rig.tick()])
    const used = one.result!.usedSeconds
    expect([0, 2]).toContain(used)
    expect(other.result!.usedSeconds).toBe(used)
    expect(await player.left()).toBe(600 - used)
    await clear([player])
  },
)

test('many heartbeats with concurrent reads charge the right sum', async () => {
  const players = await Promise.all(ten.slice(0, 4).map((index) => rig.player(`crowd ${index}`)))
  const plays = await Promise.all(
    players.map(async (player) => (await player.start('mines')).result!.join.playId),
  )
  await eventually(async () => ({ count: worker.sessions.size }), { count: 4 })
  await Promise.all(plays.map((playId, index) => players[index]!.begin(playId)))
  for (let second = 0; second < 10; second++) {
    rig.wait(seconds(1))
    for (const playId of plays) worker.set(playId, 'playing', seconds(1))
    await Promise.all([
      worker.beat(),
      worker.beat(),
      rig.tick(),
      ...players.map((player, at) => player.keep(plays[at]!)),
    ])
  }
  for (const player of players) expect(await player.left()).toBe(590)
  const findings = await checkInvariants(rig.db)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  await clear(players)
})
