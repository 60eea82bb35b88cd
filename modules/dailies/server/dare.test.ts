import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDailyPortal, GAME, type DailyPortal } from '#apps/testing/daily-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { dailiesCalls } from '../calls.ts'

let daily: DailyPortal
beforeAll(async () => {
  daily = await openDailyPortal()
})
afterAll(() => daily.portal.close())
beforeEach(async () => {
  await daily.forgetAll()
  daily.toHour(12)
})

const dare = (device: TestDevice, friend: TestDevice, gameId = GAME) =>
  device.call(dailiesCalls.dareFriend, { userId: friend.userId(), gameId })
async function heard(device: TestDevice) {
  await daily.portal.api.deliver()
  const { notices } = (await device.call(noticesCalls.listNotices, {})).result!
  return notices
    .filter(({ kind }) => kind === 'dared')
    .map(({ from, subject, game }) => [from?.userId, subject, game])
}

test('a friend is dared once a day, at a challenge that the other has finished', async () => {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.befriend(anna, ben)
  expect((await dare(anna, ben)).error).toMatchObject({ name: 'GameNotFound' })
  await daily.finish(anna)
  expect((await dare(anna, ben)).result).toEqual({ isNew: true })
  const notice = [anna.userId(), `/g/2048?daily=${daily.today()}&rival=${anna.userId()}`, '2048']
  expect(await heard(ben)).toEqual([notice])
  const again = await Promise.all([dare(anna, ben), dare(anna, ben)])
  expect(again.map(({ result }) => result)).toEqual([{ isNew: false }, { isNew: false }])
  expect(await heard(ben)).toEqual([notice])
  daily.toHour(12)
  expect((await dare(anna, ben)).error).toMatchObject({ name: 'GameNotFound' })
  await daily.finish(anna)
  expect((await dare(anna, ben)).result).toEqual({ isNew: true })
  expect(await heard(ben)).toHaveLength(2)
})

test('a stranger, a blocked player and a game of no challenge are refused', async () => {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.finish(anna)
  expect((await dare(anna, ben)).error).toMatchObject({ name: 'UserNotFound' })
  await daily.befriend(anna, ben)
  expect((await dare(anna, ben, 4242)).error).toMatchObject({ name: 'GameNotFound' })
  await ben.call(friendsCalls.blockPlayer, { userId: String(anna.userId()) })
  expect((await dare(anna, ben)).error).toMatchObject({ name: 'UserNotFound' })
  expect(await heard(ben)).toEqual([])
})

test('dares to daily challenges are deleted after two days', async () => {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.befriend(anna, ben)
  await daily.finish(anna)
  expect((await dare(anna, ben)).result).toEqual({ isNew: true })
  const { portal } = daily
  const tidy = async () => {
    await portal.api.jobs.wish('forget-dares')
    await portal.api.jobs.runDue()
  }
  const kept = async () =>
    (await portal.db.selectFrom('daily_dare').select('to_id').where('from_id', '=', anna.userId()).execute())
      .length
  await tidy()
  expect(await kept()).toBe(1)
  expect((await dare(anna, ben)).result).toEqual({ isNew: false })
  daily.toHour(1)
  await tidy()
  expect(await kept()).toBe(1)
  daily.toHour(1)
  await tidy()
  expect(await kept()).toBe(0)
})
