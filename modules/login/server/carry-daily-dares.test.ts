import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dailyCatalogue, GAME, openDailyPortal, type DailyPortal } from '#apps/testing/daily-portal.ts'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'

let portal: LoginPortal
let daily: DailyPortal
beforeAll(async () => {
  portal = await openLoginPortal({ catalogue: dailyCatalogue })
  daily = await openDailyPortal(portal.portal)
})
afterAll(() => portal.close())
beforeEach(async () => {
  await daily.forgetAll()
  daily.toHour(12)
})

let players = 0
async function player() {
  const device = daily.newPlayer(`with dares ${++players}`)
  device.address = `198.51.${players}.9`
  await device.signIn()
  return device
}
const dare = async (by: TestDevice, friend: TestDevice) =>
  (await by.call(dailiesCalls.dareFriend, { userId: friend.userId(), gameId: GAME })).result
const takeBack = (by: TestDevice, friend: TestDevice) =>
  by.call(dailiesCalls.withdrawDare, { userId: friend.userId() })
const daresOf = async (device: TestDevice) =>
  (await device.call(dailiesCalls.listDares, {})).result!.dares.map((one) => ({
    isMine: one.isMine,
    with: one.player.userId,
    day: one.day,
    score: one.score,
    answer: one.answer,
  }))

/** A member who is at another device as a visitor, and a friend of the visitor. */
async function threeDevices() {
  const [home, visitor, friend] = [await player(), await player(), await player()]
  const who = `member ${players}`
  await portal.signIn(home, { who })
  await daily.befriend(visitor, friend)
  return { home, visitor, friend, signIn: () => portal.signIn(visitor, { who }) }
}

test('dares by and to a visitor move to their member account, with the visitor’s scores', async () => {
  const { home, visitor, friend, signIn } = await threeDevices()
  const { score: visitors } = await daily.finish(visitor)
  const { score: friends } = await daily.finish(friend)
  await dare(visitor, friend)
  await dare(friend, visitor)
  await signIn()
  const day = daily.today()
  const known = { with: friend.userId(), day, score: visitors, answer: friends }
  for (const device of [visitor, home])
    expect((await daresOf(device)).toSorted((one) => (one.isMine ? -1 : 1))).toEqual([
      { ...known, isMine: true },
      { ...known, isMine: false },
    ])
  for (const { with: other, score, answer } of await daresOf(friend))
    expect([other, score, answer]).toEqual([home.userId(), friends, visitors])
  // Both have scored: it cannot be taken back, as before.
  expect((await takeBack(home, friend)).error).toMatchObject({ name: 'NotFound' })
})

test('a moved dare can be withdrawn, and the member’s scores precede the visitor’s', async () => {
  const { home, visitor, friend, signIn } = await threeDevices()
  const { score } = await daily.finish(visitor)
  await dare(visitor, friend)
  await signIn()
  const { score: own } = await daily.finish(home)
  expect(own).not.toBe(score)
  expect(await daresOf(friend)).toMatchObject([{ with: home.userId(), answer: own, score: null }])
  expect((await takeBack(home, friend)).error).toBeNull()
  expect([await daresOf(friend), await daresOf(home)]).toEqual([[], []])
})

test('of two dares to the same friend the later stays, and none to oneself', async () => {
  const { home, visitor, friend, signIn } = await threeDevices()
  await daily.befriend(home, friend)
  await daily.befriend(home, visitor)
  await daily.finish(home)
  await dare(home, friend)
  await dare(home, visitor)
  daily.toHour(12)
  const { score } = await daily.finish(visitor)
  await dare(visitor, friend)
  await dare(visitor, home)
  await signIn()
  const later = { isMine: true, with: friend.userId(), day: daily.today(), score, answer: null }
  expect(await daresOf(home)).toEqual([later])
  // A second sign-in changes nothing.
  await portal.signIn(home, { who: `member ${players}` })
  expect(await daresOf(home)).toEqual([later])
})
