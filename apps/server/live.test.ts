import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { postgresBus } from '#kit/bus/postgres-bus.ts'
import { timestamp } from '#kit/db/db.ts'
import type { Bus } from '#kit/bus/bus.ts'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import type { Gateway } from '#kit/sockets/gateway.ts'
import { liveOverBus } from '#kit/sockets/live-bus.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { testSocket } from '#kit/sockets/testing/gateway-rig.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { after, minutes, seconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { serveLive } from './live.ts'

interface Node {
  readonly app: FastifyInstance
  readonly gateway: Gateway
  readonly url: string
}

let portal: TestPortal
let one: Node
let other: Node
let closeDatabase: () => Promise<void>
const buses: Bus[] = []

/** Two machines of one portal: each has sockets, and they share only the bus and the database. */
beforeAll(async () => {
  // Messages of the API go over the bus of the first machine.
  const bus: Bus = {
    publish: (topic, body) => buses[0]!.publish(topic, body),
    hint: (topic, body) => buses[0]!.hint(topic, body),
    subscribe: () => () => undefined,
    close: async () => undefined,
  }
  portal = await openTestPortal({ bus })
  const database = await openTestDatabase()
  const log = { warn: () => undefined }
  for (let count = 0; count < 2; count++) buses.push(await postgresBus(database, log))
  ;[one, other] = (await Promise.all(buses.map(openNode))) as [Node, Node]
  closeDatabase = database.close
})
afterAll(async () => {
  await Promise.all([one.app.close(), other.app.close()])
  for (const bus of buses) await bus.close()
  await closeDatabase()
  await portal.close()
})

async function openNode(bus: Bus): Promise<Node> {
  const app = Fastify()
  const { presence } = portal.api
  const gateway = serveLive(app, {
    bus,
    db: portal.db,
    clock: portal.now,
    catalogue: testCatalogue,
    presence,
    publicUrl: 'https://islet.example',
    limits: { tick: 20 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, gateway, url: `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live` }
}

const ticketOf = async (name: string) =>
  (await portal.device(name).call(presenceCalls.takeTicket, {})).result!.ticket
const socketOf = async (name: string, { url }: Node) => {
  const socket = testSocket(url, [LIVE_PROTOCOL, await ticketOf(name)])
  await socket.opened()
  return socket
}

test('players on two servers get the same world messages, and each their own notifications', async () => {
  const [anna, ben] = [await socketOf('anna', one), await socketOf('ben', other)]
  await anna.join('world')
  await ben.join('world')
  const live = liveOverBus(buses[0]!)
  live.toTopic('world', { kind: 'chat', id: 'M1', body: { text: 'hello' } })
  live.toAccounts([portal.device('ben').userId()], { kind: 'friends', body: {} })
  await anna.heard('chat')
  await ben.heard('chat')
  await ben.heard('friends')
  expect(anna.items.filter(({ kind }) => kind === 'friends')).toEqual([])
})

test('a ticket of the portal opens one socket, on any machine, within half a minute', async () => {
  const ticket = await ticketOf('anna')
  await testSocket(one.url, [LIVE_PROTOCOL, ticket]).opened()
  expect(await testSocket(other.url, [LIVE_PROTOCOL, ticket]).turnedAway()).toBe(401)
  const old = await ticketOf('anna')
  portal.wait(seconds(30))
  expect(await testSocket(one.url, [LIVE_PROTOCOL, old]).turnedAway()).toBe(401)
})

test.for([
  ['https://evil.example', 403],
  ['null', 403],
] as const)('a page of the origin %s gets %d', async ([origin, status]) => {
  const socket = testSocket(one.url, [LIVE_PROTOCOL, await ticketOf('anna')], { origin })
  expect(await socket.turnedAway()).toBe(status)
})

test.for(['https://islet.example', 'self'])('a page of the origin %s gets its socket', async (origin) => {
  const own = `http://${new URL(one.url).host}`
  const socket = testSocket(one.url, [LIVE_PROTOCOL, await ticketOf('anna')], {
    origin: origin === 'self' ? own : origin,
  })
  await socket.opened()
  socket.socket.close()
})

test('sockets are opened at one address only', async () => {
  const elsewhere = one.url.replace('/api/live', '/api/other')
  expect(await testSocket(elsewhere, [LIVE_PROTOCOL, await ticketOf('anna')]).turnedAway()).toBe(404)
})

test.for(['game:1752', 'world'])('the topic %s exists', async (topic) => {
  const anna = await socketOf('carla', one)
  anna.wish({ type: 'join', room: topic })
  await anna.heard('joined')
  anna.socket.close()
})

test.for(['game:999999', 'game:01752', 'game:1752 ', 'toString'])(
  'the topic %s does not exist',
  async (topic) => {
    const anna = await socketOf('carla', one)
    anna.wish({ type: 'join', room: topic })
    await anna.heard('refused')
    anna.socket.close()
  },
)

test('a player with an open socket is online', async () => {
  portal.wait(minutes(10))
  const ticket = await ticketOf('dora')
  portal.wait(seconds(29))
  await testSocket(one.url, [LIVE_PROTOCOL, ticket]).opened()
  const id = portal.device('dora').userId()
  await vi.waitFor(async () =>
    expect((await portal.api.presence.seenAt(portal.db, [id])).get(id)).toBe(portal.now() - seconds(29)),
  )
  portal.wait(seconds(1))
  const again = await socketOf('dora', one)
  again.wish({ type: 'here' })
  await again.heard('here')
  expect((await portal.api.presence.seenAt(portal.db, [id])).get(id)).toBe(portal.now())
})

test('the sockets of a session that was ended or banned are closed', async () => {
  const [ended, banned, stays] = [
    await socketOf('ended', one),
    await socketOf('banned', one),
    await socketOf('stays', one),
  ]
  await portal.db
    .deleteFrom('account_session')
    .where('account_id', '=', portal.device('ended').userId())
    .execute()
  await portal.db
    .updateTable('account')
    .set({ banned_until: timestamp(after(portal.now(), minutes(5))) })
    .where('id', '=', portal.device('banned').userId())
    .execute()
  await one.gateway.checkSessions()
  expect(await ended.closed()).toBe(4401)
  expect(await banned.closed()).toBe(4401)
  expect(stays.isOpen()).toBe(true)
})

/** A server that waits for its sockets to close would wait as long as they live. */
const AT_ONCE = LIMITS.event / 10

test('signing out closes only the sockets of that session at once, on every machine', async () => {
  const [leaves, stays] = [await socketOf('leaves', other), await socketOf('stays on', other)]
  const before = performance.now()
  await portal.device('leaves').call(accountCalls.signOut, {})
  expect(await leaves.closed()).toBe(4401)
  expect(performance.now() - before).toBeLessThan(AT_ONCE)
  expect(stays.isOpen()).toBe(true)
})

test('a web server closes at once, and tells its open sockets why', async () => {
  const node = await openNode(memoryBus({ warn: () => undefined }))
  const socket = await socketOf('anna', node)
  const start = performance.now()
  await node.app.close()
  expect(performance.now() - start).toBeLessThan(AT_ONCE)
  expect(await socket.closed()).toBe(1001)
})
