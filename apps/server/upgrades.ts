import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { turnAway } from '#kit/sockets/handshake.ts'

/** Takes over a connection that requests an upgrade to a socket. */
export type TakeUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

const routesOf = new WeakMap<Server, Map<string, TakeUpgrade>>()

/** Registers an upgrade handler for this path; a path that ends in `/` covers everything below it. */
export function onUpgrade({ server }: Pick<FastifyInstance, 'server'>, path: string, take: TakeUpgrade) {
  const known = routesOf.get(server)
  const routes = known ?? new Map<string, TakeUpgrade>()
  routes.set(path, take)
  if (known) return
  routesOf.set(server, routes)
  server.on('upgrade', (request, stream, head) => {
    const [asked = ''] = (request.url ?? '').split('?')
    const found = routes.get(asked) ?? routes.get(asked.slice(0, asked.lastIndexOf('/') + 1))
    if (found) found(request, stream, head)
    else turnAway(stream, 404)
  })
}
