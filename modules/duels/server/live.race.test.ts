import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { duelJobs } from '#apps/testing/duel-rules.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { seconds } from '#kit/time/time.ts'
import { duelsCalls } from '../calls.ts'
import { endOverdueDuels } from './overdue-duels.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let strangers = 0
async function players(count: number): Promise<TestDevice[]> {
  const devices = Array.from({ length: count }, () => portal.device(`in a hurry ${++strangers}`))
  for (const [index, device] of devices.entries()) {
    device.address = `198.51.${strangers - count + index}.7`
    await device.signIn()
  }
  return devices
}
const seek = async (device: TestDevice, isFresh: boolean) =>
  (await device.call(duelsCalls.seekDuel, { gameId: TIC_TAC_TOE, clock: '3+2', isFresh })).result!

test('twenty players who search at once get ten boards, one seat each', async () => {
  const devices = await players(20)
  await Promise.all(devices.map((device) => seek(device, true)))
  const found = await Promise.all(devices.map((device) => seek(device, false)))
  expect(found.map(({ status }) => status)).toEqual(Array(20).fill('paired'))
  expect(new Set(found.map(({ code }) => code)).size).toBe(10)
  expect(
    await portal.db.selectFrom('duel').select('code').where('status', '=', 'running').execute(),
  ).toHaveLength(10)
  expect(await portal.db.selectFrom('duel_seek').select('account_id').execute()).toEqual([])
})

test('a game that ends by resignation, time and claim at once is rated once', async () => {
  const [ann, ben] = (await players(2)) as [TestDevice, TestDevice]
  await seek(ann, true)
  const { code } = await seek(ben, true)
  const { duel } = (await ann.call(duelsCalls.readDuel, { code: code! })).result!
  const [first, second] = duel.seat === 0 ? [ann, ben] : [ben, ann]
  await endOverdueDuels(duelJobs(portal))
  await first.call(duelsCalls.makeMove, { code: code!, after: 0, move: 0 })
  await second.call(duelsCalls.makeMove, { code: code!, after: 1, move: 3 })
  for (let waited = 0; waited < 170; waited += 10) {
    portal.wait(seconds(10))
    await endOverdueDuels(duelJobs(portal))
  }
  portal.wait(seconds(11))
  await Promise.all([
    first.call(duelsCalls.resignDuel, { code: code! }),
    second.call(duelsCalls.claimWin, { code: code! }),
    second.call(duelsCalls.keepSeat, { code: code! }),
    first.call(duelsCalls.keepSeat, { code: code! }),
    endOverdueDuels(duelJobs(portal)),
  ])
  const rated = await portal.db.selectFrom('duel_rated').selectAll().where('code', '=', code!).execute()
  expect(rated).toHaveLength(1)
  const ratings = await portal.db
    .selectFrom('duel_rating')
    .select('games')
    .where('account_id', 'in', [ann.userId(), ben.userId()])
    .execute()
  expect(ratings).toEqual([{ games: 1 }, { games: 1 }])
})
