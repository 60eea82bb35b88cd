import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { after, days, hours, minutes } from '#kit/time/time.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { friendsCalls } from '../calls.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard) })
})
afterAll(() => portal.close())

let strangers = 0
/** The first is a friend of all the others, for long enough to take something. */
async function oldFriends(count: number): Promise<TestDevice[]> {
  const devices = Array.from({ length: count }, () => portal.device(`old friend ${++strangers}`))
  for (const device of devices) await device.signIn()
  const [host, ...guests] = devices
  for (const guest of guests) {
    await guest.call(friendsCalls.sendFriendRequest, { userId: host!.userId() })
    await host!.call(friendsCalls.sendFriendRequest, { userId: guest.userId() })
  }
  portal.wait(days(3))
  heard.length = 0
  return devices
}
/** Lets a reward ripen for a player, who then stays offline. */
async function ripen(owner: TestDevice) {
  await owner.call(idleCalls.startOnline, {})
  portal.wait(hours(3))
}
const markOf = async (thief: TestDevice, friend: TestDevice) => {
  const { friends } = (await thief.call(friendsCalls.listFriends, {})).result!
  return friends.find(({ player }) => player.userId === friend.userId())!.steal
}
const take = async (thief: TestDevice, friend: TestDevice) => {
  const { rewardId } = await markOf(thief, friend)
  return thief.call(idleCalls.takeReward, { rewardId: rewardId ?? 'nothing' })
}

test('a friend’s reward is shown growing, guarded, ripe and then marked for 24 hours [1.9] [4.20] [9.6]', async () => {
  const [ann, ben] = await oldFriends(2)
  const startedAt = portal.now()
  expect(await markOf(ann!, ben!)).toEqual({ state: 'none', nextAt: null, growsFrom: null })
  await ripen(ben!)
  const growing = { state: 'none', growsFrom: startedAt, nextAt: after(startedAt, minutes(210)) }
  expect(await markOf(ann!, ben!)).toEqual(growing)
  portal.wait(minutes(30))
  expect(await markOf(ann!, ben!)).toMatchObject({ state: 'ripe', nextAt: null })
  const takenAt = portal.now()
  const taken = await take(ann!, ben!)
  expect(taken.result).toMatchObject({
    from: 'friend',
    box: 'normal',
    nextStealAt: after(takenAt, hours(24)),
  })
  const mark = { state: 'taken', growsFrom: takenAt, nextAt: after(takenAt, hours(24)) }
  expect(await markOf(ann!, ben!)).toEqual(mark)
  portal.wait(hours(23))
  expect(await markOf(ann!, ben!)).toEqual(mark)
  portal.wait(hours(1))
  expect((await markOf(ann!, ben!)).state).not.toBe('taken')
})

test('the victim is notified by the bell, and both read their lists again [1.9] [3.8]', async () => {
  const [ann, ben] = await oldFriends(2)
  await ripen(ben!)
  portal.wait(minutes(30))
  heard.length = 0
  expect((await take(ann!, ben!)).error).toBeNull()
  const heardBy = (wanted: string) => heard.filter(({ kind }) => kind === wanted).map(({ to }) => to)
  expect(heardBy('rewards')).toEqual([[ben!.userId()]])
  expect(heardBy('friends')).toEqual([[ann!.userId(), ben!.userId()]])
  await portal.api.deliver()
  const { notices } = (await ben!.call(noticesCalls.listNotices, {})).result!
  expect(notices.find(({ kind }) => kind === 'stolen')?.from?.userId).toBe(ann!.userId())
})

