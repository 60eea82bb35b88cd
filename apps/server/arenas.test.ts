import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, type RawData } from 'ws'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { LIVE_PROTOCOL, LiveClose } from '#kit/contract/live-protocol.ts'
import { FromPage, FromRoom, NO_SEAT, readSeat, readTicks, withKind } from '#kit/game/rooms/wire.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { serveArenas } from './arenas.ts'
import { reportProcess } from './report-process.ts'

const WAIT = { interval: 5 }
let portal: TestPortal
let app: FastifyInstance
let arenas: ReturnType<typeof serveArenas>
let logged: string[]

beforeEach(async () => {
  portal = await openTestPortal()
  logged = []
  app = Fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } })
  arenas = serveArenas(app, {
    bus: memoryBus({ warn: () => undefined }),
    db: portal.db,
    clock: portal.now,
    nodeName: 'here',
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  await portal.close()
})

/** A page of this visitor in an arena, and the messages that it receives. */
async function come(name: string, game = 'jelly-gulp', friendId?: number, more = '') {
  const { ticket } = (await portal.device(name).call(presenceCalls.takeTicket, {})).result!
  const { port } = app.server.address() as AddressInfo
  const follows = friendId === undefined ? '' : `&with=${friendId}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/arenas?game=${game}${follows}${more}`, [
    LIVE_PROTOCOL,
    ticket,
  ])
  const heard: Uint8Array[] = []
  let closedWith: number | undefined
  socket.on('message', (data: RawData) => heard.push(new Uint8Array(data as Buffer)))
  socket.on('close', (code) => (closedWith = code))
  await once(socket, 'open')
  const last = (kind: number) => heard.findLast((message) => message[0] === kind)
  const hears = (kind: number) => vi.waitFor(() => (expect(last(kind)).toBeDefined(), last(kind)!), WAIT)
  return {
    socket,
    hears,
    people: (count: number) =>
      vi.waitFor(() => expect(readTicks(last(FromRoom.ticks)!).people).toBe(count), WAIT),
    closed: () => vi.waitFor(() => (expect(closedWith).toBeDefined(), closedWith!), WAIT),
    async sit() {
      socket.send(new Uint8Array([FromPage.sit]))
      return readSeat(await hears(FromRoom.seat))
    },
  }
}

test('two visitors of the portal play in one room', async () => {
  const [anna, ben] = [await come('anna'), await come('ben')]
  await anna.hears(FromRoom.whole)
  const seats = [await anna.sit(), await ben.sit()]
  expect(seats[0]!.seat).not.toBe(seats[1]!.seat)
  await anna.people(2)
  expect(arenas.rooms()).toMatchObject([{ slug: 'jelly-gulp', people: 2, visitors: 2 }])
})

test('operators see how many play in which rooms of a process, and not who', async () => {
  const terminal = operatorTerminal(portal)
  const rooms = async () => (await terminal.facts<{ rooms: object[] }>('state', 'show')).rooms
  await (await come('anna')).sit()
  await (await come('ben')).hears(FromRoom.whole)
  await (await football('carl', '&team=2')).sit()
  const own = { db: portal.db, clock: portal.now, nodeName: 'here', roles: ['gateway'], root: '' } as const
  const here = await reportProcess({ ...own, rooms: arenas.rooms })
  const named = { process: expect.stringMatching(/ here$/) as string, rooms: 1 }
  expect(await rooms()).toEqual([
    { ...named, game: 'bumper-cars-soccer', players: 1, spectators: 0 },
    { ...named, game: 'jelly-gulp', players: 1, spectators: 1 },
  ])
  await here.end()
  expect(await rooms()).toEqual([])
})

test('a player who reconnects gets the same seat', async () => {
  const anna = await come('anna')
  const { seat, key } = await anna.sit()
  anna.socket.terminate()
  const again = await come('anna')
  again.socket.send(withKind(FromPage.back, key))
  expect(readSeat(await again.hears(FromRoom.seat)).seat).toBe(seat)
  expect(seat).not.toBe(NO_SEAT)
  await again.people(1)
})

test('a game that is not an arena has no room', async () => {
  expect(await (await come('anna', 'garden-snake')).closed()).toBe(4404)
})

test('a player who signs out leaves the arena', async () => {
  const anna = await come('anna')
  await anna.sit()
  await portal.device('anna').call(accountCalls.signOut, {})
  await arenas.checkSessions()
  expect(await anna.closed()).toBe(LiveClose.sessionOver)
})

