import { connect, type AddressInfo, type Socket } from 'node:net'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { REGION_CROWD } from '#kit/server/client-address.ts'
import { milliseconds, seconds } from '#kit/time/time.ts'
import { openWorkerServer } from './cloud-worker.ts'
import { CONNECTION_LIMITS, guardConnections, serverLimits } from './guard-connections.ts'

const QUICK = {
  ...CONNECTION_LIMITS,
  head: milliseconds(400),
  request: seconds(2),
  lookEvery: milliseconds(200),
}

/** More than the buffers of a connection hold. */
const BIG = 32 * 1024 * 1024

async function openServer(trustedProxies = 0, limits = QUICK) {
  const app = Fastify(serverLimits(limits))
  guardConnections(app, { trustedProxies, limits })
  app.post('/', async () => ({ ok: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** The response on a connection, or an empty text. */
async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  await closed(socket)
  return text
}

/** Ended or reset, as the system likes. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))
const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n'

test('endless request headers are cut off', async () => {
  const socket = await open(await openServer())
  const answer = answerOf(socket)
  socket.write('POST / HTTP/1.1\r\nhost: x\r\n')
  const timer = setInterval(() => socket.writable && socket.write('x-a: b\r\n'), 50)
  expect(await answer).toMatch(/^HTTP\/1.1 408|^$/)
  clearInterval(timer)
})

test('the connection of a slowly sent body is closed long before its deadline', async () => {
  const socket = await open(await openServer())
  const before = performance.now()
  const answer = answerOf(socket)
  socket.write(`${HEAD}content-length: 60000\r\n\r\n`)
  const timer = setInterval(() => socket.writable && socket.write(' '), 50)
  expect(await answer).toBe('')
  expect(performance.now() - before).toBeLessThan(1500)
  clearInterval(timer)
})

test('a body is looked at every second', () => {
  expect(CONNECTION_LIMITS).toMatchObject({ lookEvery: seconds(1) })
})

test('a phone without reception for nearly three looks right after its head is answered', async () => {
  const socket = await open(await openServer())
  const answer = answerOf(socket)
  socket.write(`${HEAD}content-length: 2\r\n\r\n`)
  await pause(2.8 * QUICK.lookEvery)
  socket.write('{}')
  expect(await answer).toContain('{"ok":true}')
})

test('a body that waits for us to read it is not slow', async () => {
  const app = Fastify(serverLimits(QUICK))
  guardConnections(app, { trustedProxies: 0, limits: QUICK })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  app.put('/', { bodyLimit: BIG }, async ({ body }) => {
    await pause(6 * QUICK.lookEvery)
    let bytes = 0
    for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length
    return { bytes }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: new Uint8Array(BIG) })
  expect(await answer.json()).toEqual({ bytes: BIG })
})

test('of more unfinished bodies than a network may have the slowest ends, also behind a proxy', async () => {
  const port = await openServer(1, { ...QUICK, request: seconds(600), bytesASecond: 0, unfinished: 3 })
  const begin = async (from: string, bytes: number) => {
    const socket = await open(port)
    socket.write(`${HEAD}x-forwarded-for: ${from}\r\ncontent-length: 60000\r\n\r\n`)
    const timer = setInterval(() => socket.writable && socket.write(' '.repeat(bytes)), 50)
    onTestFinished(() => {
      clearInterval(timer)
      socket.destroy()
    })
    return socket
  }
  const others = await Promise.all([40, 30, 20].map((bytes) => begin('203.0.113.5', bytes)))
  const neighbour = await begin('198.51.100.7', 1)
  const slowest = await begin('203.0.113.6', 2)
  await closed(slowest)
  await pause(2 * QUICK.lookEvery)
  expect([...others, neighbour].map(({ destroyed }) => destroyed)).toEqual([false, false, false, false])
})

test('a body sent in pieces but fast enough is answered', async () => {
  const socket = await open(await openServer())
  const answer = answerOf(socket)
  const body = JSON.stringify({ text: 'x'.repeat(3000) })
  socket.write(`${HEAD}content-length: ${body.length}\r\n\r\n`)
  for (let at = 0; at < body.length; at += 500) {
    socket.write(body.slice(at, at + 500))
    await pause(50)
  }
  expect(await answer).toContain('{"ok":true}')
})

test('connections are limited per address and network, and a closed one frees a place', () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  // Node's own handling of a connection needs a real one.
  app.server.removeAllListeners('connection')
  guardConnections(app, { trustedProxies: 0, limits: { ...QUICK, ofHousehold: 2, ofNetwork: 3 } })
  const come = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true, destroy })
    function destroy() {
      socket.isOpen = false
      socket.emit('close')
    }
    app.server.emit('connection', socket)
    return socket
  }
  const [first, second] = [come('203.0.113.5'), come('203.0.113.5')]
  expect([first.isOpen, second.isOpen, come('203.0.113.5').isOpen]).toEqual([true, true, false])
  expect([come('203.0.113.6').isOpen, come('203.0.113.7').isOpen]).toEqual([true, false])
  expect(come('198.51.100.7').isOpen).toBe(true)
  first.destroy()
  expect(come('203.0.113.8').isOpen).toBe(true)
  for (let count = 0; count < 5; count++) expect(come('127.0.0.1').isOpen).toBe(true)
})

test('all networks of one IPv6 customer hold as many connections as eight others', () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.server.removeAllListeners('connection')
  guardConnections(app, { trustedProxies: 0, limits: { ...QUICK, ofHousehold: 2, ofNetwork: 3 } })
  const open = new Set<string>()
  const come = (remoteAddress: string) => {
    open.add(remoteAddress)
    const destroy = () => open.delete(remoteAddress)
    app.server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy }))
  }
  for (let network = 0; network < 256; network++) come(`2001:db8:7:${(network * 256).toString(16)}::1`)
  expect(open.size).toBe(3 * REGION_CROWD)
  come('2001:db8:8:100::1')
  expect(open).toContain('2001:db8:8:100::1')
})

test('a worker on its own has the limits of the portal', async () => {
  const app = openWorkerServer({ trustedProxies: 0 })
  onTestFinished(() => app.close())
  expect(app.server.headersTimeout).toBe(CONNECTION_LIMITS.head)
  expect(app.server.requestTimeout).toBe(CONNECTION_LIMITS.request)
  const plain = Fastify()
  onTestFinished(() => plain.close())
  expect(app.server.listenerCount('connection')).toBe(plain.server.listenerCount('connection') + 1)
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
})
