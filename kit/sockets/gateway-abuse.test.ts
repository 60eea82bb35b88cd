import { connect } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import { REGION_CROWD } from '#kit/server/client-address.ts'
import { seconds } from '#kit/time/time.ts'
import { openGatewayRig, testSocket, type TestSocket } from './testing/gateway-rig.ts'

const WAIT = { interval: 5 }
const ANNA = 10_000_001
const BEN = 10_000_002

let rig: Awaited<ReturnType<typeof openGatewayRig>>
let anna: TestSocket
beforeEach(async () => {
  rig = await openGatewayRig()
  anna = await rig.player(ANNA)
  await anna.join('world')
})
/** Whatever one client does, other players keep receiving messages. */
afterEach(async () => {
  rig.live.toTopic('world', { kind: 'after', body: {} })
  await anna.heard('after')
  await rig.close()
})

test('a ticket that was used is refused', async () => {
  const ticket = rig.ticketOf(BEN)
  await testSocket(rig.url, [LIVE_PROTOCOL, ticket]).opened()
  expect(await testSocket(rig.url, [LIVE_PROTOCOL, ticket]).turnedAway()).toBe(401)
})

test.for([
  { protocols: [] },
  { protocols: [LIVE_PROTOCOL] },
  { protocols: [LIVE_PROTOCOL, 'short'] },
  { protocols: ['other.1', '0'.repeat(43)] },
])('a socket with the protocols $protocols has no ticket', async ({ protocols }) => {
  expect(await testSocket(rig.url, protocols).turnedAway()).toBe(401)
})

test('a page of another site gets no socket, and costs no ticket', async () => {
  const ticket = rig.ticketOf(BEN)
  const foreign = testSocket(rig.url, [LIVE_PROTOCOL, ticket], { origin: 'https://evil.example' })
  expect(await foreign.turnedAway()).toBe(403)
  await testSocket(rig.url, [LIVE_PROTOCOL, ticket]).opened()
})

test.for(['', 'hello', '[]', 'null', '{}', '{"v":2,"type":"here"}', '{"v":1,"type":"fly","room":"world"}'])(
  'the frame %j closes the socket',
  async (text) => {
    const ben = await rig.player(BEN)
    ben.socket.send(text)
    expect(await ben.closed()).toBe(4400)
  },
)

test.for([
  { type: 'join' },
  { type: 'join', room: 7 },
  { type: 'join', room: 'x'.repeat(41) },
  { type: 'join', room: 'world', lastId: {} },
  { type: 'join', room: 'world', lastId: 'x'.repeat(41) },
  { type: 'leave', room: null },
])('the request %j closes the socket', async (wish) => {
  const ben = await rig.player(BEN)
  ben.wish(wish)
  expect(await ben.closed()).toBe(4400)
})

test('a binary frame closes the socket', async () => {
  const ben = await rig.player(BEN)
  ben.socket.send(Buffer.from('{"v":1,"type":"here"}'), { binary: true })
  expect(await ben.closed()).toBe(4400)
})

test.for(['game:2', 'game:', 'admin', '', '__proto__', 'World'])(
  'a forged topic %j is refused and nothing else happens',
  async (topic) => {
    const ben = await rig.player(BEN)
    ben.wish({ type: 'join', room: topic })
    expect(await ben.heard('refused')).toEqual([{ kind: 'refused', room: topic, body: {} }])
    await ben.join('world')
    expect(ben.isOpen()).toBe(true)
  },
)

test('a frame of 5 KiB closes the socket, one of 4 KiB is read', async () => {
  const ben = await rig.player(BEN)
  const padded = (size: number) => {
    const frame = { v: 1, type: 'here', more: '' }
    return JSON.stringify({ ...frame, more: 'x'.repeat(size - JSON.stringify(frame).length) })
  }
  ben.socket.send(padded(4096))
  await ben.heard('here')
  ben.socket.send(padded(5 * 1024))
  expect(await ben.closed()).toBe(1009)
})

test('a flood of frames closes the socket', async () => {
  const ben = await rig.player(BEN)
  for (let count = 0; count < 30; count++) ben.wish({ type: 'here' })
  expect([await ben.closed(), ben.reason()]).toEqual([4429, '10'])
  expect(ben.items.length).toBeLessThanOrEqual(21)
})

