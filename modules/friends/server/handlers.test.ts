import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import { days, hours } from '#kit/time/time.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { friendsCalls } from '../calls.ts'
import { MOST_BLOCKS } from '../rules/friendship.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard) })
})
afterAll(() => portal.close())

let strangers = 0
/** New players without friends. */
async function players(count: number): Promise<TestDevice[]> {
  const devices = Array.from({ length: count }, () => portal.device(`player ${++strangers}`))
  for (const device of devices) await device.signIn()
  heard.length = 0
  return devices
}

const ask = (from: TestDevice, userId: number | string) =>
  from.call(friendsCalls.sendFriendRequest, { userId })
const requestsOf = async (device: TestDevice) =>
  (await device.call(friendsCalls.listFriendRequests, {})).result!
const friendsOf = async (device: TestDevice) =>
  (await device.call(friendsCalls.listFriends, {})).result!.friends.map(({ player }) => player.userId)
const accept = async (device: TestDevice) => {
  const { received } = await requestsOf(device)
  return device.call(friendsCalls.acceptFriendRequest, { requestId: received[0]!.requestId })
}
const ignore = async (device: TestDevice) => {
  const { received } = await requestsOf(device)
  return device.call(friendsCalls.ignoreFriendRequest, { requestId: received[0]!.requestId })
}
async function befriend(one: TestDevice, other: TestDevice) {
  await ask(one, other.userId())
  await accept(other)
}
const noticesOf = async (device: TestDevice) => {
  await portal.api.deliver()
  const { notices } = (await device.call(noticesCalls.listNotices, {})).result!
  return notices.map(({ kind, from }) => [kind, from?.userId])
}
const hints = () => heard.filter(({ kind }) => kind === 'friends').map(({ to }) => to)

describe('a request', () => {
  test('is sent, shown to both, accepted, and makes friends [1.15] [2.32] [4.19]', async () => {
    const [ann, ben] = await players(2)
    expect((await ask(ann!, ben!.userId())).result).toEqual({ state: 'waiting' })
    expect((await requestsOf(ben!)).received).toMatchObject([{ player: { userId: ann!.userId() } }])
    expect((await requestsOf(ann!)).sent).toMatchObject([{ player: { userId: ben!.userId() } }])
    expect(await friendsOf(ann!)).toEqual([])
    const accepted = await accept(ben!)
    expect(accepted.result?.player.userId).toBe(ann!.userId())
    expect(await friendsOf(ann!)).toEqual([ben!.userId()])
    expect(await friendsOf(ben!)).toEqual([ann!.userId()])
    expect(await requestsOf(ann!)).toEqual({ received: [], sent: [] })
    expect(await requestsOf(ben!)).toEqual({ received: [], sent: [] })
  })

  test('notifies one by the bell and then the other, and sends hints to both [3.8]', async () => {
    const [ann, ben] = await players(2)
    await befriend(ann!, ben!)
    expect(await noticesOf(ben!)).toEqual([['friendRequest', ann!.userId()]])
    expect(await noticesOf(ann!)).toEqual([['friendAccepted', ben!.userId()]])
    expect(hints()).toEqual([
      [ann!.userId(), ben!.userId()],
      [ben!.userId(), ann!.userId()],
    ])
  })

  test('is found by a number with spaces and a hash [2.32]', async () => {
    const [ann, ben] = await players(2)
    const typed = `# ${String(ben!.userId()).replace(/(\d{4})/, '$1 ')} `
    expect((await ask(ann!, typed)).result).toEqual({ state: 'waiting' })
  })

  test('that is ignored disappears for the receiver and stays open for the sender [4.19]', async () => {
    const [ann, ben] = await players(2)
    await ask(ann!, ben!.userId())
    heard.length = 0
    const { requestId } = (await requestsOf(ben!)).received[0]!
    expect((await ignore(ben!)).error).toBeNull()
    expect((await requestsOf(ben!)).received).toEqual([])
    expect((await requestsOf(ann!)).sent).toHaveLength(1)
    expect((await ask(ann!, ben!.userId())).error?.name).toBe('FriendRequestSent')
    expect([await noticesOf(ann!), hints()]).toEqual([[], []])
    // A player who changes their mind asks back, or answers after all.
    expect((await ask(ben!, ann!.userId())).result).toEqual({ state: 'accepted' })
    expect((await ben!.call(friendsCalls.acceptFriendRequest, { requestId })).error?.name).toBe(
      'FriendRequestGone',
    )
  })

  test('that crosses another makes friends at once [4.19]', async () => {
    const [ann, ben] = await players(2)
    await ask(ann!, ben!.userId())
    expect((await ask(ben!, ann!.userId())).result).toEqual({ state: 'accepted' })
    expect(await friendsOf(ann!)).toEqual([ben!.userId()])
    expect(await requestsOf(ben!)).toEqual({ received: [], sent: [] })
  })
})