test('a server that closes does not wait for its players', async () => {
  const anna = await come('anna')
  await anna.sit()
  await app.close()
  await anna.closed()
})

test('a player whose friend cannot be looked up is told that the server failed, and the log says why', async () => {
  await come('ben')
  await sql`alter table friendship rename to away`.execute(portal.db)
  const ben = await come('ben', 'jelly-gulp', 12_345_678)
  expect(await ben.closed()).toBe(1011)
  expect(logged.join('')).toMatch(/"level":50.*friendship.*could not follow a friend/)
  await sql`alter table away rename to friendship`.execute(portal.db)
})

test('a player follows a friend into a full room, but not a stranger', async () => {
  const [anna, ben] = [portal.device('anna'), portal.device('ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await anna.call(friendsCalls.sendFriendRequest, { userId: ben.userId() })
  await ben.call(friendsCalls.sendFriendRequest, { userId: anna.userId() })
  const crowd = await Promise.all(Array.from({ length: 19 }, (_, index) => come(`player ${index}`)))
  for (const page of [await come('anna'), ...crowd]) expect((await page.sit()).seat).not.toBe(NO_SEAT)
  const visitors = () => arenas.rooms().map((room) => room.visitors)
  const follower = await come('ben', 'jelly-gulp', anna.userId())
  // Messages sent before it is in the room are delivered there.
  expect((await follower.sit()).seat).toBe(NO_SEAT)
  expect(visitors()).toEqual([21])
  const stranger = await come('carl', 'jelly-gulp', anna.userId())
  expect((await stranger.sit()).seat).not.toBe(NO_SEAT)
  expect(visitors()).toEqual([21, 1])
})

const CODE = 'abcdefghjkmn'
const football = (name: string, more: string) => come(name, 'bumper-cars-soccer', undefined, more)

test('two players with the same link meet in a room of two; a third has no seat, others get another room', async () => {
  const link = `&team=1&room=${CODE}`
  const [anna, ben, carl] = [
    await football('anna', link),
    await football('ben', link),
    await football('carl', '&team=1'),
  ]
  expect(new Set([(await anna.sit()).seat, (await ben.sit()).seat])).toEqual(new Set([0, 1]))
  await carl.sit()
  await anna.people(2)
  await carl.people(1)
  const late = await football('dora', link)
  expect((await late.sit()).seat).toBe(NO_SEAT)
  expect(arenas.rooms()).toMatchObject([
    { kind: '1', code: CODE, people: 2, visitors: 3 },
    { kind: '1', people: 1 },
  ])
})

test('basketball has rooms beside those of football', async () => {
  const [anna, ben] = [
    await come('anna', 'basketball-stars', undefined, '&team=2'),
    await football('ben', '&team=2'),
  ]
  await anna.sit()
  await ben.sit()
  expect(arenas.rooms()).toMatchObject([
    { slug: 'basketball-stars', seats: 4, people: 1 },
    { slug: 'bumper-cars-soccer', seats: 4, people: 1 },
  ])
})

test('rooms with one and with two players a side are separate', async () => {
  const [one, pairs] = [await football('anna', '&team=1'), await football('ben', '&team=2')]
  await one.sit()
  await pairs.sit()
  expect(arenas.rooms()).toMatchObject([
    { kind: '1', seats: 2, people: 1 },
    { kind: '2', seats: 4, people: 1 },
  ])
})

test.for(['', '&team=3', '&team=', '&team=1&room=short', `&team=1&room=${CODE}<script>`, `&room=${CODE}`])(
  'a request for a room with "%s" is refused',
  async (more) => {
    expect(await (await football('anna', more)).closed()).toBe(4404)
  },
)

test('a player who leaves a match gives up the seat at once', async () => {
  const [anna, ben] = [await football('anna', '&team=1'), await football('ben', '&team=1')]
  await anna.sit()
  await ben.sit()
  await ben.people(2)
  anna.socket.send(new Uint8Array([FromPage.leave]))
  await ben.people(1)
})

test('a player who reloads the page gets their seat back without a key', async () => {
  const [anna, ben] = [await football('anna', '&team=1'), await football('ben', '&team=1')]
  const { seat } = await anna.sit()
  await ben.sit()
  anna.socket.terminate()
  const again = await football('anna', '&team=1')
  await vi.waitFor(async () => expect((await again.sit()).seat).toBe(seat), WAIT)
  // The seat with the same number in a private room would be a different one.
  expect(arenas.rooms()).toMatchObject([{ kind: '1', people: 2 }])
})
