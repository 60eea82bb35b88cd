import { expect, test } from 'vitest'
import { FromPage, FromRoom, NO_SEAT, readTicks, stickMessage, withKind } from '#kit/game/rooms/wire.ts'
import { accounts, come, far, registry, pass, rooms, useRegistries } from '../testing/registry-rig.ts'
import { IDLE_FOR, SEAT_WAITS, SILENT_FOR, WHOLE_EVERY, CloseRoom } from './room-host.ts'

useRegistries()

test('a spectator first gets the whole round, then every tick, without a seat', () => {
  const anna = come()
  pass(1000)
  expect(anna.kinds()[0]).toBe(FromRoom.whole)
  const ticks = anna.kinds().filter((kind) => kind === FromRoom.ticks)
  expect(ticks.length).toBe(20)
  expect(registry.rooms).toMatchObject([{ slug: 'eels', people: 0, visitors: 1 }])
})

test('two players of one game meet in one room, players of another game in another', () => {
  const [anna, ben] = [come(), come()]
  expect(anna.sit().seat).not.toBe(ben.sit().seat)
  come(registry, { slug: 'rafts' })
  expect(registry.rooms.map(({ slug, people }) => ({ slug, people }))).toEqual([
    { slug: 'eels', people: 2 },
    { slug: 'rafts', people: 0 },
  ])
  pass(100)
  expect(readTicks(anna.last(FromRoom.ticks)!).people).toBe(2)
})

test('the twenty-first player gets a new room', () => {
  for (let count = 0; count < 20; count++) come().sit()
  come().sit()
  expect(registry.rooms.map(({ people }) => people)).toEqual([20, 1])
})

test('a spectator of a room that became full is told that there is no seat', () => {
  const late = come()
  for (let count = 0; count < 20; count++) come().sit()
  expect(late.sit().seat).toBe(NO_SEAT)
})

test('a player with a seat is told which process holds the room', () => {
  expect(come().sit().node).toBe('here')
  expect(come(far).sit().node).toBe('far')
})

test.for([
  { away: SEAT_WAITS - 100, isKept: true },
  { away: SEAT_WAITS + 100, isKept: false },
])('after $away ms without a connection a player keeps the seat: $isKept', ({ away, isKept }) => {
  const [anna, ben] = [come(), come()]
  const { seat, key } = anna.sit()
  anna.closed()
  pass(away, [ben])
  const again = come()
  again.heard(withKind(FromPage.back, key))
  expect(again.last(FromRoom.seat)![1]).toBe(isKept ? seat : NO_SEAT)
  expect(registry.rooms[0]!.people).toBe(isKept ? 1 : 0)
})

test('a forged key gives no seat', () => {
  const anna = come()
  const { key } = anna.sit()
  const thief = come()
  thief.heard(
    withKind(
      FromPage.back,
      key.map((byte) => byte ^ 1),
    ),
  )
  expect(thief.last(FromRoom.seat)![1]).toBe(NO_SEAT)
})

test.for([
  { silent: SILENT_FOR - 100, code: undefined },
  { silent: SILENT_FOR + 100, code: CloseRoom.silent },
])('a page that is silent for $silent ms is closed with $code', ({ silent, code }) => {
  const anna = come()
  pass(silent)
  expect(anna.closedWith()).toBe(code)
})

test('a player with constant input for a minute loses their seat, an active one does not', () => {
  const [anna, ben] = [come(), come()]
  anna.sit()
  ben.sit()
  for (let half = 0; half < 4; half++) {
    ben.heard(stickMessage(rooms[0]!.clock, 2 + 2 * half))
    pass(IDLE_FOR / 4 + 100, [anna, ben])
  }
  expect(anna.last(FromRoom.seat)![1]).toBe(NO_SEAT)
  expect(ben.last(FromRoom.seat)![1]).not.toBe(NO_SEAT)
  expect(anna.closedWith()).toBeUndefined()
})

test.for([[[]], [[0]], [[99, 1]], [[FromPage.back, 1, 2]]])('the message %j closes the socket', ([bytes]) => {
  const anna = come()
  anna.heard(new Uint8Array(bytes!))
  expect(anna.closedWith()).toBe(CloseRoom.bad)
})

test.for([
  [[FromPage.stick]],
  [[FromPage.stick, 0, 0, 0, 9]],
  [[FromPage.stick, 255, 255, 255, 255, 2]],
  [[FromPage.stick, 0, 0, 0, 1, 255]],
])('the invalid input %j is ignored', ([bytes]) => {
  const anna = come()
  const { seat } = anna.sit()
  anna.heard(new Uint8Array(bytes!))
  pass(200)
  const { changes } = readTicks(anna.last(FromRoom.ticks)!)
  expect(changes.filter((change) => change.seat === seat)).toEqual([])
  expect(anna.closedWith()).toBeUndefined()
})

