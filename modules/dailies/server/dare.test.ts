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

test('a friend is dared once a day, to a challenge that the sender has finished', async () => {
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

test('a stranger, a blocked player and a game without a challenge are refused', async () => {
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

const takeBack = (by: TestDevice, from: TestDevice) =>
  by.call(dailiesCalls.withdrawDare, { userId: from.userId() })
const daresOf = async (device: TestDevice) => (await device.call(dailiesCalls.listDares, {})).result!.dares

test('both players see a dare with both scores until its day is over', async () => {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.befriend(anna, ben)
  const { score } = await daily.finish(anna)
  await dare(anna, ben)
  const known = { slug: '2048', day: daily.today(), isOver: false }
  expect(await daresOf(anna)).toMatchObject([
    { ...known, player: { userId: ben.userId() }, isMine: true, score, answer: null },
  ])
  expect(await daresOf(ben)).toMatchObject([
    { ...known, player: { userId: anna.userId() }, isMine: false, score: null, answer: score },
  ])
  const { score: bens } = await daily.finish(ben)
  expect(await daresOf(anna)).toMatchObject([{ score, answer: bens }])
  expect(await daresOf(ben)).toMatchObject([{ score: bens, answer: score }])
  daily.toHour(1)
  expect(await daresOf(anna)).toMatchObject([{ isOver: true, score, answer: bens }])
  daily.toHour(1)
  expect(await daresOf(anna)).toEqual([])
})

test('a withdrawn dare disappears for both, with its notice, and still counts as that day’s', async () => {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.befriend(anna, ben)
  await daily.finish(anna)
  expect((await takeBack(anna, ben)).error).toMatchObject({ name: 'NotFound' })
  await dare(anna, ben)
  expect(await heard(ben)).toHaveLength(1)
  expect((await takeBack(ben, anna)).error).toMatchObject({ name: 'NotFound' })
  for (let times = 0; times < 2; times++) expect((await takeBack(anna, ben)).error).toBeNull()
  expect([await daresOf(anna), await daresOf(ben), await heard(ben)]).toEqual([[], [], []])
  expect((await dare(anna, ben)).result).toEqual({ isNew: false })
  daily.toHour(12)
  await daily.finish(anna)
  expect((await dare(anna, ben)).result).toEqual({ isNew: true })
  expect(await daresOf(ben)).toHaveLength(1)
})

test('a dare that the friend has answered cannot be withdrawn', async () => {
  const [anna, ben, cleo] = [daily.newPlayer('Anna'), daily.newPlayer('Ben'), daily.newPlayer('Cleo')]
  await Promise.all([anna.signIn(), ben.signIn(), cleo.signIn()])
  await daily.befriend(anna, ben)
  await daily.befriend(anna, cleo)
  const { score } = await daily.finish(anna)
  await dare(anna, ben)
  await dare(anna, cleo)
  expect((await takeBack(anna, cleo)).error).toBeNull()
  const { score: answer } = await daily.finish(ben)
  await daily.finish(cleo)
  expect((await takeBack(anna, ben)).error).toMatchObject({ name: 'NotFound' })
  const kept = { player: { userId: ben.userId() }, score, answer }
  expect(await daresOf(anna)).toMatchObject([kept])
  expect(await daresOf(ben)).toHaveLength(1)
  expect(await heard(ben)).toHaveLength(1)
  // One that is gone already stays gone, however often it is asked.
  expect((await takeBack(anna, cleo)).error).toBeNull()
})

test('a block hides the dares between two', async () => {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.befriend(anna, ben)
  await daily.finish(anna)
  await dare(anna, ben)
  await ben.call(friendsCalls.blockPlayer, { userId: String(anna.userId()) })
  for (const device of [anna, ben]) expect(await daresOf(device)).toEqual([])
})