describe('an open request', () => {
  test('can be withdrawn by its sender', async () => {
    const [ann, ben] = await players(2)
    await ask(ann!, ben!.userId())
    const { requestId } = (await requestsOf(ann!)).sent[0]!
    const foreign = await ben!.call(friendsCalls.cancelFriendRequest, { requestId })
    expect(foreign.error?.name).toBe('FriendRequestGone')
    expect((await ann!.call(friendsCalls.cancelFriendRequest, { requestId })).error).toBeNull()
    expect((await requestsOf(ben!)).received).toEqual([])
    const late = await ben!.call(friendsCalls.acceptFriendRequest, { requestId })
    expect(late.error?.name).toBe('FriendRequestGone')
    expect((await ask(ann!, ben!.userId())).result).toEqual({ state: 'waiting' })
  })

  test('can be answered only by its receiver', async () => {
    const [ann, ben, eve] = await players(3)
    await ask(ann!, ben!.userId())
    const { requestId } = (await requestsOf(ben!)).received[0]!
    for (const one of [ann!, eve!])
      for (const call of ['acceptFriendRequest', 'ignoreFriendRequest'] as const)
        expect((await one.call(friendsCalls[call], { requestId })).error?.name).toBe('FriendRequestGone')
    expect((await requestsOf(ben!)).received).toHaveLength(1)
  })

  test('expires after thirty days', async () => {
    const [ann, ben] = await players(2)
    await ask(ann!, ben!.userId())
    const { requestId } = (await requestsOf(ben!)).received[0]!
    portal.wait(days(29))
    expect((await requestsOf(ben!)).received).toHaveLength(1)
    portal.wait(days(1))
    for (const one of [ann!, ben!]) await one.signIn()
    expect(await requestsOf(ben!)).toEqual({ received: [], sent: [] })
    const late = await ben!.call(friendsCalls.acceptFriendRequest, { requestId })
    expect(late.error?.name).toBe('FriendRequestGone')
    expect((await ask(ann!, ben!.userId())).result).toEqual({ state: 'waiting' })
    await portal.api.tidy()
    expect((await requestsOf(ben!)).received).toHaveLength(1)
  })
})

describe('a request to', () => {
  test.for(['', 'abc', '123', 0, -5, 12345678.5, '123456789012'])('%j is a mistake [8.3]', async (userId) => {
    const [ann] = await players(1)
    expect((await ask(ann!, userId)).error).toMatchObject({ name: 'InvalidUserId', code: 200303 })
  })

  test('oneself is refused [5.3]', async () => {
    const [ann] = await players(1)
    expect((await ask(ann!, ann!.userId())).error?.name).toBe('InvalidUserId')
  })

  test('an unknown number is refused [8.3]', async () => {
    const [ann] = await players(1)
    expect((await ask(ann!, 9_999_999_998)).error).toMatchObject({ name: 'UserNotFound', code: 200301 })
  })

  test('a friend is refused with that reason [5.3] [8.3]', async () => {
    const [ann, ben] = await players(2)
    await befriend(ann!, ben!)
    for (const [one, other] of [
      [ann!, ben!],
      [ben!, ann!],
    ] as const)
      expect((await ask(one, other.userId())).error?.name).toBe('AlreadyFriends')
  })

  test('other players can be sent twenty times a day', async () => {
    const [ann, ...others] = await players(22)
    const answers = []
    for (const other of others) answers.push(await ask(ann!, other.userId()))
    expect(answers.map(({ error }) => error?.name).slice(18)).toEqual([undefined, undefined, 'TooFast'])
    // Taking one back does not make room on the same day.
    const { requestId } = (await requestsOf(ann!)).sent[0]!
    await ann!.call(friendsCalls.cancelFriendRequest, { requestId })
    expect((await ask(ann!, others.at(-1)!.userId())).error?.name).toBe('TooFast')
    portal.wait(days(1))
    expect((await ask(ann!, others.at(-1)!.userId())).error).toBeNull()
  })
})

