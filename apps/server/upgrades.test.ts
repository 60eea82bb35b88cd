import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnAway } from '#kit/sockets/handshake.ts'
import { onUpgrade } from './upgrades.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  onUpgrade(app, '/api/live', (_request, stream) => turnAway(stream, 401))
  onUpgrade(app, '/stream/', (_request, stream) => turnAway(stream, 403))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function statusOf(path: string): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(answer.toString().split(' ')[1])
}

test.for([
  ['/api/live', 401],
  ['/api/live?ticket=1', 401],
  ['/stream/01ABC', 403],
  ['/stream/', 403],
  ['/stream', 404],
  ['/api/live/more', 404],
  ['/', 404],
  ['*', 404],
] as const)('a socket at %s is answered with %i', async ([path, status]) => {
  expect(await statusOf(path)).toBe(status)
})
