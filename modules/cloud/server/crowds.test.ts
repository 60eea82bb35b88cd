import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually, openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import type { FakeWorker } from '#apps/testing/fake-worker.ts'
import { milliseconds } from '#kit/time/time.ts'
import { MOST_OF_CROWD_WAITING } from '../rules/crowd.ts'

type Player = Awaited<ReturnType<CloudRig['player']>>

let rig: CloudRig
let worker: FakeWorker
let regions = 0
beforeAll(async () => {
  rig = await openCloudRig()
  worker = await rig.worker()
})
afterAll(() => rig.close())
beforeEach(() => {
  regions++
  rig.wait(milliseconds(1))
})

/** So many newcomers of one customer, each in another network of theirs. */
const newcomers = async (count: number) => {
  const players: Player[] = []
  for (let network = 0; network < count; network++)
    players.push(
      await rig.player(
        `newcomer ${regions} ${network}`,
        `2001:db8:${regions}:${(network * 256).toString(16)}::1`,
      ),
    )
  return players
}
const somebodyElse = () => rig.player(`else ${regions} ${crypto.randomUUID()}`, `198.51.${regions}.7`)
const progressOf = async (players: readonly Player[]) =>
  Promise.all(players.map(async (player) => (await player.queue()).progress))

async function clear(players: readonly Player[]) {
  for (const player of players) {
    await player.leave()
    await player.stop()
  }
  await eventually(
    () => rig.db.selectFrom('cloud_play').select('id').where('released_at', 'is', null).execute(),
    [],
  )
}

test('a crowd may fill all seats, and the next one goes to somebody from elsewhere', async () => {
  const crowd = await newcomers(8)
  for (const player of crowd.slice(0, 4)) expect((await player.start('mines')).error).toBeNull()
  for (const player of crowd.slice(4))
    expect((await player.join('mines')).result).toMatchObject({ progress: 'waiting' })
  const honest = await somebodyElse()
  expect((await honest.join('mines')).result).toMatchObject({ progress: 'waiting' })
  await worker.hears('start')
  await crowd[0]!.stop()
  await eventually(honest.queue, { progress: 'turn' })
  expect(await progressOf(crowd.slice(4))).toEqual(Array(4).fill('waiting'))
  expect((await honest.start('mines')).error).toBeNull()
  // Nobody from elsewhere waits any more.
  await crowd[1]!.stop()
  await eventually(crowd[4]!.queue, { progress: 'turn' })
  await clear([...crowd, honest])
})

test('a crowd has every other turn of a single seat while somebody from elsewhere waits', async () => {
  const [one, two, three] = (await newcomers(3)) as [Player, Player, Player]
  const [honest, later] = [await somebodyElse(), await rig.player('local')]
  expect((await one.start('tux')).error).toBeNull()
  for (const player of [two, three, honest, later]) await player.join('tux')
  await worker.hears('start')
  await one.stop()
  await eventually(honest.queue, { progress: 'turn' })
  rig.wait(milliseconds(1))
  await honest.leave()
  expect(await progressOf([two, three, later])).toEqual(['turn', 'waiting', 'waiting'])
  // A turn that is given up was one.
  rig.wait(milliseconds(1))
  await two.leave()
  expect(await progressOf([three, later])).toEqual(['waiting', 'turn'])
  await clear([one, two, three, honest, later])
})

test('a crowd takes half of the places in the queue, and leaves the rest to others', async () => {
  const keeper = await rig.player('keeper')
  await keeper.start('tux')
  const crowd = await newcomers(MOST_OF_CROWD_WAITING + 1)
  const names = []
  for (const player of crowd) names.push((await player.join('tux')).error?.name)
  expect(names).toEqual([...Array(MOST_OF_CROWD_WAITING).fill(undefined), 'LineFull'])
  const honest = await somebodyElse()
  expect((await honest.join('tux')).error).toBeNull()
  await clear([...crowd, honest, keeper])
})

test('only those with newcomer’s time are counted, by a mask', async () => {
  const [one] = (await newcomers(1)) as [Player]
  const local = await rig.player('at home')
  for (const player of [one, local]) {
    await player.join('mines')
    await player.leave()
  }
  const rows = await rig.db
    .selectFrom('cloud_ticket')
    .select('crowd')
    .where('account_id', 'in', [one.device.userId(), local.device.userId()])
    .orderBy('account_id')
    .execute()
  expect(rows.map(({ crowd }) => crowd)).toEqual([expect.stringMatching(/^[\w-]{20,}$/), null])
  expect(rows[0]!.crowd).not.toContain('2001')
  // What else they have to play makes nobody a newcomer.
  await rig.db
    .updateTable('play_grant')
    .set({ source: 'gift' })
    .where('account_id', '=', one.device.userId())
    .execute()
  await one.join('mines')
  const last = await rig.db
    .selectFrom('cloud_ticket')
    .select('crowd')
    .where('account_id', '=', one.device.userId())
    .where('ended_at', 'is', null)
    .execute()
  expect(last).toEqual([{ crowd: null }])
  await clear([one])
})