describe('a friend', () => {
  test('who is deleted disappears from both lists, without a notice [4.19]', async () => {
    const [ann, ben] = await players(2)
    await befriend(ann!, ben!)
    const before = await noticesOf(ben!)
    expect((await ann!.call(friendsCalls.removeFriend, { userId: ben!.userId() })).error).toBeNull()
    expect([await friendsOf(ann!), await friendsOf(ben!)]).toEqual([[], []])
    expect(await noticesOf(ben!)).toEqual(before)
    // Once more is the same.
    expect((await ann!.call(friendsCalls.removeFriend, { userId: ben!.userId() })).error).toBeNull()
    expect((await ask(ben!, ann!.userId())).result).toEqual({ state: 'waiting' })
  })

  test('who is connected is online; one who left has a last-seen time', async () => {
    const [ann, ben] = await players(2)
    await befriend(ann!, ben!)
    const read = async () => (await ann!.call(friendsCalls.listFriends, {})).result!
    expect(await read()).toMatchObject({ friends: [{ isOnline: true, playing: null }], max: 200 })
    portal.wait(hours(1))
    expect((await read()).friends).toMatchObject([{ isOnline: false }])
  })
})

describe('a block', () => {
  test('ends the friendship, and neither can find the other [8.3]', async () => {
    const [ann, ben] = await players(2)
    await befriend(ann!, ben!)
    expect((await ann!.call(friendsCalls.blockPlayer, { userId: ben!.userId() })).error).toBeNull()
    expect([await friendsOf(ann!), await friendsOf(ben!)]).toEqual([[], []])
    // The same answer as for an unknown number: a block is never revealed.
    expect((await ask(ben!, ann!.userId())).error).toEqual((await ask(ben!, 9_999_999_998)).error)
    expect((await ask(ann!, ben!.userId())).error?.name).toBe('UserNotFound')
    const { blocked } = (await ann!.call(friendsCalls.listBlocked, {})).result!
    expect(blocked).toMatchObject([{ player: { userId: ben!.userId() }, blockedAt: portal.now() }])
    expect((await ben!.call(friendsCalls.listBlocked, {})).result!.blocked).toEqual([])
  })

  test('ends open requests between the two', async () => {
    const [ann, ben] = await players(2)
    await ask(ben!, ann!.userId())
    await ann!.call(friendsCalls.blockPlayer, { userId: ben!.userId() })
    expect(await requestsOf(ann!)).toEqual({ received: [], sent: [] })
    expect(await requestsOf(ben!)).toEqual({ received: [], sent: [] })
  })

  test('can be lifted, and requests are possible again', async () => {
    const [ann, ben] = await players(2)
    const userId = ben!.userId()
    for (let count = 0; count < 2; count++)
      expect((await ann!.call(friendsCalls.blockPlayer, { userId })).error).toBeNull()
    for (let count = 0; count < 2; count++)
      expect((await ann!.call(friendsCalls.unblockPlayer, { userId })).error).toBeNull()
    expect((await ann!.call(friendsCalls.listBlocked, {})).result!.blocked).toEqual([])
    expect((await ask(ben!, ann!.userId())).result).toEqual({ state: 'waiting' })
  })

  test('is possible up to a limit, and again once another one is lifted', async () => {
    const [ann, ben, chao] = await players(3)
    const [annId, benId, chaoId] = [ann!, ben!, chao!].map((one) => one.userId())
    await sql`
      with stranger as (
        insert into account (id, created_at) select 9000000000 + place, now()
        from generate_series(1, ${MOST_BLOCKS - 1}) place returning id
      )
      insert into player_block (account_id, blocked_id, since_at)
      select ${annId!}, id, now() from stranger`.execute(portal.db)
    expect((await ann!.call(friendsCalls.blockPlayer, { userId: benId! })).error).toBeNull()
    expect((await ann!.call(friendsCalls.blockPlayer, { userId: chaoId! })).error).toMatchObject({
      name: 'BlockListFull',
      data: { max: MOST_BLOCKS },
    })
    expect((await ann!.call(friendsCalls.blockPlayer, { userId: benId! })).error).toBeNull()
    await ann!.call(friendsCalls.unblockPlayer, { userId: benId! })
    expect((await ann!.call(friendsCalls.blockPlayer, { userId: chaoId! })).error).toBeNull()
  })

  test('is refused for oneself, and for an invalid or unknown number', async () => {
    const [ann] = await players(1)
    const blocked = async (userId: number | string) =>
      (await ann!.call(friendsCalls.blockPlayer, { userId })).error?.name
    expect(await blocked(ann!.userId())).toBe('InvalidUserId')
    expect(await blocked('nobody')).toBe('InvalidUserId')
    expect(await blocked(9_999_999_998)).toBe('UserNotFound')
  })
})

test('a friendship counts from its beginning', async () => {
  const [ann, ben] = await players(2)
  const since = portal.now()
  await befriend(ann!, ben!)
  portal.wait(hours(5))
  const { friends } = (await ben!.call(friendsCalls.listFriends, {})).result!
  expect(friends[0]?.friendsSince).toBe(since)
})