test('an account has at most ten sockets; one that closes makes room', async () => {
  const tabs = await Promise.all(Array.from({ length: 10 }, () => rig.player(BEN)))
  const eleventh = rig.socket(BEN)
  expect([await eleventh.closed(), eleventh.reason()]).toEqual([4429, '30'])
  tabs[0]!.socket.close()
  await vi.waitFor(() => expect(rig.gateway.size).toBe(10), WAIT)
  await rig.player(BEN)
})

test('opening sockets is rate limited by network', async () => {
  const strict = await openGatewayRig({ opens: { burst: 20, refillEvery: seconds(60) } })
  onTestFinished(strict.close)
  const flood = Array.from({ length: 60 }, (_, count) =>
    strict.socket(BEN + count, { 'x-network': '203.0.113.7' }),
  )
  await vi.waitFor(() => expect(strict.gateway.size).toBe(20), WAIT)
  expect(await flood.at(-1)!.turnedAway()).toBe(429)
  await strict.player(ANNA, { 'x-network': '198.51.100.7' })
})

test('the number of sockets of a network is limited', async () => {
  const strict = await openGatewayRig({ mostOfNetwork: 3 })
  onTestFinished(strict.close)
  const home = { 'x-network': '203.0.113.7' }
  const [first] = await Promise.all([ANNA, BEN, BEN + 1].map((id) => strict.player(id, home)))
  expect(await strict.socket(BEN + 2, home).turnedAway()).toBe(429)
  first!.socket.close()
  await vi.waitFor(() => expect(strict.gateway.size).toBe(2), WAIT)
  await strict.player(BEN + 2, home)
})

test('all networks of one IPv6 customer hold as many sockets as eight others', async () => {
  const strict = await openGatewayRig({ mostOfNetwork: 1 })
  onTestFinished(strict.close)
  const from = (network: number) => ({ 'x-network': `2001:db8:7:${(network * 256).toString(16)}::1` })
  const own = []
  for (let network = 0; network < REGION_CROWD; network++)
    own.push(await strict.player(BEN + network, from(network)))
  expect(await strict.socket(BEN + 90, from(90)).turnedAway()).toBe(429)
  await strict.player(ANNA, { 'x-network': '2001:db8:8:100::1' })
  own[0]!.socket.close()
  await vi.waitFor(() => expect(strict.gateway.size).toBe(REGION_CROWD), WAIT)
  await strict.player(BEN + 91, from(91))
})

test('a socket is in at most four topics', async () => {
  const strict = await openGatewayRig({ mostTopics: 1 })
  onTestFinished(strict.close)
  const ben = await strict.player(BEN)
  await ben.join('world')
  ben.wish({ type: 'join', room: 'game:1' })
  await ben.heard('refused')
  await ben.join('world')
})

test('a slow reader is closed without delaying other clients', async () => {
  const small = await openGatewayRig({ mostWaiting: 64 * 1024 })
  onTestFinished(small.close)
  const [slow, quick] = [await small.player(BEN), await small.player(ANNA)]
  await slow.join('world')
  await quick.join('world')
  slow.socket.pause()
  let said = 0
  await vi.waitFor(
    () => {
      for (let count = 0; count < 40; count++)
        small.live.toTopic('world', { kind: 'chat', id: String(++said), body: { text: 'x'.repeat(7000) } })
      expect(small.gateway.size).toBe(1)
    },
    { ...WAIT, interval: 20 },
  )
  await vi.waitFor(() => expect(quick.items.at(-1)?.id).toBe(String(said)), WAIT)
  slow.socket.resume()
  expect([4430, 1006]).toContain(await slow.closed())
})

test('an unfinished handshake is closed and holds no place', async () => {
  const { port } = new URL(rig.url)
  const half = connect(Number(port), '127.0.0.1')
  half.on('error', () => undefined)
  half.resume()
  half.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 7\r\n` +
      `Sec-WebSocket-Key: x\r\nSec-WebSocket-Protocol: ${LIVE_PROTOCOL}, ${rig.ticketOf(BEN)}\r\n\r\n`,
  )
  await vi.waitFor(() => expect(half.destroyed || half.readableEnded).toBe(true), WAIT)
  for (let count = 0; count < 10; count++) await rig.player(BEN)
})
