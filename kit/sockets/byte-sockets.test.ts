import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVE_PROTOCOL, LiveClose } from '#kit/contract/live-protocol.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { addressOf } from '#kit/server/client-address.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { minutes } from '#kit/time/time.ts'
import { openByteSockets, type ByteSocket, type ByteSockets } from './byte-sockets.ts'
import { GATEWAY_LIMITS } from './gateway-limits.ts'
import { testSocket } from './testing/gateway-rig.ts'

const WAIT = { interval: 5 }
let server: Server
let sockets: ByteSockets
let heard: number[][]
let closed: number
let last: ByteSocket | undefined
let tickets: number
let ended: ReadonlySet<string>
let asked: string[]
let canWelcome: boolean
let logged: { readonly facts: object; readonly message: string }[]

beforeEach(async () => {
  heard = []
  closed = 0
  last = undefined
  tickets = 0
  ended = new Set()
  asked = []
  canWelcome = true
  logged = []
  sockets = openByteSockets({
    clock: systemClock,
    limiter: memoryLimiter(systemClock),
    limits: GATEWAY_LIMITS,
    bytes: {
      largestMessage: 17,
      mostWaiting: 1000,
      messages: { burst: 10, refillEvery: minutes(1) },
      mostDropped: 5,
    },
    isForeign: () => false,
    addressOf: () => addressOf('127.0.0.1'),
    async redeem(ticket) {
      if (ticket.startsWith('d')) throw new Error('the database is away')
      if (ticket.startsWith('x')) return undefined
      return { accountId: Number(ticket), sessionId: `session ${Number(ticket)}` }
    },
    async liveSessions(ids) {
      asked.push(...ids)
      return new Set(ids.filter((id) => !ended.has(id)))
    },
    log: { warn: (facts, message) => void logged.push({ facts, message }) },
    welcome(socket) {
      if (!canWelcome) throw new Error('the hall is gone')
      last = socket
      return { heard: (message) => heard.push([...message]), closed: () => closed++ }
    },
  })
  server = createServer()
  server.on('upgrade', sockets.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  expect(logged).toEqual([])
  sockets.close()
  server.close()
})

const ask = (ticket = String(++tickets).padStart(43, '0')) =>
  testSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`, [LIVE_PROTOCOL, ticket])
async function come() {
  const one = ask()
  await one.opened()
  await vi.waitFor(() => expect(last).toBeDefined(), WAIT)
  return one
}

test('bytes go both ways, and the socket knows its account', async () => {
  const { socket } = await come()
  // The rig reads words.
  socket.removeAllListeners('message')
  const answered = once(socket, 'message')
  socket.send(new Uint8Array([1, 2, 3]))
  await vi.waitFor(() => expect(heard).toEqual([[1, 2, 3]]), WAIT)
  last!.send(new Uint8Array([9, 8]))
  const [data] = (await answered) as [Buffer]
  expect([...data]).toEqual([9, 8])
  expect(last!.accountId).toBe(1)
})

test('a socket needs a valid ticket', async () => {
  expect(await ask('x'.repeat(43)).turnedAway()).toBe(401)
  expect(last).toBeUndefined()
})

test('without a database a socket is answered with 503, and the log has the reason', async () => {
  expect(await ask('d'.repeat(43)).turnedAway()).toBe(503)
  expect(logged).toMatchObject([{ facts: { err: { message: 'the database is away' } } }])
  logged = []
})

test('a socket whose set-up fails is closed, and nothing of it remains', async () => {
  canWelcome = false
  // A frame against the protocol comes along with the request.
  const { port } = server.address() as AddressInfo
  const line = connect(port, '127.0.0.1')
  const head = [
    'GET / HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    `Sec-WebSocket-Protocol: ${LIVE_PROTOCOL}, ${'1'.padStart(43, '0')}`,
  ]
  line.on('error', () => undefined)
  line.write(`${head.join('\r\n')}\r\n\r\n`)
  line.write(new Uint8Array([0xff, 0xff]))
  const ended = once(line.resume(), 'close')
  const one = ask()
  await Promise.all([ended, one.closed()])
  const told = { facts: { err: { message: 'the hall is gone' } } }
  expect(logged).toMatchObject([told, told])
  logged = []
  await sockets.checkSessions()
  expect(asked).toEqual([])
})

test('a text frame closes a socket for bytes', async () => {
  const one = await come()
  one.socket.send('hello')
  expect(await one.closed()).toBe(LiveClose.badFrame)
  expect(heard).toEqual([])
  await vi.waitFor(() => expect(closed).toBe(1), WAIT)
})

test('a message that is too long closes the socket', async () => {
  const one = await come()
  one.socket.send(new Uint8Array(18))
  expect(await one.closed()).toBe(LiveClose.frameTooLarge)
  expect(heard).toEqual([])
})

test('messages that are too fast are dropped, and going on closes the socket', async () => {
  const one = await come()
  for (let count = 0; count < 15; count++) one.socket.send(new Uint8Array([count]))
  await vi.waitFor(() => expect(heard).toHaveLength(10), WAIT)
  expect(one.isOpen()).toBe(true)
  one.socket.send(new Uint8Array([99]))
  expect(await one.closed()).toBe(LiveClose.tooFast)
  expect(heard).toHaveLength(10)
})

test('signing out closes the account’s sockets only', async () => {
  const one = await come()
  const two = ask()
  await two.opened()
  ended = new Set(['session 1'])
  await sockets.checkSessions()
  expect(await one.closed()).toBe(LiveClose.sessionOver)
  expect(two.isOpen()).toBe(true)
})

test('a stopping server accepts no sockets', async () => {
  const one = await come()
  sockets.close()
  await one.closed()
  expect(await ask().turnedAway()).toBe(503)
})

test('an account with too many sockets gets one that closes with the time to wait', async () => {
  const own = String(7).padStart(43, '0')
  for (let count = 0; count < GATEWAY_LIMITS.mostOfAccount; count++) await ask(own).opened()
  const more = ask(own)
  expect([await more.closed(), more.reason()]).toEqual([LiveClose.tooFast, '30'])
})
