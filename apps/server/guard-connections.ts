import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { addressOf } from '#kit/server/client-address.ts'
import { seconds, type Duration } from '#kit/time/time.ts'

export interface ConnectionLimits {
  /** Timeout for the head of a request; `request` is the one for all of it. */
  readonly head: Duration
  readonly request: Duration
  /** How often connections are checked. */
  readonly lookEvery: Duration
  /** The lowest rate of a request body; a phone with poor reception is ten times as fast. */
  readonly bytesASecond: number
  /** Open connections per address, and per network. Many people share one address of a carrier. */
  readonly ofHousehold: number
  readonly ofNetwork: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  head: seconds(10),
  request: seconds(30),
  lookEvery: seconds(5),
  bytesASecond: 512,
  ofHousehold: 1000,
  ofNetwork: 4000,
}

/** Node's own timeouts. They end with the response: streams and sockets last. */
export const serverLimits = ({ head, request, lookEvery }: ConnectionLimits = CONNECTION_LIMITS) => ({
  requestTimeout: request,
  http: { headersTimeout: head, requestTimeout: request, connectionsCheckingInterval: lookEvery },
})

/**
 * Refuses connections of a network that has too many, and aborts requests whose bodies arrive too slowly. Behind our own
 * proxies all connections are theirs: proxies limit their clients.
 */
export function guardConnections(
  app: FastifyInstance,
  {
    trustedProxies,
    limits = CONNECTION_LIMITS,
  }: { readonly trustedProxies: number; readonly limits?: ConnectionLimits },
): void {
  const open = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by
    if (count > 0) open.set(key, count)
    else open.delete(key)
    return count
  }
  if (trustedProxies === 0)
    app.server.on('connection', (socket: Socket) => {
      const { household, network, isLocal } = addressOf(socket.remoteAddress)
      if (isLocal) return
      const keys = [`one ${household}`, `all ${network}`] as const
      const [ofHousehold, ofNetwork] = [change(keys[0], 1), change(keys[1], 1)]
      socket.once('close', () => keys.forEach((key) => change(key, -1)))
      if (ofHousehold > limits.ofHousehold || ofNetwork > limits.ofNetwork) socket.destroy()
    })

  app.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || raw.headers['content-length'] === '0') return
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const { socket } = raw
    let before = socket.bytesRead
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer)
      const came = socket.bytesRead - before
      before = socket.bytesRead
      if (came < (limits.bytesASecond * limits.lookEvery) / seconds(1)) socket.destroy()
    }, limits.lookEvery).unref()
    raw.once('close', () => clearInterval(timer))
  })
}