test('one list has every friend’s mark and the rest of the daily limit [1.9] [3.8]', async () => {
  const [ann, ...others] = await oldFriends(6)
  for (const other of others) await other.call(idleCalls.startOnline, {})
  portal.wait(minutes(210))
  const read = async () => (await ann!.call(friendsCalls.listStealable, {})).result!
  expect(await read()).toMatchObject({ takenToday: 0, mostADay: 3 })
  const { rewards } = await read()
  expect(new Set(rewards.map(({ player }) => player.userId))).toEqual(
    new Set(others.map((one) => one.userId())),
  )
  expect(new Set(rewards.map(({ box }) => box))).toEqual(new Set(['normal']))
  for (const other of others.slice(0, 3)) expect((await take(ann!, other)).error).toBeNull()
  expect(await read()).toMatchObject({ rewards: [], takenToday: 3 })
  expect(await markOf(ann!, others[3]!)).toMatchObject({ state: 'limit' })
  expect((await markOf(ann!, others[0]!)).state).toBe('taken')
})

test('former friends and blocked players have nothing to steal', async () => {
  const [ann, ben, cat] = await oldFriends(3)
  for (const one of [ben!, cat!]) await one.call(idleCalls.startOnline, {})
  portal.wait(minutes(210))
  const rewards = await Promise.all([ben!, cat!].map((one) => markOf(ann!, one)))
  await ben!.call(friendsCalls.removeFriend, { userId: ann!.userId() })
  await cat!.call(friendsCalls.blockPlayer, { userId: ann!.userId() })
  for (const { rewardId } of rewards) {
    const refused = await ann!.call(idleCalls.takeReward, { rewardId: rewardId! })
    expect(refused.error?.name).toBe('NotFound')
  }
  expect((await ann!.call(friendsCalls.listStealable, {})).result!.rewards).toEqual([])
})

test('a friendship of a day allows stealing, one of an hour does not', async () => {
  const [ann, ben] = [portal.device('young Ann'), portal.device('young Ben')]
  for (const one of [ann, ben]) await one.signIn()
  portal.wait(days(3))
  await ann.call(friendsCalls.sendFriendRequest, { userId: ben.userId() })
  await ben.call(friendsCalls.sendFriendRequest, { userId: ann.userId() })
  const since = portal.now()
  await ben.call(idleCalls.startOnline, {})
  portal.wait(hours(5))
  expect(await markOf(ann, ben)).toMatchObject({ state: 'none', nextAt: after(since, hours(24)) })
})

test.for([
  ['in one network', '203.0.113.7', '203.0.113.200', 'StealGuarded'],
  ['in one IPv6 network', '2001:db8:1:ff00::1', '2001:db8:1:ff11::2', 'StealGuarded'],
  ['in two networks', '203.0.113.7', '198.51.100.7', undefined],
] as const)('friends %s: %s and %s', async ([, at, otherAt, refusal]) => {
  const [ann, ben] = await oldFriends(2)
  await ripen(ben!)
  portal.wait(minutes(30))
  const { rewardId } = await markOf(ann!, ben!)
  Object.assign(ann!, { address: at, token: undefined })
  Object.assign(ben!, { address: otherAt, token: undefined })
  for (const one of [ann!, ben!]) await one.signIn()
  expect((await markOf(ann!, ben!)).state).toBe(refusal ? 'none' : 'ripe')
  const taken = await ann!.call(idleCalls.takeReward, { rewardId: rewardId! })
  expect(taken.error?.name).toBe(refusal)
})

test('two accounts of one device cannot steal from each other', async () => {
  const [ann, ben] = await oldFriends(2)
  await ripen(ben!)
  portal.wait(minutes(30))
  const { rewardId } = await markOf(ann!, ben!)
  // Ben's browser keeps its key, and once sent Ann's device id.
  Object.assign(ben!, { deviceId: ann!.deviceId, token: undefined })
  await ben!.signIn()
  const taken = await ann!.call(idleCalls.takeReward, { rewardId: rewardId! })
  expect(taken.error?.name).toBe('StealGuarded')
})

test('many friends need as many statements as few', async () => {
  const [few, many] = [await oldFriends(3), await oldFriends(15)]
  const read = (device: TestDevice) => portal.statementsOf(() => device.call(friendsCalls.listFriends, {}))
  for (const [device] of [few, many]) await read(device!)
  expect((await read(many[0]!)).length).toBe((await read(few[0]!)).length)
})
