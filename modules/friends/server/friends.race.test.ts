import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { instant } from '#kit/time/time.ts'
import { friendsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

let strangers = 0
async function players(count: number) {
  const devices = Array.from({ length: count }, () => portal.device(`racer ${++strangers}`))
  for (const device of devices) await device.signIn()
  return devices
}
type Player = Awaited<ReturnType<typeof players>>[number]

const ask = (from: Player, to: Player) => from.call(friendsCalls.sendFriendRequest, { userId: to.userId() })
const accept = async (device: Player) => {
  const { received } = (await device.call(friendsCalls.listFriendRequests, {})).result!
  return () => device.call(friendsCalls.acceptFriendRequest, { requestId: received[0]!.requestId })
}
const friendCount = async (device: Player) =>
  (await device.call(friendsCalls.listFriends, {})).result!.friends.length
const waiting = async (device: Player) => {
  const { received, sent } = (await device.call(friendsCalls.listFriendRequests, {})).result!
  return received.length + sent.length
}
const errors = (answers: readonly { readonly error: { readonly name: string } | null }[]) =>
  answers.flatMap(({ error }) => error?.name ?? [])
const rounds = [1, 2, 3, 4, 5, 6]

test.for(rounds)('simultaneous crossing requests make friends (round %d)', async () => {
  const [ann, ben] = await players(2)
  const answers = await Promise.all([0, 1, 2, 3, 4].flatMap(() => [ask(ann!, ben!), ask(ben!, ann!)]))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.filter(({ result }) => result?.state === 'accepted')).toHaveLength(1)
  expect([await friendCount(ann!), await friendCount(ben!)]).toEqual([1, 1])
  expect([await waiting(ann!), await waiting(ben!)]).toEqual([0, 0])
})

test.for(rounds)('ten simultaneous requests make one (round %d)', async () => {
  const [ann, ben] = await players(2)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ann!, ben!)))
  expect(errors(answers)).toEqual(Array.from({ length: 9 }, () => 'FriendRequestSent'))
  expect(await waiting(ben!)).toBe(1)
})

test.for(rounds)('a simultaneous deletion and acceptance leave no half friendship (round %d)', async () => {
  const [ann, ben] = await players(2)
  await ask(ann!, ben!)
  const acceptIt = await accept(ben!)
  const drop = (device: Player, other: Player) =>
    device.call(friendsCalls.removeFriend, { userId: other.userId() })
  const answers = await Promise.all([drop(ann!, ben!), acceptIt(), acceptIt(), drop(ben!, ann!), acceptIt()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // It was accepted once; deletions before that deleted nothing.
  expect(errors(answers)).toEqual(['FriendRequestGone', 'FriendRequestGone'])
  expect(await friendCount(ann!)).toBe(await friendCount(ben!))
  expect([await waiting(ann!), await waiting(ben!)]).toEqual([0, 0])
})

test.for(rounds)('a simultaneous block and acceptance end in the block (round %d)', async () => {
  const [ann, ben] = await players(2)
  await ask(ann!, ben!)
  const acceptIt = await accept(ben!)
  await Promise.all([
    acceptIt(),
    ann!.call(friendsCalls.blockPlayer, { userId: ben!.userId() }),
    ask(ben!, ann!),
    ask(ann!, ben!),
  ])
  expect([await friendCount(ann!), await friendCount(ben!)]).toEqual([0, 0])
  expect([await waiting(ann!), await waiting(ben!)]).toEqual([0, 0])
})

test.for(rounds)('of ten simultaneous two-hundredth friends one is added (round %d)', async (round) => {
  const [host, ...guests] = await players(11)
  await giveFriends(host!.userId(), 199, round)
  for (const guest of guests) await ask(guest, host!)
  const { received } = (await host!.call(friendsCalls.listFriendRequests, {})).result!
  const answers = await Promise.all(
    received.map(({ requestId }) => host!.call(friendsCalls.acceptFriendRequest, { requestId })),
  )
  expect(errors(answers)).toEqual(Array.from({ length: 9 }, () => 'FriendListFull'))
  expect(await friendCount(host!)).toBe(200)
})

test.for(rounds)('of thirty simultaneous requests in a day twenty are sent (round %d)', async () => {
  const [ann, ...others] = await players(31)
  const answers = await Promise.all(others.map((other) => ask(ann!, other)))
  expect(errors(answers)).toEqual(Array.from({ length: 10 }, () => 'TooFast'))
  expect(await waiting(ann!)).toBe(20)
})

/** Friends of long standing. */
async function giveFriends(accountId: number, count: number, round: number) {
  const at = timestamp(instant('2025-06-01T00:00Z'))
  // The lowest numbers there are: hardly any is drawn for a device.
  const ids = Array.from({ length: count }, (_, index) => 10_000_000 + 1000 * round + index)
  await portal.db
    .insertInto('account')
    .values(ids.map((id) => ({ id, created_at: at })))
    .execute()
  await portal.db
    .insertInto('friendship')
    .values(ids.map((id) => ({ low_id: id, high_id: accountId, since_at: at })))
    .execute()
}