test('a player at another process is redirected to the one that holds the room', async () => {
  come().sit()
  await registry.announce()
  const ben = come(far)
  expect(ben.kinds()).toEqual([FromRoom.elsewhere])
  expect(new TextDecoder().decode(ben.last(FromRoom.elsewhere)!.subarray(1))).toBe('here')
  expect(far.rooms).toEqual([])
})

test('two hundred rooms are known to another process, however much there is to say of them', async () => {
  const codes = Array.from({ length: 200 }, (_, room) => `code-${room}`.padEnd(12, 'x'))
  for (const code of codes) for (let count = 0; count < 3; count++) come(registry, { code })
  await registry.announce()
  const led = codes.map((code) => come(far, { code }).kinds())
  expect(led).toEqual(codes.map(() => [FromRoom.elsewhere]))
  expect(far.rooms).toEqual([])
})

test('a page that asks for the whole room a hundred times a second is sent it once, and once more later', () => {
  const anna = come()
  const wholes = () => anna.kinds().filter((kind) => kind === FromRoom.whole).length
  pass(WHOLE_EVERY, [anna])
  for (let count = 0; count < 100; count++) anna.heard(new Uint8Array([FromPage.whole]))
  pass(WHOLE_EVERY - 50, [anna])
  expect(wholes()).toBe(2)
  pass(50, [anna])
  expect(wholes()).toBe(3)
  pass(WHOLE_EVERY * 2, [anna])
  expect(wholes()).toBe(3)
})

test('a redirected player is not redirected again, even if the room is missing', async () => {
  come().sit()
  await registry.announce()
  expect(come(far, { isSent: true }).kinds()).toEqual([FromRoom.whole])
})

test('a process that has been silent for seven seconds is treated as gone', async () => {
  const anna = come()
  anna.sit()
  await registry.announce()
  pass(7100, [anna])
  expect(come(far).kinds()).toEqual([FromRoom.whole])
})

test('an empty room ends after fifteen seconds', () => {
  const anna = come()
  anna.closed()
  pass(14_000)
  expect(registry.rooms).toHaveLength(1)
  pass(2000)
  expect(registry.rooms).toEqual([])
})

test('an account has one seat in a room for all of its tabs, and frees it on leaving', () => {
  const [first, second, ben] = [
    come(registry, { accountId: 900 }),
    come(registry, { accountId: 900 }),
    come(),
  ]
  expect(first.sit().seat).not.toBe(NO_SEAT)
  second.heard(new Uint8Array([FromPage.sit]))
  expect(second.last(FromRoom.seat)![1]).toBe(NO_SEAT)
  expect(ben.sit().seat).not.toBe(NO_SEAT)
  first.closed()
  second.heard(new Uint8Array([FromPage.sit]))
  expect(second.last(FromRoom.seat)![1]).not.toBe(NO_SEAT)
})

test('a player who follows a friend enters the friend’s room even if another is fuller, and watches if no seat is free', () => {
  const full = Array.from({ length: 20 }, () => come())
  for (const one of full) one.sit()
  const friend = come(registry, { accountId: 901 })
  friend.sit()
  expect(rooms).toHaveLength(2)
  // Somebody leaves the full room: it has a free seat and more people than that of the friend.
  full[0]!.closed()
  pass(SEAT_WAITS + 100, [...full.slice(1), friend])
  expect(rooms.map(({ people }) => people)).toEqual([19, 1])
  come(registry, { friendId: 901 }).sit()
  expect(rooms[1]!.people).toBe(2)
  come(registry, { friendId: 902 }).sit()
  expect(rooms[0]!.people).toBe(20)
  // Full: whoever follows somebody there looks on.
  const onlooker = come(registry, { friendId: accounts })
  onlooker.heard(new Uint8Array([FromPage.sit]))
  expect(onlooker.kinds()).toContain(FromRoom.whole)
  expect(rooms).toHaveLength(2)
})

test('a player who follows a friend is redirected to the process with the friend’s room', async () => {
  const friend = come(far, { accountId: 903 })
  friend.sit()
  come(registry).sit()
  await far.announce()
  const follower = come(registry, { friendId: 903 })
  expect(new TextDecoder().decode(follower.last(FromRoom.elsewhere)!.subarray(1))).toBe('far')
})
