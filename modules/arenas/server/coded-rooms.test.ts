import { expect, test } from 'vitest'
import { LiveClose } from '#kit/contract/live-protocol.ts'
import { FromPage, FromRoom, NO_SEAT } from '#kit/game/rooms/wire.ts'
import { accounts, bus, come, far, registry, pass, rooms, useRegistries } from '../testing/registry-rig.ts'
import { ARENAS_TOPIC } from './announce-rooms.ts'
import { CloseRoom } from './room-host.ts'

useRegistries()

test('a room with a code is open only to those who know it', async () => {
  const code = 'abcdefghjkmn'
  // It is told at once: whoever has the link may come by another process.
  const told = new Promise((tell) => void bus.subscribe(ARENAS_TOPIC, tell))
  come(registry, { code, accountId: 970 }).sit()
  come(registry).sit()
  expect(rooms).toHaveLength(2)
  come(registry, { code }).sit()
  expect(rooms.map(({ people }) => people)).toEqual([2, 1])
  await told
  expect(come(far, { code }).kinds()).toEqual([FromRoom.elsewhere])
  // Following a friend does not lead into their room either.
  const follower = come(registry, { friendId: 970 })
  follower.sit()
  expect(rooms.map(({ people }) => people)).toEqual([2, 2])
})

test('two players who open one link at once on two processes meet in one room', async () => {
  const code = 'abcdefghjkmn'
  const [anna, ben] = [come(registry, { code }), come(far, { code })]
  for (const one of [anna, ben]) one.sit()
  await Promise.all([registry.announce(), far.announce()])
  // The process whose name comes first keeps the room: "far" before "here".
  expect([registry.rooms.length, far.rooms.length]).toEqual([0, 1])
  expect(new TextDecoder().decode(anna.last(FromRoom.elsewhere)!.subarray(1))).toBe('far')
  expect([anna.closedWith(), ben.closedWith()]).toEqual([CloseRoom.moved, undefined])
  expect(come(far, { code, isSent: true }).sit().seat).not.toBe(NO_SEAT)
  expect(far.rooms).toMatchObject([{ code, people: 2 }])
})

test('a player who gives up seats repeatedly waits for the next one, longer each time', () => {
  const [anna, ben] = [come(), come()]
  for (const one of [anna, ben]) one.sit()
  const leave = () => ben.heard(new Uint8Array([FromPage.leave]))
  const seated = () => {
    ben.heard(new Uint8Array([FromPage.sit]))
    return ben.last(FromRoom.seat)![1] !== NO_SEAT
  }
  leave()
  expect(seated()).toBe(true)
  leave()
  let gotIn = 0
  // A page that asks twenty times a second for a minute.
  for (let count = 0; count < 1200; count++) {
    pass(50, [anna, ben])
    if (!seated()) continue
    gotIn++
    leave()
  }
  // After 5, 10, 20 seconds, not a thousand times.
  expect(gotIn).toBe(3)
  // Another socket of the same account waits as well; somebody else does not.
  expect(come(registry, { accountId: accounts }).sit().seat).toBe(NO_SEAT)
  expect(come().sit().seat).not.toBe(NO_SEAT)
})

test('an account that opens many rooms is refused', () => {
  const codes = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(12))
  const tries = codes.map((code) => come(registry, { code, accountId: 950 }))
  expect(tries.map(({ closedWith }) => closedWith())).toEqual([
    undefined,
    undefined,
    undefined,
    LiveClose.tooFast,
  ])
  expect(rooms).toHaveLength(3)
  // The rooms of everybody stay open to them.
  expect(come(registry, { accountId: 950 }).kinds()).toEqual([FromRoom.whole])
})

const openCoded = (room: number, network: string) =>
  come(registry, { code: `room-${room}`.padEnd(12, 'x'), network }).closedWith() === undefined

test('a network opens thirty rooms with a code, and all networks leave a hundred rooms to the others', () => {
  expect(Array.from({ length: 31 }, (_, room) => openCoded(room, 'school'))).toEqual([
    ...Array(30).fill(true),
    false,
  ])
  // Who comes into a room that is there opens none.
  expect(openCoded(0, 'school')).toBe(true)
  for (let room = 30; room < 200; room++) expect(openCoded(room, `home ${room}`)).toBe(true)
  expect(openCoded(200, 'home')).toBe(false)
  for (let game = 0; game < 100; game++)
    expect(come(registry, { slug: `game ${game}` }).closedWith()).toBeUndefined()
  expect(come(registry, { slug: 'rafts' }).closedWith()).toBe(LiveClose.tooFast)
  expect(rooms).toHaveLength(300)
})

test('the networks of one IPv6 customer open as many rooms with a code as one', () => {
  const networkOf = (room: number) => `2001:db8:7:${room * 100}::/56`
  for (let room = 0; room < 30; room++) expect(openCoded(room, networkOf(room))).toBe(true)
  expect(openCoded(30, networkOf(30))).toBe(false)
  expect(openCoded(30, '2001:db8:8:0::/56')).toBe(true)
})

test('a forged redirect does not remove a player from a match', async () => {
  const code = 'abcdefghjkmn'
  const [anna, ben] = [come(registry, { code }), come(registry, { code })]
  for (const one of [anna, ben]) one.sit()
  // "far" comes before "here": of two rooms that were opened at once its room would stay.
  come(far, { code, isSent: true }).sit()
  await Promise.all([registry.announce(), far.announce()])
  expect([anna.closedWith(), ben.closedWith()]).toEqual([undefined, undefined])
  expect(registry.rooms).toMatchObject([{ code, people: 2 }])
})
